import { exchangeCoupon, findCoupon, listCoupons, listUsableCoupons } from '@tiffin/contract/coupon'
import { couponStatus, couponStatusAt } from '@tiffin/core/coupon/coupon-status'
import type { Context } from '../../base/context.ts'
import { pageOf } from '../../base/paging.ts'
import { Refusal } from '../../base/refusal.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { type CatalogParts, viewMenus } from '../catalog/index.ts'
import { priceCart } from '../promotion/index.ts'
import { exchangeCode } from './exchange.ts'
import { presentCoupon, pricingCoupon } from './present-coupon.ts'
import { type CouponRow, findCouponRow, listCouponRows } from './queries.ts'
import { soonestFirst } from './soonest-first.ts'
import { splitUsable } from './split-usable.ts'

type Customer = Context<'customer'>

async function readCoupons({ db }: App, { corp: { corpId }, session: { customerId } }: Customer): Promise<CouponRow[]> {
  const [{ rows }] = await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
    tx.finish(listCouponRows(corpId, customerId)),
  )
  return rows
}

async function showCoupon({ db }: App, couponId: string, context: Customer) {
  const { corpId } = context.corp
  const { customerId } = context.session
  const [{ rows }] = await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
    tx.finish(findCouponRow(corpId, { customerId, couponId })),
  )
  const [row] = rows
  if (!row) throw new Refusal('couponUnknown')
  return presentCoupon(row, context)
}

function countByStatus(rows: readonly CouponRow[], now: number): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(Object.values(couponStatus).map((status) => [status, 0]))
  for (const row of rows) {
    const status = couponStatusAt(row, now)
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

/** The calls about coupons. */
export function serveCoupons(app: App, parts: CatalogParts): void {
  const view = viewMenus(parts)
  route(app, listCoupons, async (input, context) => {
    const { now } = context
    const rows = soonestFirst(await readCoupons(app, context), now)
    const listed = rows.filter((row) => input.status === 0 || couponStatusAt(row, now) === input.status)
    const page = pageOf(listed, input, (row) => presentCoupon(row, context))
    return { ...page, countByStatus: countByStatus(rows, now) }
  })
  route(app, findCoupon, ({ couponId }, context) => showCoupon(app, couponId, context))
  route(app, exchangeCoupon, async ({ code }, context) =>
    showCoupon(app, await exchangeCode(app, code, context), context),
  )
  route(app, listUsableCoupons, async ({ storeId, saleChannelCode, productRequestList, promotionId }, context) => {
    const { corp, session, language, now } = context
    const menu = await view(context, storeId, saleChannelCode)
    const rows = soonestFirst(await readCoupons(app, context), now).filter(
      (row) => couponStatusAt(row, now) === couponStatus.unused,
    )
    const coupons = rows.map((row) => pricingCoupon(row, language))
    const place = { storeId, saleChannelCode }
    const wish = { requests: productRequestList, promotionId, isMember: session.isMember, now, coupons, place }
    const { bill } = priceCart(corp, menu, wish)
    const { usable, unusable } = splitUsable(bill.couponList, rows, context)
    return { usableList: usable, unusableList: unusable }
  })
}
