import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { DeskIcon, type DeskIconName } from './desk-icon.tsx'

/** One line of a menu. */
export interface MenuItem {
  readonly id: string
  readonly icon?: DeskIconName
  readonly text: string
  /** Why it cannot be done, or who may; it is then seen and disabled. */
  readonly reason?: string | undefined
  readonly isDanger?: boolean
  readonly onChoose: () => void
}

interface MenuProps {
  /** The name of the list. */
  readonly label: string
  /** The name of a button that shows no words. */
  readonly buttonLabel?: string
  readonly className: string
  /** What the button shows. */
  readonly children: ReactNode
  readonly items: readonly MenuItem[]
  /** Above the items. */
  readonly head?: ReactNode
}

const gapPx = 6
const edgePx = 8

/** Puts the list beside its button: below it, or above where there is no room. */
function place(list: HTMLElement, button: HTMLElement): void {
  const by = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = list
  const isRtl = document.documentElement.dir === 'rtl'
  const wished = isRtl === by.left < innerWidth / 2 ? by.right - width : by.left
  const left = Math.max(edgePx, Math.min(by.right - width < edgePx ? by.left : wished, innerWidth - width - edgePx))
  const below = by.bottom + gapPx
  const top = below + height > innerHeight - edgePx ? Math.max(edgePx, by.top - height - gapPx) : below
  list.style.setProperty('left', `${left}px`)
  list.style.setProperty('top', `${top}px`)
}

/** The next item by key; from the last on to the first. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const current = items.findIndex((each) => each.contains(document.activeElement))
  const step = steps[event.key]
  const target =
    step !== undefined
      ? items[(current + step + items.length) % items.length]
      : event.key === 'Home'
        ? items[0]
        : event.key === 'End'
          ? items.at(-1)
          : undefined
  if (target === undefined) return
  event.preventDefault()
  target.focus()
}

function MenuList({ items, head, onClose }: Pick<MenuProps, 'items' | 'head'> & { onClose: () => void }) {
  return (
    <>
      {head}
      {items.map(({ id, icon, text, reason, isDanger, onChoose }) => (
        <button
          key={id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={isDanger ? 'danger' : undefined}
          aria-disabled={reason !== undefined || undefined}
          onClick={() => {
            if (reason !== undefined) return
            onClose()
            onChoose()
          }}
        >
          {icon === undefined ? null : <DeskIcon name={icon} size="s" />}
          <span>
            {text}
            {reason === undefined ? null : <small>{reason}</small>}
          </span>
        </button>
      ))}
    </>
  )
}

/** A button that opens a list of things to do; arrows move, Escape and a tap beside it close. */
export function Menu({ label, buttonLabel, className, children, items, head }: MenuProps) {
  const [isOpen, open] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = list.current
    if (!isOpen || shown === null || button.current === null) return
    shown.showPopover?.()
    place(shown, button.current)
    shown.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true })
    // Its button scrolls away from under it.
    const leave = ({ target }: Event) => {
      if (target !== shown) open(false)
    }
    document.addEventListener('scroll', leave, true)
    return () => document.removeEventListener('scroll', leave, true)
  }, [isOpen])

  function close() {
    open(false)
    button.current?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={buttonLabel}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        <div
          ref={list}
          popover="auto"
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className="menu"
          onKeyDown={(event) => {
            if (event.key === 'Escape' || event.key === 'Tab') close()
            else moveFocus(event)
          }}
          onToggle={({ newState }) => {
            if (newState === 'closed') open(false)
          }}
        >
          <MenuList items={items} head={head} onClose={close} />
        </div>
      )}
    </>
  )
}
