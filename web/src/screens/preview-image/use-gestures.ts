import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { closeUp, type Point, type Size, settle, turnOf, type View, whole, zoomAt } from './view.ts'

interface GestureOptions {
  readonly stage: RefObject<HTMLElement | null>
  /** The picture as it lies whole on the stage. */
  readonly pictureSize: () => Size
  readonly isFirst: boolean
  readonly isLast: boolean
  /** There is a picture to look closer at. */
  readonly canZoom: boolean
  readonly onTurn: (step: -1 | 1) => void
}

/** A finger that has not moved further has tapped. */
const tapPx = 10
const tapMs = 300
/** Beyond the first and the last picture a finger pulls against a spring. */
const spring = 0.3

interface Hold {
  readonly view: View
  readonly points: readonly Point[]
  readonly at: number
}

const distance = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const isRtl = () => document.documentElement.dir === 'rtl'

interface Placed {
  readonly clientX: number
  readonly clientY: number
}

/** From the middle of the stage. */
function pointOn(stage: HTMLElement | null, { clientX, clientY }: Placed): Point {
  const box = stage?.getBoundingClientRect()
  if (box === undefined) return { x: 0, y: 0 }
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
}

/** React's own listeners cannot keep the browser from enlarging the page. */
function useWheel(stage: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void): void {
  const known = useRef(onWheel)
  known.current = onWheel
  useEffect(() => {
    const on = stage.current
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      known.current(event)
    }
    on?.addEventListener('wheel', turn, { passive: false })
    return () => on?.removeEventListener('wheel', turn)
  }, [stage])
}

/** Recognizes the second of two quick taps in one place. */
function useSecondTap(): (point: Point, time: number) => boolean {
  const last = useRef<{ at: number; point: Point } | undefined>(undefined)
  return (point, time) => {
    const before = last.current
    const isSecond = before !== undefined && time - before.at < tapMs && distance([before.point, point]) < tapPx * 3
    last.current = isSecond ? undefined : { at: time, point }
    return isSecond
  }
}

/** How far the middle of the fingers has moved. */
function moveOf({ points }: Hold, now: readonly Point[]): Point {
  const [start, end] = [middle(points), middle(now)]
  return { x: end.x - start.x, y: end.y - start.y }
}

interface Lift {
  readonly point: Point
  readonly at: number
  readonly width: number
}

/** What one finger did until it was lifted: a tap, a swipe to the picture before (-1) or after (1), or neither (0). */
function endOf({ points, view, at: since }: Hold, { point, at: time, width }: Lift): 'tap' | -1 | 0 | 1 {
  const [start = point] = points
  const ms = time - since
  if (distance([start, point]) < tapPx && ms < tapMs) return 'tap'
  return view.scale === 1 ? turnOf({ dx: point.x - start.x, ms, width, isRtl: isRtl() }) : 0
}

/** What fingers make of the view: two enlarge it, one moves what is enlarged. Undefined when one pulls the row of pictures. */
function viewUnder(hold: Hold, now: readonly Point[]): View | undefined {
  const { view: from, points } = hold
  const moved = moveOf(hold, now)
  if (now.length === 1) return from.scale > 1 ? { ...from, x: from.x + moved.x, y: from.y + moved.y } : undefined
  const near = zoomAt(from, from.scale * (distance(now) / Math.max(1, distance(points))), middle(points))
  return { scale: near.scale, x: near.x + moved.x, y: near.y + moved.y }
}

/** Swipes between pictures, and looks closer with two fingers, two taps or a wheel. */
export function useGestures({ stage, pictureSize, isFirst, isLast, canZoom, onTurn }: GestureOptions) {
  const [view, setView] = useState(whole)
  /** How far the row of pictures is pulled, px. */
  const [pull, setPull] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const pointers = useRef(new Map<number, Point>())
  const hold = useRef<Hold | undefined>(undefined)
  const isSecondTap = useSecondTap()

  const sizes = () => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current ?? {}
    return { stage: { width, height }, picture: pictureSize() }
  }
  const look = (next: View) => setView(canZoom ? settle(next, sizes()) : whole)

  const pointOf = (event: Placed) => pointOn(stage.current, event)

  function takeHold(time: number): void {
    hold.current = pointers.current.size === 0 ? undefined : { view, points: [...pointers.current.values()], at: time }
  }

  function follow(held: Hold): void {
    const now = [...pointers.current.values()]
    const next = viewUnder(held, now)
    if (next !== undefined) {
      look(next)
      return
    }
    const { x } = moveOf(held, now)
    const isOutwards = x > 0 === isRtl() ? isLast : isFirst
    setPull(isOutwards ? x * spring : x)
  }

  const zoom = (point: Point) => look(view.scale > 1 ? whole : zoomAt(view, closeUp, point))

  function letGo(event: PointerEvent, isCancelled: boolean): void {
    const held = hold.current
    const point = pointOf(event)
    const isOnly = pointers.current.size === 1 && held?.points.length === 1
    pointers.current.delete(event.pointerId)
    takeHold(event.timeStamp)
    setHeld(pointers.current.size > 0)
    setPull(0)
    if (held === undefined || !isOnly || isCancelled) return
    const done = endOf(held, { point, at: event.timeStamp, width: sizes().stage.width })
    if (done === 'tap' && isSecondTap(point, event.timeStamp)) zoom(point)
    if (done === -1 || done === 1) onTurn(done)
  }

  useWheel(stage, (event) => look(zoomAt(view, view.scale * Math.exp(-event.deltaY / 300), pointOf(event))))

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A captured pointer would take the click of a button that stands on the stage.
      if (event.button !== 0 || (event.target as Element).closest('button')) return // whatever is pressed is an element
      event.currentTarget.setPointerCapture?.(event.pointerId)
      pointers.current.set(event.pointerId, pointOf(event))
      takeHold(event.timeStamp)
      setHeld(true)
    },
    onPointerMove(event: PointerEvent) {
      if (!pointers.current.has(event.pointerId)) return
      pointers.current.set(event.pointerId, pointOf(event))
      if (hold.current !== undefined) follow(hold.current)
    },
    onPointerUp: (event: PointerEvent) => letGo(event, false),
    onPointerCancel: (event: PointerEvent) => letGo(event, true),
  }
  return { view, pull, isHeld, handlers, zoom: () => zoom({ x: 0, y: 0 }), reset: () => setView(whole) }
}
