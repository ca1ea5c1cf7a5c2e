/** How a picture lies on its stage: enlarged, and moved from the middle in CSS px. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A place on the stage, from its middle. */
export interface Point {
  readonly x: number
  readonly y: number
}

interface Sizes {
  readonly stage: Size
  /** As it lies there whole. */
  readonly picture: Size
}

export const whole: View = { scale: 1, x: 0, y: 0 }
/** What two taps or the button enlarge to. */
export const closeUp = 2.5
const largest = 4

const within = (value: number, edge: number) => Math.min(Math.max(value, -edge), edge)

/** Keeps a picture's edges from coming inside the stage, and a smaller one in the middle. */
export function settle({ scale, x, y }: View, { stage, picture }: Sizes): View {
  if (scale <= 1) return whole
  const room = (side: keyof Size) => Math.max(0, (picture[side] * scale - stage[side]) / 2)
  return { scale, x: within(x, room('width')), y: within(y, room('height')) }
}

/** Enlarges so that what lies under a point stays there. */
export function zoomAt(view: View, scale: number, point: Point): View {
  const next = Math.min(Math.max(1, scale), largest)
  const grow = next / view.scale
  return { scale: next, x: point.x - (point.x - view.x) * grow, y: point.y - (point.y - view.y) * grow }
}

/** Further than this part of the stage, or faster, a swipe turns to the next picture. */
const turnPart = 0.22
const turnPxPerMs = 0.45
const leastPx = 12

interface Swipe {
  readonly dx: number
  readonly ms: number
  readonly width: number
  readonly isRtl: boolean
}

/** Where a swipe leads: 1 to the next picture, -1 to the one before, 0 stays. Where people read from right to left the next one comes from the left. */
export function turnOf({ dx, ms, width, isRtl }: Swipe): -1 | 0 | 1 {
  const isFar = Math.abs(dx) > width * turnPart
  const isFast = Math.abs(dx) > leastPx && Math.abs(dx) / Math.max(1, ms) > turnPxPerMs
  if (!isFar && !isFast) return 0
  return dx > 0 === isRtl ? 1 : -1
}
