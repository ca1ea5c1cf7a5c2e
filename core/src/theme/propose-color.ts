const hues = 24
/** Below it a pixel is taken for transparent, grey, black or white: none of them is a colour of a brand. */
const least = { alpha: 128, saturation: 0.25, value: 0.15 }

const hex = (part: number): string => Math.round(part).toString(16).padStart(2, '0')

function hueOf([red, green, blue]: readonly [number, number, number], most: number, spread: number): number {
  if (most === red) return ((green - blue) / spread + 6) % 6
  return most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
}

/**
 * The colour that a picture has most of, from its pixels as red, green, blue, alpha in turn; `#rrggbb`, or undefined for a picture
 * without colours [brand-5].
 */
export function proposeColor(pixels: ArrayLike<number>): string | undefined {
  const sums = Array.from({ length: hues }, () => ({ weight: 0, red: 0, green: 0, blue: 0 }))
  for (let place = 0; place < pixels.length; place += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((part) => pixels[place + part])
    const most = Math.max(red, green, blue)
    const spread = most - Math.min(red, green, blue)
    const saturation = most === 0 ? 0 : spread / most
    if (alpha < least.alpha || saturation < least.saturation || most < least.value * 255) continue
    const sum = sums[Math.floor((hueOf([red, green, blue], most, spread) / 6) * hues) % hues]
    if (sum === undefined) continue
    sum.weight += saturation
    sum.red += red * saturation
    sum.green += green * saturation
    sum.blue += blue * saturation
  }
  const [found] = sums.toSorted((one, other) => other.weight - one.weight)
  if (found === undefined || found.weight === 0) return undefined
  return `#${[found.red, found.green, found.blue].map((part) => hex(part / found.weight)).join('')}`
}
