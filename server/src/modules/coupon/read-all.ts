import type { Language } from '@tiffin/core/language/language'
import type { Database } from '../../db/database.ts'
import { presentCoupon } from './present-coupon.ts'
import { listCouponRows } from './queries.ts'

/** Every coupon of a customer's, as customers see it. */
export async function readAllCoupons(
  db: Database,
  reader: { corpId: string; customerId: string; language: Language; now: number },
) {
  const [{ rows }] = await db.tx({ role: 'app', corp: reader.corpId, keyed: true }, (tx) =>
    tx.finish(listCouponRows(reader.corpId, reader.customerId)),
  )
  return rows.map((row) => presentCoupon(row, reader))
}
