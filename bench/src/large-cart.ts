import { type Money, money } from '@tiffin/core/money/money'
import { discountType } from '@tiffin/core/pricing/bill'
import { type Coupon, couponType } from '@tiffin/core/pricing/coupon'
import type { PriceInput } from '@tiffin/core/pricing/price-order'
import type { Promotion, PromotionRule } from '@tiffin/core/pricing/promotion'

const cents = (n: number): Money => money(n)

const rules: readonly (readonly [number, (n: number) => PromotionRule])[] = [
  [discountType.limitedTime, (n) => ({ kind: 'fixedPrice', price: cents(900 + n) })],
  [discountType.singleItem, (n) => ({ kind: 'perMilleOff', perMille: 50 + n })],
  [discountType.wholeOrder, (n) => ({ kind: 'perMilleOff', perMille: 20 + n })],
  [
    discountType.spendAndReduce,
    (n) => ({ kind: 'spendAndReduce', spend: cents(5000), reduce: cents(300 + n), maximum: cents(2000) }),
  ],
  [discountType.gift, () => ({ kind: 'gift', maxNum: 1, productIdList: ['p1'] })],
]

function promotion(n: number): Promotion {
  const [type, rule] = rules[n % rules.length] ?? [discountType.wholeOrder, () => ({ kind: 'freeOrder' }) as const]
  return {
    ...{ promotionId: `promotion-${n}`, type, name: `Promotion ${n}`, rule: rule(n), threshold: cents(100 * n) },
    ...{ productIdList: n % 3 === 0 ? null : [`p${n}`, `p${n + 1}`, `p${n + 2}`], startTime: 0, endTime: 1000 },
    ...{ combinableWithCoupon: n % 4 !== 1, combinableWithActivity: n % 5 !== 0 },
  }
}

const coupon = (n: number): Coupon => ({
  ...{ couponId: `coupon-${n}`, type: 1 + (n % 3), name: `Coupon ${n}`, threshold: cents(500 * n) },
  ...{ discount: n % 3 === 0 ? 300 : 100, maxReduction: null, productIdList: null, storeIdList: null },
  ...{ saleChannelList: null, combinable: true },
})

/** Twenty lines, thirty promotions in force, ten coupons of which one of each kind is chosen, points. */
export function largeCart(): PriceInput {
  const coupons = Array.from({ length: 10 }, (_none, n) => coupon(n))
  const chosen = [couponType.amount, couponType.exchange].flatMap((type) => {
    const found = coupons.find((each) => each.type === type)
    return found ? [found.couponId] : []
  })
  return {
    lines: Array.from({ length: 20 }, (_none, n) => ({
      ...{ productId: `p${n}`, num: 1 + (n % 3), skuPrice: cents(1200 + 37 * n), memberPrice: cents(1150 + 37 * n) },
      surcharge: cents(50 * (n % 4)),
    })),
    promotions: Array.from({ length: 30 }, (_none, n) => promotion(n)),
    ...{ now: 500, isMember: true, currencyScale: 2, defaultFractionDigits: 2, coupons, couponIdList: chosen },
    points: { wanted: 'all', balance: 500, maxDeductPermille: 100, minorPerPoint: 1 },
  }
}
