import { couponStatus, couponStatusAt } from '@tiffin/core/coupon/coupon-status'
import type { CouponRow } from './queries.ts'

/** What can be used soonest over comes first; what is over, newest first. */
export function soonestFirst<Row extends CouponRow>(rows: readonly Row[], now: number): Row[] {
  const usable = new Set<number>([couponStatus.unused, couponStatus.notYet])
  const open = rows.filter((row) => usable.has(couponStatusAt(row, now)))
  const over = rows.filter((row) => !usable.has(couponStatusAt(row, now)))
  return [...open.sort((a, b) => a.expiryTime - b.expiryTime), ...over]
}
