import type { previewOrder as previewCall } from '@tiffin/contract/order'
import { money } from '@tiffin/core/money/money'
import { paymentMethodType } from '@tiffin/core/order/order'
import { payDeadline } from '@tiffin/core/order/pay-deadline'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { viewMenus } from '../../catalog/index.ts'
import { listCouponsToChoose, soonestFirst, splitUsable } from '../../coupon/index.ts'
import { findGranted } from '../../member/index.ts'
import { listSpendable } from '../../points/index.ts'
import { presentPricedCart, type ResolvedCart } from '../../promotion/index.ts'
import type { StoreRow } from '../../store/index.ts'
import { type LimitedDay, limitedDayOf, readBoughtToday } from '../limit/daily-limit.ts'
import type { OrderParts } from '../parts.ts'
import { checkCart, checkStore } from './check-order.ts'
import { pointsWish } from './points-wish.ts'
import { priceWish } from './price-wish.ts'

type Wish = z.output<typeof previewCall.input>
type Customer = Context<'customer'>

/** What the customer has, in one round trip: coupons and points to choose from, and what was bought today. */
function readHoldings(
  { db }: OrderParts,
  { corp, session, now }: Customer,
  request: { wish: Wish; day: LimitedDay | undefined },
) {
  const { corpId } = corp
  const { customerId } = session
  const couponIds = request.wish.couponIdList
  return db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
    const [[coupons, lots, staff], bought] = await Promise.all([
      tx.batch(
        listCouponsToChoose(corpId, { customerId, couponIds, now }),
        listSpendable(corpId, customerId, now),
        findGranted(corpId, { customerId, storeId: request.wish.storeId, now }),
      ),
      readBoughtToday(tx, corpId, request.day),
    ])
    const granted = staff.rows[0]?.granted ?? []
    return {
      coupons: soonestFirst(coupons.rows, now),
      points: pointsWish(corp, request.wish.points, lots.rows),
      granted,
      bought,
    }
  })
}

function payExpireSeconds({ corp, now }: Customer, store: StoreRow): number {
  const methodType = paymentMethodType.online
  const { payTimeoutSeconds } = corp
  return Math.round((payDeadline(now, { methodType, payTimeoutSeconds, schedule: store }) - now) / 1000)
}

/** The bill as create would make it, and what the customer may still choose for it. */
export async function previewOrder(parts: OrderParts, wish: Wish, context: Customer) {
  const { corp, session, now } = context
  const { isMember, customerId } = session
  const store = await parts.stores.get(corp, wish.storeId)
  checkStore(store, { pickupMethod: wish.pickupMethod, now })
  const menu = await viewMenus(parts)(context, wish.storeId, wish.saleChannelCode)
  const day = limitedDayOf(menu, wish.productRequestList, { store, customerId, now })
  const { coupons, points, granted, bought } = await readHoldings(parts, context, { wish, day })
  const readStock = () => parts.catalog.readStock(corp.corpId, store.storeId)
  const price = (cart: ResolvedCart) =>
    priceWish({ ...context, menu, isMember }, wish, { cart, coupons, points, granted, now })
  const { priced, gifts } = await checkCart(menu, wish, { readStock, bought, price })
  const { usable, unusable } = splitUsable(priced.bill.couponList, coupons, context)
  return {
    ...presentPricedCart(priced, context.language, gifts),
    gift: priced.bill.gift,
    usableCouponList: usable,
    unusableCouponList: unusable,
    availablePoints: points.balance,
    maxPoints: priced.bill.points.most,
    pointsUsed: priced.bill.points.used,
    pointsAmount: money(priced.bill.points.used * points.minorPerPoint),
    payExpireSeconds: payExpireSeconds(context, store),
  }
}
