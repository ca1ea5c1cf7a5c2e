import { couponStatus, couponStatusAt } from '@tiffin/core/coupon/coupon-status'
import { Refusal } from '../../base/refusal.ts'
import type { ChosenRow } from './queries.ts'

const refusalOf: Readonly<Record<number, 'couponNotYet' | 'couponUsed' | 'couponInvalid' | 'couponExpired'>> = {
  [couponStatus.notYet]: 'couponNotYet',
  [couponStatus.used]: 'couponUsed',
  [couponStatus.invalid]: 'couponInvalid',
  [couponStatus.expired]: 'couponExpired',
}

/** Refuses coupons that are not the customer's own, or not to be used now; one that waits in an unpaid order is in use. */
export function checkChosen(rows: readonly ChosenRow[], couponIds: readonly string[], now: number): void {
  for (const couponId of couponIds) {
    const row = rows.find((each) => each.couponId === couponId)
    if (!row) throw new Refusal('couponUnknown', { couponId })
    if (row.isInOtherOrder) throw new Refusal('couponInUse', { couponId })
    const refusal = refusalOf[couponStatusAt(row, now)]
    if (refusal) throw new Refusal(refusal, { couponId })
  }
}
