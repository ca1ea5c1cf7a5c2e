import fc from 'fast-check'
import { money } from '../money/money.ts'
import { discountType } from '../pricing/bill.ts'
import { type Coupon, couponType } from '../pricing/coupon.ts'
import type { PriceLine } from '../pricing/draft.ts'
import type { PriceInput } from '../pricing/price-order.ts'
import type { Promotion, PromotionRule } from '../pricing/promotion.ts'

const products = ['tea', 'cake', 'bun']
const amount = (max: number) => fc.integer({ min: 0, max }).map(money)
const perMille = fc.integer({ min: 0, max: 1000 })
const scope = fc.option(fc.subarray(products), { nil: null })

const line: fc.Arbitrary<PriceLine> = fc.record({
  productId: fc.constantFrom(...products),
  num: fc.integer({ min: 1, max: 9 }),
  skuPrice: fc.oneof(amount(3000), amount(100_000)),
  memberPrice: fc.option(amount(3000), { nil: null }),
  surcharge: amount(900),
})

const lineRule: fc.Arbitrary<PromotionRule> = fc.oneof(
  fc.record({ kind: fc.constant('fixedPrice' as const), price: amount(3000) }),
  fc.record({ kind: fc.constant('amountOff' as const), amount: amount(3000) }),
  fc.record({ kind: fc.constant('perMilleOff' as const), perMille }),
)

const wholeRule: fc.Arbitrary<PromotionRule> = fc.oneof(
  fc.record({ kind: fc.constant('amountOff' as const), amount: amount(5000) }),
  fc.record({ kind: fc.constant('perMilleOff' as const), perMille }),
)

const stepRule: fc.Arbitrary<PromotionRule> = fc.record({
  kind: fc.constant('spendAndReduce' as const),
  spend: fc.integer({ min: 1, max: 3000 }).map(money),
  reduce: amount(3000),
  maximum: amount(9000),
})

const giftRule: fc.Arbitrary<PromotionRule> = fc.record({
  kind: fc.constant('gift' as const),
  maxNum: fc.integer({ min: 0, max: 2 }),
  productIdList: fc.subarray(products),
})

const kinds: readonly (readonly [number, fc.Arbitrary<PromotionRule>])[] = [
  [discountType.limitedTime, lineRule],
  [discountType.singleItem, lineRule],
  [discountType.wholeOrder, wholeRule],
  [discountType.spendAndReduce, stepRule],
  [discountType.freeOrder, fc.constant({ kind: 'freeOrder' as const })],
  [discountType.gift, giftRule],
]

const promotion: fc.Arbitrary<Omit<Promotion, 'promotionId'>> = fc.constantFrom(...kinds).chain(([type, rule]) =>
  fc.record({
    type: fc.constant(type),
    name: fc.constant('A promotion'),
    rule,
    threshold: amount(5000),
    productIdList: scope,
    startTime: fc.constantFrom(0, 0, 0, 501),
    endTime: fc.constantFrom(1000, 1000, 1000, 500),
    combinableWithCoupon: fc.boolean(),
    combinableWithActivity: fc.boolean(),
  }),
)

const coupon: fc.Arbitrary<Omit<Coupon, 'couponId'>> = fc
  .constantFrom(couponType.amount, couponType.percent, couponType.exchange)
  .chain((type) =>
    fc.record({
      type: fc.constant(type),
      name: fc.constant('A coupon'),
      threshold: amount(3000),
      discount: type === couponType.amount ? amount(3000) : perMille,
      maxReduction: fc.option(amount(2000), { nil: null }),
      productIdList: scope,
      storeIdList: fc.constantFrom(null, null, ['riverside'], ['elsewhere']),
      saleChannelList: fc.constantFrom(null, null, [1], [2]),
      combinable: fc.boolean(),
    }),
  )

const limit = amount(4000)

/** Carts, promotions, coupons, staff discounts and points of any kind, in currencies of 0, 2 and 3 digits. */
export const randomCart = (most: { lines: number; promotions: number; coupons: number }): fc.Arbitrary<PriceInput> =>
  fc
    .record({
      lines: fc.array(line, { minLength: 1, maxLength: most.lines }),
      promotions: fc.array(promotion, { maxLength: most.promotions }),
      coupons: fc.array(coupon, { maxLength: most.coupons }),
      picks: fc.oneof(fc.constant<number[]>([]), fc.array(fc.nat({ max: 2 }), { maxLength: 2 })),
      isMember: fc.boolean(),
      digits: fc.constantFrom([2, 2], [2, 0], [3, 2], [0, 0]),
      employee: fc.option(fc.oneof(fc.record({ amount: amount(3000), limit }), fc.record({ perMille, limit })), {
        nil: undefined,
      }),
      manual: fc.option(fc.record({ amount: amount(3000), limit }), { nil: undefined }),
      points: fc.option(
        fc.record({
          wanted: fc.oneof(fc.constant('all' as const), fc.nat({ max: 52 })),
          balance: fc.nat({ max: 50 }),
          maxDeductPermille: perMille,
          minorPerPoint: fc.integer({ min: 1, max: 200 }),
        }),
        { nil: undefined },
      ),
    })
    .map(({ picks, digits: [currencyScale = 2, defaultFractionDigits = 2], employee, manual, points, ...more }) => {
      const coupons = more.coupons.map((each, index) => ({ ...each, couponId: `c${index}` }))
      return {
        ...more,
        promotions: more.promotions.map((each, index) => ({ ...each, promotionId: `p${index}` })),
        coupons,
        couponIdList: picks.flatMap((index) => coupons[index]?.couponId ?? []),
        now: 500,
        place: { storeId: 'riverside', saleChannelCode: 1 },
        currencyScale,
        defaultFractionDigits,
        staff: { ...(employee ? { employee } : {}), ...(manual ? { manual } : {}) },
        ...(points ? { points } : {}),
      }
    })
