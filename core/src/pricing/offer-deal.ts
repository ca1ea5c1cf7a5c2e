import { type Money, money } from '../money/money.ts'
import { bestDeal } from './best-deal.ts'
import type { Bill } from './bill.ts'
import type { Coupon } from './coupon.ts'
import { type PriceInput, priceOrder } from './price-order.ts'

/** A better combination of activity and coupons than the chosen one, with what it saves and what is given up for it. */
export interface DealOffer {
  readonly promotionId: string | null
  readonly couponIdList: readonly string[]
  /** What is to pay with it; points stay as they are chosen. */
  readonly payable: Money
  readonly saves: Money
  /** Coupons that it uses and that were not chosen. */
  readonly couponsUsed: readonly Coupon[]
  /** Chosen coupons that go back. */
  readonly couponsGone: readonly Coupon[]
  /** Free items that the order would lose, and the most that they are worth. */
  readonly giftGone: { readonly num: number; readonly worth: Money } | null
}

/** What a product of a gift costs when it is bought; 0 when this side does not know it. */
type PriceOf = (productId: string) => number

function lostGift(now: Bill, after: Bill, priceOf: PriceOf): DealOffer['giftGone'] {
  if (now.gift === null || after.gift?.promotionId === now.gift.promotionId) return null
  const { maxNum: num, productIdList } = now.gift
  return { num, worth: money(num * Math.max(0, ...productIdList.map(priceOf))) }
}

/**
 * The best deal beside what is chosen. Points are money of the customer's own: none are spent for it and none are counted
 * as saved. Undefined when nothing is saved, or when the free items that it costs are worth as much.
 */
export function offerDeal(input: PriceInput, priceOf: PriceOf): DealOffer | undefined {
  const { points: _points, ...plain } = input
  const { promotionId, couponIdList } = bestDeal(plain)
  const [now, after] = [priceOrder(input), priceOrder({ ...input, promotionId, couponIdList })]
  const [nowPlain, afterPlain] = [priceOrder(plain), priceOrder({ ...plain, promotionId, couponIdList })]
  if (!now.ok || !after.ok || !nowPlain.ok || !afterPlain.ok) return undefined
  if (afterPlain.value.payableTotal >= nowPlain.value.payableTotal) return undefined
  const saves = money(now.value.payableTotal - after.value.payableTotal)
  const giftGone = lostGift(now.value, after.value, priceOf)
  if (saves <= (giftGone?.worth ?? 0)) return undefined
  const chosen = input.couponIdList ?? []
  const onlyIn = (ids: readonly string[], others: readonly string[]) =>
    (input.coupons ?? []).filter(({ couponId }) => ids.includes(couponId) && !others.includes(couponId))
  const changes = { couponsUsed: onlyIn(couponIdList, chosen), couponsGone: onlyIn(chosen, couponIdList), giftGone }
  return { promotionId, couponIdList, payable: after.value.payableTotal, saves, ...changes }
}
