import { doubleTapMs, doubleTapPx } from '@tiffin/kit/ui/second-taps.ts'

interface Tap {
  readonly control: Element
  readonly x: number
  readonly y: number
  readonly at: number
}

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('button, a, label, input, select, textarea, [role]') : null

const isNear = (tap: Tap, { clientX, clientY, timeStamp }: PointerEvent): boolean =>
  timeStamp - tap.at < doubleTapMs && Math.hypot(clientX - tap.x, clientY - tap.y) < doubleTapPx

/** Whether what was tapped has gone from its place since: something has closed, or moved up. */
const hasMoved = ({ control, x, y }: Tap): boolean => controlOf(document.elementFromPoint(x, y)) !== control

/**
 * The second half of a double tap does nothing when what the first one met has gone from its place, so that it does not hand over the
 * next order, nor tap what a dialog had covered [kitchen-27]. Layers do this themselves when they close; here nothing has to be told of
 * it, since lists move whenever an order does. Keys and scanners are left alone. Answers how to stop.
 */
export function guardTaps(): () => void {
  let last: Tap | undefined
  let isStray = false
  const judge = (event: PointerEvent) => {
    isStray = last !== undefined && isNear(last, event) && hasMoved(last)
    if (last !== undefined && isStray) {
      last = { ...last, at: event.timeStamp }
      return
    }
    const control = controlOf(event.target)
    last = control === null ? undefined : { control, x: event.clientX, y: event.clientY, at: event.timeStamp }
  }
  const stop = (event: Event) => {
    if (!isStray) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.type === 'click') isStray = false
  }
  addEventListener('pointerdown', judge, true)
  for (const name of ['mousedown', 'click'] as const) addEventListener(name, stop, true)
  return () => {
    removeEventListener('pointerdown', judge, true)
    for (const name of ['mousedown', 'click'] as const) removeEventListener(name, stop, true)
  }
}
