import type { createOrder } from '@tiffin/contract/order'
import type { Language } from '@tiffin/core/language/language'
import type { PointsWish } from '@tiffin/core/pricing/points'
import { staffDiscountsOf } from '@tiffin/core/pricing/staff-discounts'
import type { z } from 'zod'
import type { Corp } from '../../../base/corp.ts'
import type { MenuView } from '../../catalog/index.ts'
import { type ChosenRow, checkChosen, pricingCoupon } from '../../coupon/index.ts'
import type { GrantedDiscount } from '../../member/index.ts'
import { type PricedCart, priceResolved, type ResolvedCart } from '../../promotion/index.ts'

type Wish = z.output<typeof createOrder.input>

/** For whom a cart is priced. */
interface Buyer {
  readonly corp: Corp
  readonly menu: MenuView
  readonly isMember: boolean
  readonly language: Language
}

interface Bought {
  readonly cart: ResolvedCart
  /** The customer's own coupons: the chosen ones, and those that shall be looked at for this cart. */
  readonly coupons: readonly ChosenRow[]
  /** What the customer can spend; undefined when no points are asked about. */
  readonly points: PointsWish | undefined
  readonly now: number
  /** What staff granted for this order. */
  readonly granted: readonly GrantedDiscount[]
}

/** Prices a cart with the coupons and points chosen for it; an activity that is over is refused before anything about coupons [limit-6]. */
export function priceWish(
  { corp, menu, isMember, language }: Buyer,
  wish: Pick<Wish, 'promotionId' | 'couponIdList' | 'storeId' | 'saleChannelCode' | 'pickupMethod'>,
  { cart, coupons: rows, points, now, granted }: Bought,
): PricedCart {
  const { promotionId, couponIdList, storeId, saleChannelCode, pickupMethod } = wish
  const plain = { cart, promotionId, pickupMethod, isMember, now, staff: staffDiscountsOf(granted) }
  const priced = priceResolved(corp, menu, plain)
  checkChosen(rows, couponIdList, now)
  if (rows.length === 0 && points === undefined) return priced
  const coupons = rows.map((row) => pricingCoupon(row, language))
  const chosen = { coupons, couponIdList, points, place: { storeId, saleChannelCode } }
  return priceResolved(corp, menu, { ...plain, ...chosen })
}
