import { parseColor, type Rgb } from './color.ts'

/** A colour as buttons wear it, the words on it, and how far the two are apart. */
export interface ReadableFill {
  readonly fill: Rgb
  readonly text: Rgb
  /** As WCAG reckons it, 1 to 21. */
  readonly contrast: number
  /** The colour itself would leave white words unreadable. */
  readonly isDarkened: boolean
}

const white: Rgb = [255, 255, 255]
const ink: Rgb = [25, 21, 20]
/** Above this luminance a colour is light: it stays as it is, and carries dark words. */
const light = 0.4
/** White words are readable on this luminance and below: 1.05 / (0.178 + 0.05) is 4.6. */
const darkest = 0.178

const linear = (part: number): number => {
  const value = part / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const gamma = (value: number): number =>
  Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** How far two colours are apart, as WCAG reckons it: 1 to 21; words need 4.5. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [most, least] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number] // as: of two
  return (most + 0.05) / (least + 0.05)
}

/** What the app makes of a brand's colour, so that words on it stay readable [brand-2]; the same as the tokens of the page. */
export function readableFill(color: string): ReadableFill {
  const rgb = parseColor(color)
  const brightness = luminance(rgb)
  if (brightness > light) return { fill: rgb, text: ink, contrast: contrastOf(rgb, ink), isDarkened: false }
  const share = Math.min(1, darkest / brightness)
  const [red, green, blue] = rgb
  const fill = [red, green, blue].map((part) => gamma(linear(part) * share)) as [number, number, number] // as: of three
  return { fill, text: white, contrast: contrastOf(fill, white), isDarkened: share < 1 }
}
