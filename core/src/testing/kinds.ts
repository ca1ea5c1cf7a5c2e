import { money } from '../money/money.ts'
import { discountType } from '../pricing/bill.ts'
import { type Coupon, couponType } from '../pricing/coupon.ts'
import type { PriceInput } from '../pricing/price-order.ts'
import type { Promotion } from '../pricing/promotion.ts'

const promotion = (promotionId: string, more: Pick<Promotion, 'type' | 'rule'> & Partial<Promotion>): Promotion => ({
  ...{ promotionId, name: promotionId, threshold: money(0), productIdList: null, startTime: 0, endTime: 1000 },
  ...{ combinableWithCoupon: true, combinableWithActivity: true },
  ...more,
})

const coupon = (couponId: string, more: Pick<Coupon, 'type' | 'discount'> & Partial<Coupon>): Coupon => ({
  ...{ couponId, name: couponId, threshold: money(0), maxReduction: null, productIdList: null, storeIdList: null },
  ...{ saleChannelList: null, combinable: true },
  ...more,
})

const withCoupon = (one: Coupon) => ({ coupons: [one], couponIdList: [one.couponId] })

/** One of each kind of discount [price-8]: what it adds to a cart. */
export const kinds: Readonly<Record<string, Partial<PriceInput>>> = {
  limitedTime: {
    promotions: [
      promotion('limitedTime', {
        ...{ type: discountType.limitedTime, productIdList: ['tea'] },
        rule: { kind: 'fixedPrice', price: money(1500) },
      }),
    ],
  },
  singleItem: {
    promotions: [
      promotion('singleItem', {
        ...{ type: discountType.singleItem, productIdList: ['tea', 'cake'] },
        rule: { kind: 'perMilleOff', perMille: 125 },
      }),
    ],
  },
  wholeOrder: {
    promotions: [
      promotion('wholeOrder', { type: discountType.wholeOrder, rule: { kind: 'perMilleOff', perMille: 150 } }),
    ],
  },
  spendAndReduce: {
    promotions: [
      promotion('spendAndReduce', {
        type: discountType.spendAndReduce,
        rule: { kind: 'spendAndReduce', spend: money(2000), reduce: money(300), maximum: money(800) },
      }),
    ],
  },
  freeOrder: {
    promotions: [
      promotion('freeOrder', {
        ...{ type: discountType.freeOrder, productIdList: ['cake'], threshold: money(900) },
        rule: { kind: 'freeOrder' },
      }),
    ],
  },
  gift: {
    promotions: [
      promotion('gift', {
        ...{ type: discountType.gift, threshold: money(3000) },
        rule: { kind: 'gift', maxNum: 1, productIdList: ['biscuit'] },
      }),
    ],
  },
  couponAmount: withCoupon(coupon('couponAmount', { type: couponType.amount, discount: 700, threshold: money(3000) })),
  couponPercent: withCoupon(
    coupon('couponPercent', { type: couponType.percent, discount: 333, maxReduction: money(1000) }),
  ),
  couponExchange: withCoupon(
    coupon('couponExchange', { type: couponType.exchange, discount: 0, productIdList: ['cake'] }),
  ),
  employee: { staff: { employee: { perMille: 200, limit: money(600) } } },
  manual: { staff: { manual: { amount: money(155), limit: money(500) } } },
  points: { points: { wanted: 'all', balance: 400, maxDeductPermille: 100, minorPerPoint: 3 } },
  rounding: { defaultFractionDigits: 1 },
}

const lines: PriceInput['lines'] = [
  { productId: 'tea', num: 2, skuPrice: money(1801), memberPrice: null, surcharge: money(250) },
  { productId: 'cake', num: 1, skuPrice: money(2203), memberPrice: null, surcharge: money(0) },
]

/** The cart that every kind is tried on: two teas at 18.01 + 2.50 and a cake at 22.03. */
export function cartOf(...names: readonly string[]): PriceInput {
  const parts = names.map((name) => kinds[name] ?? {})
  const all = <Item>(itemsOf: (part: Partial<PriceInput>) => readonly Item[] | undefined) =>
    parts.flatMap((part) => itemsOf(part) ?? [])
  return {
    ...{ lines, now: 500, isMember: false, currencyScale: 2, defaultFractionDigits: 2 },
    ...Object.assign({}, ...parts),
    promotions: all(({ promotions }) => promotions),
    coupons: all((part) => part.coupons),
    couponIdList: all((part) => part.couponIdList),
    staff: Object.assign({}, ...parts.map(({ staff }) => staff ?? {})),
  }
}
