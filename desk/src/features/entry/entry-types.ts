import type { Value } from '@tiffin/core/draft/change'
import type { Language } from '@tiffin/core/language/language'
import { latinDigits } from '@tiffin/core/language/latin-digits'
import { formatFigures } from '@tiffin/core/money/format-money'
import { isRecord } from '@tiffin/kit/client/kept.ts'
import type { PhraseKey } from '@tiffin/phrases/key'
import { readAmount } from '../../state/money.ts'

/** How a field of an item is typed. */
export interface EntryType {
  readonly field: string
  /** A value as it stands in the entry. */
  readonly show: (value: Value) => string
  /** What the field becomes by what is typed; undefined for what cannot be meant. */
  readonly read: (typed: string, before: Value) => Value | undefined
  /** Said of what cannot be meant. */
  readonly fault: PhraseKey
  /** Said of an empty entry; a draft keeps it, publishing asks for it. */
  readonly needed?: PhraseKey
}

const never: PhraseKey = 'desk.product.nameRequired'

/** A text of one language. */
export const plainText = (field: string): EntryType => ({
  ...{ field, fault: never },
  show: (value) => (typeof value === 'string' ? value : ''),
  read: (typed) => typed,
})

/** What a text says in a language; empty takes it away there and leaves the others. */
export const textIn = (field: string, language: Language): EntryType => ({
  ...{ field, fault: never },
  show: (value) => (isRecord(value) && typeof value[language] === 'string' ? value[language] : ''),
  read(typed, before) {
    const { [language]: _gone, ...rest } = isRecord(before) ? (before as Record<string, Value>) : {} // as: JSON
    return typed === '' ? rest : { ...rest, [language]: typed }
  },
})

const figures = (minor: number, scale: number): string =>
  formatFigures(minor, { currencyScale: scale, defaultFractionDigits: scale, groupingSeparator: '' })

const emptyOr =
  (read: (typed: string) => Value | undefined) =>
  (typed: string): Value | undefined =>
    typed.trim() === '' ? null : read(typed)

/** An amount of the brand's money; empty for none. */
export const amountOf = (field: string, scale: number): EntryType => ({
  ...{ field, fault: 'desk.product.priceWrong' },
  show: (value) => (typeof value === 'number' ? figures(value, scale) : ''),
  read: emptyOr((typed) => readAmount(typed, scale)),
})

const mostPieces = 999

function readCount(typed: string, least: number): number | undefined {
  const digits = latinDigits(typed.trim())
  const count = /^\d{1,3}$/.test(digits) ? Number(digits) : Number.NaN
  return count >= least && count <= mostPieces ? count : undefined
}

/** An amount that cannot be published empty. */
export const neededAmountOf = (field: string, scale: number): EntryType => ({
  ...amountOf(field, scale),
  needed: 'desk.product.priceNeeded',
})

/** A number of pieces; empty for none where it may be empty. */
export const countOf = (field: string, { isOptional = false, least = 1 } = {}): EntryType => ({
  ...{ field, fault: 'desk.product.countWrong' },
  show: (value) => (typeof value === 'number' ? String(value) : ''),
  read: isOptional ? emptyOr((typed) => readCount(typed, least)) : (typed) => readCount(typed, least),
})

const weightScale = 3
const thousand = 1000

/** An amount of a material, typed in its unit and kept in thousandths. */
export const weightOf = (field: string): EntryType => ({
  ...{ field, fault: 'desk.product.weightWrong' },
  show: (value) => (typeof value === 'number' ? String(value / thousand) : ''),
  read(typed) {
    const weight = readAmount(typed, weightScale)
    return weight === undefined || weight === 0 ? undefined : weight
  },
})

/** A list of records in a field. */
export const listOf = (value: Value): readonly Readonly<Record<string, Value>>[] =>
  Array.isArray(value) ? value.filter(isRecord).map((each) => each as Record<string, Value>) : [] // as: JSON

/** An entry of one record of a list: the field becomes the list with that record changed. */
export function inList(field: string, place: number, entry: EntryType): EntryType {
  const within = (value: Value): Value => listOf(value)[place]?.[entry.field] ?? null
  return {
    ...{ field, fault: entry.fault },
    show: (value) => entry.show(within(value)),
    read(typed, before) {
      const next = entry.read(typed, within(before))
      if (next === undefined) return undefined
      return listOf(before).map((each, index) => (index === place ? { ...each, [entry.field]: next } : each))
    },
  }
}
