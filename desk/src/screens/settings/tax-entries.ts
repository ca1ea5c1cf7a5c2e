import type { Value } from '@tiffin/core/draft/change'
import { parseMoney } from '@tiffin/core/money/parse-money'
import { percentText } from '@tiffin/core/tax/rate-text'
import { mostRatePpm, standardTaxClass } from '@tiffin/core/tax/tax'
import { isRecord } from '@tiffin/kit/client/kept.ts'
import type { EntryType } from '../../features/entry/entry-types.ts'

/** Ten thousand parts per million are one per cent: four decimals. */
const decimals = 4

const readPercent = (typed: string): number | undefined => {
  const ratePpm = parseMoney(typed, decimals)
  return ratePpm !== undefined && ratePpm <= mostRatePpm ? ratePpm : undefined
}

const showPercent = (value: Value | undefined): string => (typeof value === 'number' ? percentText(value) : '')

/** The rate of a tax, typed as a percentage and kept in parts per million [tax-2]. */
export const percentEntry: EntryType = {
  ...{ field: 'ratePpm', fault: 'desk.tax.percentWrong' },
  show: showPercent,
  read: readPercent,
}

const noCharge = { pickupMethods: null, taxClassId: standardTaxClass }

const recordOf = (value: Value): Readonly<Record<string, Value>> =>
  isRecord(value) ? (value as Record<string, Value>) : {} // as: fields of a draft are JSON

/** The rate of the service charge; empty for none [tax-4]. */
export const chargeEntry: EntryType = {
  ...{ field: 'serviceCharge', fault: 'desk.tax.percentWrong' },
  show: (value) => showPercent(recordOf(value).ratePpm),
  read(typed, before) {
    if (typed.trim() === '') return null
    const ratePpm = readPercent(typed)
    return ratePpm === undefined || ratePpm === 0 ? undefined : { ...noCharge, ...recordOf(before), ratePpm }
  },
}
