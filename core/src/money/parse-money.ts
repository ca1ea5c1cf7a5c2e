import type { Language } from '../language/language.ts'
import { latinDigits } from '../language/latin-digits.ts'
import { type Money, money } from './money.ts'

/** No price, reduction or threshold of a brand is higher, in minor units. */
export const mostAmount = 1_000_000_000_000

/** Languages that write a point between thousands and a comma before decimals; the others do it the other way round. */
const pointGroups: readonly Language[] = ['in-ID', 'lo-LA']

const figures = /^(\d{1,12})(?:[.,\u066b](\d*))?$/

/** Thousands with marks between them, the last group of three; Nepali has groups of two before it. */
const groupedBy = {
  ',': /^([1-9]\d{0,2}(?:,\d{2,3})*,\d{3})(?:[.\u066b](\d*))?$/,
  '.': /^([1-9]\d{0,2}(?:\.\d{2,3})*\.\d{3})(?:[,\u066b](\d*))?$/,
  '\u066c': /^([1-9]\d{0,2}(?:\u066c\d{2,3})*\u066c\d{3})(?:[.\u066b](\d*))?$/,
} as const

const marks = [',', '.', '\u066c'] as const

/** Whether the mark is the language's own between thousands; the Arabic one stands for nothing else. */
const isMarkOf = (mark: (typeof marks)[number], language: Language | undefined): boolean =>
  mark === '\u066c' || (language !== undefined && (mark === '.') === pointGroups.includes(language))

/** Takes the marks between thousands away; a text whose one mark may mean decimals stays, unless the language says what it means. */
function ungrouped(text: string, language: Language | undefined): string {
  for (const mark of marks) {
    const [, whole = '', decimals] = groupedBy[mark].exec(text) ?? []
    const isPlain = decimals !== undefined || whole.indexOf(mark) !== whole.lastIndexOf(mark)
    if (whole !== '' && (isPlain || isMarkOf(mark, language))) return `${whole.replaceAll(mark, '')}.${decimals ?? ''}`
  }
  return text
}

function readFigures(text: string, currencyScale: number): number | undefined {
  const [, whole = '', decimals = ''] = figures.exec(text) ?? []
  if (whole === '' || decimals.length > currencyScale) return undefined
  return Number(whole) * 10 ** currencyScale + Number(decimals.padEnd(currencyScale, '0'))
}

/**
 * Reads an amount that was typed, in minor units: `2.50`, `2,5` and `٢٫٥` are 250 at scale 2, `1,234.50` is 123450 [price-14]. One mark
 * before three digits stands between thousands when it is the language's and the currency has fewer decimals. Undefined for what is no
 * amount, is below 0 or above the most, or has more decimals than the currency.
 */
export function parseMoney(typed: string, currencyScale: number, language?: Language): Money | undefined {
  const text = latinDigits(typed.trim())
  const minor = readFigures(text, currencyScale) ?? readFigures(ungrouped(text, language), currencyScale)
  return minor === undefined || minor > mostAmount ? undefined : money(minor)
}
