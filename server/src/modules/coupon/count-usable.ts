import { couponStatus, couponStatusAt } from '@tiffin/core/coupon/coupon-status'
import type { Corp } from '../../base/corp.ts'
import type { Database } from '../../db/database.ts'
import { listCouponRows } from './queries.ts'

/** How many coupons a customer could use today. */
export async function countUsableCoupons(
  db: Database,
  { corp: { corpId }, customerId, now }: { corp: Corp; customerId: string; now: number },
): Promise<number> {
  const [{ rows }] = await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
    tx.finish(listCouponRows(corpId, customerId)),
  )
  return rows.filter((row) => couponStatusAt(row, now) === couponStatus.unused).length
}
