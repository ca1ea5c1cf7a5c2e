/** Red, green, blue, 0…255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** The colour that stands in for anything unreadable [brand-2]. */
const fallbackColor: Rgb = [230, 0, 45]

/** Opacity steps of each brand colour, per cent [brand-2]. */
const opacitySteps = [3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const

/** Reads `#RRGGBB` or `#RGB`; anything else, blanks and `#RRGGBBAA` included, is the fallback. */
export function parseColor(text: string): Rgb {
  if (!/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)) return fallbackColor
  const digits =
    text.length === 4 ? [...text.slice(1)].map((digit) => digit + digit) : (text.slice(1).match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = digits.map((digit) => Number.parseInt(digit, 16))
  return [red, green, blue]
}

/** A colour at an opacity step, as CSS: `rgba(230,0,45,.03)`. */
export const colorAt = ([red, green, blue]: Rgb, step: number): string =>
  step === 100 ? `rgb(${red},${green},${blue})` : `rgba(${red},${green},${blue},${step / 100})`

/**
 * The CSS variables of a brand: both colours and their 17 steps each, `--primary-color-3` … `--secondary-color-100`,
 * and the selected tab's, unless the brand's red is the default one, which that tab wears to the letter.
 */
export function colorVariables(primary: string, secondary: string): Record<string, string> {
  const isDefault = colorAt(parseColor(primary), 100) === colorAt(fallbackColor, 100)
  const variables: Record<string, string> = isDefault ? {} : { '--tab-ink': 'var(--primary-ink)' }
  for (const [name, text] of [
    ['primary', primary],
    ['secondary', secondary],
  ] as const) {
    const color = parseColor(text)
    variables[`--${name}`] = colorAt(color, 100)
    for (const step of opacitySteps) variables[`--${name}-color-${step}`] = colorAt(color, step)
  }
  return variables
}
