import { divideHalfUp } from './round.ts'

/** How a brand writes amounts: currency unit, shown decimals, grouping mark and the fixed scale of its minor units [price-10]. */
export interface MoneyFormat {
  /** Put before the figures, for example `¥` or `Rp`. */
  readonly currentUnit: string
  /** Decimals shown. */
  readonly defaultFractionDigits: number
  /** Mark between groups of three; empty means no grouping. */
  readonly groupingSeparator: string
  /** Decimals that one minor unit stands for, 0…3. */
  readonly currencyScale: number
}

/** Writes figures without unit and sign: `1,234,567.50`. The decimal mark is `,` when the separator is `.`, else `.`. Half up. */
export function formatFigures(minor: number, format: Omit<MoneyFormat, 'currentUnit'>): string {
  const { defaultFractionDigits: digits, currencyScale: scale, groupingSeparator } = format
  const shown = Math.min(digits, scale)
  const text = String(divideHalfUp(Math.abs(minor), 10 ** (scale - shown))).padStart(shown + 1, '0')
  const cut = text.length - shown
  const whole = text.slice(0, cut).replace(/\B(?=(\d{3})+$)/g, groupingSeparator)
  const decimals = text.slice(cut) + '0'.repeat(digits - shown)
  return decimals === '' ? whole : `${whole}${groupingSeparator === '.' ? ',' : '.'}${decimals}`
}

/** Writes an amount of minor units with the brand's unit: `¥1,234,567.50`, `Rp1.234.568`, `-$3.00`. No minus on zero. */
export function formatMoney(minor: number, format: MoneyFormat): string {
  const figures = formatFigures(minor, format)
  const isNegative = minor < 0 && /[1-9]/.test(figures)
  return `${isNegative ? '-' : ''}${format.currentUnit}${figures}`
}

/** Writes every decimal that an amount has, shown or not: for what is cut off because it is not shown. */
export const formatExact = (minor: number, format: MoneyFormat): string =>
  formatMoney(minor, { ...format, defaultFractionDigits: format.currencyScale })
