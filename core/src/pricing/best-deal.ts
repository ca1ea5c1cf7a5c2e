import { type Money, money } from '../money/money.ts'
import type { Bill } from './bill.ts'
import { type Coupon, couponType } from './coupon.ts'
import { type PriceInput, priceOrder } from './price-order.ts'

/** A legal combination of one activity, coupons and points, and what it leaves to pay. */
export interface Deal {
  readonly promotionId: string | null
  readonly couponIdList: readonly string[]
  readonly points: number
  readonly payable: Money
}

const isExchange = ({ type }: Coupon): boolean => type === couponType.exchange

/** Every set of coupons that may be tried: none, one, or an amount or percentage with an exchange. */
function couponSets(coupons: readonly Coupon[]): string[][] {
  const ids = (list: readonly Coupon[]): string[][] => [[], ...list.map(({ couponId }) => [couponId])]
  const others = ids(coupons.filter((coupon) => !isExchange(coupon)))
  const exchanges = ids(coupons.filter(isExchange))
  return others.flatMap((other) => exchanges.map((exchange) => [...other, ...exchange]))
}

function billOf(input: PriceInput): Bill | null {
  const priced = priceOrder(input)
  return priced.ok ? priced.value : null
}

/** The fewest points that leave as little to pay as all of them do: rounding may swallow the last ones. */
function fewestPoints(input: PriceInput, bill: Bill): number {
  const { points } = input
  if (!points) return 0
  const payableWith = (wanted: number) => billOf({ ...input, points: { ...points, wanted } })?.payableTotal
  let low = 0
  let high = bill.points.used
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (payableWith(middle) === bill.payableTotal) high = middle
    else low = middle + 1
  }
  return low
}

/** Less to pay first, then fewer points, an activity before none, the lowest ids. */
const compare = (one: Deal, other: Deal): number =>
  one.payable - other.payable ||
  one.points - other.points ||
  Number(one.promotionId === null) - Number(other.promotionId === null) ||
  one.couponIdList.length - other.couponIdList.length ||
  (JSON.stringify([one.promotionId, one.couponIdList]) < JSON.stringify([other.promotionId, other.couponIdList])
    ? -1
    : 1)

/**
 * The cheapest legal combination for a cart, whatever the customer chose so far: `input`'s activity, coupons and points are ignored,
 * its points are spent as far as they help.
 */
export function bestDeal(input: PriceInput): Deal {
  const { coupons = [], points } = input
  const all = { ...input, ...(points ? { points: { ...points, wanted: 'all' as const } } : {}) }
  const plain = billOf({ ...all, promotionId: null, couponIdList: [] })
  const activities =
    plain?.promotionList.filter(({ available }) => available).map(({ promotionId }) => promotionId) ?? []
  let best: Deal = { promotionId: null, couponIdList: [], points: 0, payable: money(Number.MAX_SAFE_INTEGER) }
  for (const promotionId of [null, ...activities])
    for (const couponIdList of couponSets(coupons)) {
      const wanted = { ...all, promotionId, couponIdList }
      const bill = billOf(wanted)
      if (bill === null || bill.payableTotal > best.payable) continue
      const deal = { promotionId, couponIdList, points: fewestPoints(wanted, bill), payable: bill.payableTotal }
      if (compare(deal, best) < 0) best = deal
    }
  return best
}
