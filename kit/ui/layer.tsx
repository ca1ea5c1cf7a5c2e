import './layer.css'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { noteLayer } from './open-layers.ts'
import { noteTap, swallowSecondTap } from './second-taps.ts'

interface LayerProps {
  readonly label: string
  readonly isLeaving: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  readonly kind: 'sheet' | 'dialog'
}

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), textarea, select, [tabindex="0"]'

/** Tab and Shift+Tab stay inside. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((each) => each.offsetParent)
  const edge = event.shiftKey ? inside[0] : inside.at(-1)
  const isAtEdge = document.activeElement === edge || !inside.some((each) => each === document.activeElement)
  if (!isAtEdge) return
  event.preventDefault()
  ;(event.shiftKey ? inside.at(-1) : inside[0])?.focus()
}

/** Focus returns to what had it; where that is gone or hidden, to the page that is shown. */
function giveFocusBack(to: Element | null): void {
  if (to instanceof HTMLElement) to.focus({ preventScroll: true })
  if (document.activeElement === to && to !== document.body) return
  document.querySelector<HTMLElement>('.host[data-move]')?.focus({ preventScroll: true })
}

/** A layer that leaves is above the page and takes no taps: the page has them from the moment of closing on. */
function stayShown(layer: HTMLDialogElement, isShown: boolean): void {
  if (typeof layer.showPopover !== 'function') return
  layer.popover = isShown ? 'manual' : null
  if (isShown) layer.showPopover()
}

/**
 * The modal layer below sheets and dialogs: the browser's own dialog, which makes the rest of the page inert
 * and lies above everything. It closes before it leaves the page: focus cannot be given back later.
 */
export function Layer({ label, isLeaving, onClose, children, kind }: LayerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useLayoutEffect(() => noteLayer(() => close.current()), [])
  useLayoutEffect(() => {
    const layer = dialog.current
    if (layer === null || isLeaving) return
    const before = document.activeElement
    const initial = layer.querySelector<HTMLElement>('[data-initial-focus]') ?? layer
    stayShown(layer, false)
    initial.autofocus = true // the browser gives the focus once, instead of to the first button before
    layer.showModal()
    initial.focus({ preventScroll: true })
    return () => {
      initial.autofocus = false
      layer.close()
      swallowSecondTap()
      if (layer.isConnected) stayShown(layer, true)
      giveFocusBack(before)
    }
  }, [isLeaving])

  return (
    <dialog
      ref={dialog}
      className="layer"
      data-kind={kind}
      data-leaving={isLeaving || undefined}
      inert={isLeaving}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={keepFocus}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return // of a layer that stands in this one
        event.preventDefault()
        if (!event.currentTarget.hasAttribute('inert')) close.current()
      }}
      onClickCapture={(event) => noteTap(event.nativeEvent)}
      onClick={(event) => {
        const isSecondOfDouble = event.detail > 1 // the first one opened the layer
        if (event.target === event.currentTarget && !isSecondOfDouble) close.current()
      }}
    >
      {children}
    </dialog>
  )
}
