import type { Value } from '@tiffin/core/draft/change'
import { latinDigits } from '@tiffin/core/language/latin-digits'
import type { PhraseKey } from '@tiffin/phrases/key'
import { readAmount } from '../../state/money.ts'
import type { EntryType } from './entry-types.ts'

const thousand = 1000
const scale = 3

/** A figure of a label, kept in thousandths. Empty is not known, 0 is none [food-1]. */
export const figureOf = (field: string): EntryType => ({
  ...{ field, fault: 'desk.food.amountWrong' },
  show: (value) => (typeof value === 'number' ? String(value / thousand) : ''),
  read: (typed) => (typed.trim() === '' ? null : readAmount(typed, scale)),
})

interface Bounds {
  readonly least: number
  readonly most: number
  readonly fault: PhraseKey
  readonly isOptional?: boolean
}

/** A whole number within bounds. */
export const wholeOf = (field: string, { least, most, fault, isOptional = false }: Bounds): EntryType => ({
  ...{ field, fault },
  show: (value) => (typeof value === 'number' ? String(value) : ''),
  read(typed): Value | undefined {
    const digits = latinDigits(typed.trim())
    if (digits === '' && isOptional) return null
    const whole = /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN
    return whole >= least && whole <= most ? whole : undefined
  },
})
