/** Widths in pixels in which a picture is kept: rows, tiles and heads of sheets at up to three times the density. */
export const pictureWidths = [96, 192, 384, 640] as const

/** Largest picture for menu, pages and stores, in bytes. */
export const maxPictureBytes = 20 * 1_048_576

/** Shortest side that is enough, in pixels. */
export const leastPictureSide = 192

/** Which square of a picture is shown: its middle and how near, in thousandths [media-4]. */
export interface Framing {
  /** The middle of what is shown, from the left and from the top. */
  readonly focusX: number
  readonly focusY: number
  /** 1000 shows as much as fits, 2000 half of it. */
  readonly zoom: number
}

export const wholeFraming: Framing = { focusX: 500, focusY: 500, zoom: 1000 }
export const mostZoom = 4000

/** The square that a framing shows, in pixels; it never leaves the picture [media-4]. */
export function cropOf(
  { width, height }: { readonly width: number; readonly height: number },
  { focusX, focusY, zoom }: Framing,
): { left: number; top: number; side: number } {
  const shorter = Math.min(width, height)
  const side = Math.max(1, Math.round((shorter * 1000) / Math.max(1000, zoom)))
  const within = (length: number, focus: number) =>
    Math.min(Math.max(0, Math.round((length * focus) / 1000 - side / 2)), length - side)
  return { left: within(width, focusX), top: within(height, focusY), side }
}

/** A framing whose square is moved, by thousandths of the picture, or brought nearer; as far as the picture goes [media-4]. */
export function moveFraming(
  size: { readonly width: number; readonly height: number },
  framing: Framing,
  { x, y }: { readonly x: number; readonly y: number },
): Framing {
  const { side } = cropOf(size, framing)
  const moved = (length: number, focus: number) => {
    const half = (side * 500) / length
    return Math.round(Math.min(Math.max(focus, half), 1000 - half))
  }
  return { ...framing, focusX: moved(size.width, framing.focusX + x), focusY: moved(size.height, framing.focusY + y) }
}
