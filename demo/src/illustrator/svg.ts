/** Pieces of SVG text, nested as it suits the drawing. */
export type Svg = string | readonly Svg[]

/** Attributes in camel case; `undefined` leaves one out. */
export type Attrs = Readonly<Record<string, string | number | undefined>>

/** A point or a pair of radii. */
export type Pair = readonly [number, number]

/** Colours of a gradient as in CSS: `#fff/.5 30, #e9c797` is white at half strength at 30 %; without figures they are spread evenly. */
export type Stops = string

/** Two decimals are enough at 640 pixels and keep the same text on every machine. */
export const f = (value: number): number => Number(value.toFixed(2))

/** Pieces as one text. */
export const flat = (piece: Svg): string => (typeof piece === 'string' ? piece : piece.map(flat).join(''))

/** Attributes as text. */
export const attrs = (all: Attrs): string =>
  Object.entries(all)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${typeof value === 'number' ? f(value) : value}"`,
    )
    .join('')

/** A repeatable row of numbers in [0, 1): the same seed draws the same picture everywhere. */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The `<stop>` elements of a gradient. */
export function stopsOf(stops: Stops): string {
  const all = stops.split(', ')
  return all
    .map((stop, index) => {
      const [paint = '', percent] = stop.split(' ')
      const [stopColor, stopOpacity] = paint.split('/')
      const offset = percent === undefined ? index / (all.length - 1) : Number(percent) / 100
      return `<stop${attrs({ offset, stopColor, stopOpacity })}/>`
    })
    .join('')
}
