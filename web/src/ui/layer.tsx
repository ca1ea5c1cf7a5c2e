import '../styles/overlays.css'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { noteLayer } from './open-layers.ts'

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

/**
 * The modal layer below sheets and dialogs: the browser's own dialog, which makes the rest of the page inert,
 * gives focus back when it closes, and lies above everything.
 */
export function Layer({ label, isLeaving, onClose, children, kind }: LayerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    const layer = dialog.current
    if (layer === null) return
    layer.showModal()
    const strikeOff = noteLayer(() => close.current())
    const initial = layer.querySelector<HTMLElement>('[data-initial-focus]') ?? layer
    initial.focus({ preventScroll: true })
    return () => {
      strikeOff()
      layer.close()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className="layer"
      data-kind={kind}
      data-leaving={isLeaving || undefined}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={keepFocus}
      onCancel={(event) => {
        event.preventDefault()
        close.current()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close.current()
      }}
    >
      {children}
    </dialog>
  )
}
