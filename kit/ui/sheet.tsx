import { type PointerEvent, type ReactNode, useRef } from 'react'
import { Layer } from './layer.tsx'
import { usePresence } from './use-presence.ts'

interface SheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly label: string
  /** Above the body; it does not scroll, and dragging it down closes. */
  readonly head?: ReactNode
  readonly foot?: ReactNode
  readonly children: ReactNode
  /** Takes its full height whatever it holds. */
  readonly isTall?: boolean
}

/** Dragged further than this, or flicked, it closes. */
const dragPx = 96
const flickPxPerMs = 0.6

function useDragDown(onClose: () => void) {
  const start = useRef<{ y: number; at: number } | undefined>(undefined)
  const sheet = useRef<HTMLElement>(null)
  const move = (px: number) => sheet.current?.style.setProperty('translate', px > 0 ? `0 ${px}px` : '')
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button, a') !== null) return // a target of a pointer event is an element
      start.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== undefined) move(event.clientY - start.current.y)
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === undefined) return
      const px = event.clientY - start.current.y
      const speed = px / Math.max(1, event.timeStamp - start.current.at)
      start.current = undefined
      if (px > dragPx || (px > 16 && speed > flickPxPerMs)) onClose()
      else move(0)
    },
    onPointerCancel() {
      start.current = undefined
      move(0)
    },
  }
  return { sheet, handlers }
}

/** A sheet from the bottom; in the middle on large windows [page-7]. It is gone 300 ms after closing. */
export function Sheet({ isOpen, onClose, label, head, foot, children, isTall = false }: SheetProps) {
  const { isPresent, isLeaving } = usePresence(isOpen)
  const { sheet, handlers } = useDragDown(onClose)
  if (!isPresent) return null
  return (
    <Layer kind="sheet" label={label} isLeaving={isLeaving} onClose={onClose}>
      <section className="sheet" ref={sheet} data-tall={isTall || undefined}>
        <div className="handle" {...handlers}>
          <div className="grab" />
          {head}
        </div>
        <div className="body">{children}</div>
        {foot === undefined ? null : <footer className="foot">{foot}</footer>}
      </section>
    </Layer>
  )
}
