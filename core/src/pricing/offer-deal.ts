import { type Money, money } from '../money/money.ts'
import { bestDeal, type Deal } from './best-deal.ts'
import { type Bill, type DiscountLine, discountType } from './bill.ts'
import type { Coupon } from './coupon.ts'
import { type PriceInput, priceOrder } from './price-order.ts'

/** A better combination of activity and coupons than the chosen one, with what it saves and what is given up for it. */
export interface DealOffer {
  readonly promotionId: string | null
  readonly couponIdList: readonly string[]
  /** What is to pay with it; points stay as they are chosen. */
  readonly payable: Money
  readonly saves: Money
  /** Activities and coupons that take something off with it and do not now, with what they take. */
  readonly added: readonly DealPart[]
  /** Those that take something off now and would not, with what they take. */
  readonly gone: readonly DealPart[]
  /** Coupons that it uses and that were not chosen. */
  readonly couponsUsed: readonly Coupon[]
  /** Chosen coupons that go back. */
  readonly couponsGone: readonly Coupon[]
  /** Free items that the order would lose, and the most that they are worth. */
  readonly giftGone: { readonly num: number; readonly worth: Money } | null
}

/** An activity or a coupon, and what it takes off an order. */
export interface DealPart {
  readonly name: string
  readonly amount: Money
}

/** What free items are worth to the customer. */
export interface GiftWorth {
  /** What a product of a gift costs when it is bought; 0 when it cannot be had or this side does not know it. */
  readonly priceOf: (productId: string) => number
  /** The free items that were chosen already. */
  readonly chosen?: readonly { readonly price: number; readonly num: number }[]
}

/** Worth of the gift given up: chosen items at their price, open ones at the dearest available. */
function lostGift(now: Bill, after: Bill, { priceOf, chosen = [] }: GiftWorth): DealOffer['giftGone'] {
  if (now.gift === null || after.gift?.promotionId === now.gift.promotionId) return null
  const { maxNum: num, productIdList } = now.gift
  const open = Math.max(0, num - chosen.reduce((sum, each) => sum + each.num, 0))
  const taken = chosen.reduce((sum, { price, num: units }) => sum + price * units, 0)
  const worth = taken + open * Math.max(0, ...productIdList.map(priceOf))
  return worth === 0 ? null : { num, worth: money(worth) }
}

/** What depends on neither the activity nor the coupons. */
const others: readonly number[] = [
  discountType.points,
  discountType.rounding,
  discountType.employee,
  discountType.manual,
]

const isSame = (one: DiscountLine, other: DiscountLine) => one.type === other.type && one.refId === other.refId

/** Discounts of one bill that another does not have. */
const partsOnlyIn = (bill: Bill, other: Bill): DealPart[] =>
  bill.discountList
    .filter((line) => !others.includes(line.type) && !other.discountList.some((each) => isSame(each, line)))
    .map(({ name, amount }) => ({ name, amount }))

/** The offer that a deal makes; undefined when nothing is saved, or when the free items that it costs are worth as much. */
function offerOf(input: PriceInput, deal: Deal, worth: GiftWorth): DealOffer | undefined {
  const { points: _points, ...plain } = input
  const { promotionId, couponIdList } = deal
  const [now, after] = [priceOrder(input), priceOrder({ ...input, promotionId, couponIdList })]
  const [nowPlain, afterPlain] = [priceOrder(plain), priceOrder({ ...plain, promotionId, couponIdList })]
  if (!now.ok || !after.ok || !nowPlain.ok || !afterPlain.ok) return undefined
  if (afterPlain.value.payableTotal >= nowPlain.value.payableTotal) return undefined
  const saves = money(now.value.payableTotal - after.value.payableTotal)
  const giftGone = lostGift(now.value, after.value, worth)
  if (saves <= (giftGone?.worth ?? 0)) return undefined
  const chosen = input.couponIdList ?? []
  const onlyIn = (ids: readonly string[], others: readonly string[]) =>
    (input.coupons ?? []).filter(({ couponId }) => ids.includes(couponId) && !others.includes(couponId))
  const parts = { added: partsOnlyIn(after.value, now.value), gone: partsOnlyIn(now.value, after.value) }
  const changes = { couponsUsed: onlyIn(couponIdList, chosen), couponsGone: onlyIn(chosen, couponIdList), giftGone }
  return { promotionId, couponIdList, payable: after.value.payableTotal, saves, ...parts, ...changes }
}

const gainOf = ({ saves, giftGone }: DealOffer): number => saves - (giftGone?.worth ?? 0)

/** The activity whose free items are the customer's now. */
function giftNow(input: PriceInput): string | undefined {
  const now = priceOrder(input)
  return now.ok ? now.value.gift?.promotionId : undefined
}

/**
 * The best deal beside what is chosen: the cheapest of all, or the cheapest that leaves the customer their free items when
 * these are worth more than the difference. Points are money of the customer's own: none are spent for it and none are counted
 * as saved.
 */
export function offerDeal(input: PriceInput, worth: GiftWorth): DealOffer | undefined {
  const { points: _points, ...plain } = input
  const gift = giftNow(input)
  const deals = [bestDeal(plain), ...(gift === undefined ? [] : [bestDeal(plain, priceOrder, gift)])]
  const offers = deals.flatMap((deal) => offerOf(input, deal, worth) ?? [])
  return offers.sort((a, b) => gainOf(b) - gainOf(a))[0]
}
