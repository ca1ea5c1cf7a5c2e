import { parseColor, type Rgb } from '@tiffin/core/theme/color'

/** Text may stand on a ground from this contrast on (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The colour that a brand wants for words on its ground, unless it is none or cannot be read there. */
export function readableOn(ground: string, colour: string): string | undefined {
  if (!/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour)) return undefined
  const [one, other] = [luminance(parseColor(ground)), luminance(parseColor(colour))]
  const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  return contrast >= leastContrast ? colour : undefined
}
