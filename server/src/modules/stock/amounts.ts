import { stockKind } from '@tiffin/core/stock/check-stock'
import { fromThousandths, toThousandths } from '@tiffin/core/stock/weight'
import { fieldRefusal } from '../../base/refusal.ts'

/** What a store counts: 1 a material, 2 a sku. */
export type CountedKind = 1 | 2

/** How the audit log calls them. */
export const itemKinds = { 1: 'material', 2: 'sku' } as const

/** An amount as it is kept: thousandths of a material, whole units of a sku. Refuses `inputInvalid` for the field. */
export function readAmount(kind: CountedKind, amount: number, field = 'amount'): number {
  if (kind === stockKind.sku && !Number.isSafeInteger(amount)) throw fieldRefusal(field, 'whole units')
  try {
    return kind === stockKind.sku ? amount : toThousandths(amount)
  } catch {
    throw fieldRefusal(field, 'at most three decimals')
  }
}

/** A kept amount as it is shown. */
export const shownAmount = (kind: CountedKind, amount: number): number =>
  kind === stockKind.material ? fromThousandths(amount) : amount
