import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { randomCart } from '../testing/random-carts.ts'
import { runs } from '../testing/runs.ts'
import { orderTax, taxRate } from '../testing/taxes.ts'
import { bestDeal } from './best-deal.ts'
import { discountType } from './bill.ts'
import { type Coupon, couponType } from './coupon.ts'
import { type PriceInput, priceOrder } from './price-order.ts'
import type { Promotion } from './promotion.ts'

/** Every activity with every set of coupons and all points, priced one by one. */
function cheapestOfAll(input: PriceInput): number {
  const { coupons = [], points } = input
  const ids = coupons.map(({ couponId }) => couponId)
  const sets = [
    [],
    ...ids.map((id) => [id]),
    ...ids.flatMap((one, place) => ids.slice(place + 1).map((other) => [one, other])),
  ]
  const all = points ? { points: { ...points, wanted: 'all' as const } } : {}
  return Math.min(
    ...[null, ...input.promotions.map(({ promotionId }) => promotionId)].flatMap((promotionId) =>
      sets.flatMap((couponIdList) => {
        const priced = priceOrder({ ...input, promotionId, couponIdList, ...all })
        return priced.ok ? [priced.value.payableTotal] : []
      }),
    ),
  )
}

const coupon = (index: number, more: Partial<Coupon>): Coupon => ({
  ...{ couponId: `c${index}`, type: couponType.amount, name: `Coupon ${index}`, threshold: money(0), discount: 100 },
  ...{ maxReduction: null, productIdList: null, storeIdList: null, saleChannelList: null, combinable: index % 3 > 0 },
  ...more,
})

const activity = (index: number): Promotion => ({
  ...{ promotionId: `p${index}`, type: discountType.wholeOrder, name: `Activity ${index}`, threshold: money(0) },
  rule: { kind: 'perMilleOff', perMille: 40 + 10 * index },
  ...{ productIdList: null, startTime: 0, endTime: 1000, combinableWithActivity: true },
  combinableWithCoupon: index % 2 === 0,
})

/** Twenty lines, six activities, sixty coupons of all sorts, points. */
const large: PriceInput = {
  lines: Array.from({ length: 20 }, (_none, index) => ({
    ...{ productId: `tea${index}`, num: 1 + (index % 3), skuPrice: money(300 + 17 * index), memberPrice: null },
    surcharge: money(0),
  })),
  promotions: Array.from({ length: 6 }, (_none, index) => activity(index)),
  coupons: Array.from({ length: 60 }, (_none, index) =>
    index % 4 === 0
      ? coupon(index, { type: couponType.exchange, discount: 0, productIdList: [`tea${index % 20}`] })
      : coupon(index, index % 2 ? { discount: 100 + 7 * index } : { type: couponType.percent, discount: 2 * index }),
  ),
  points: { wanted: 0, balance: 5000, maxDeductPermille: 300, minorPerPoint: 3 },
  ...{ now: 1, isMember: false, currencyScale: 2, defaultFractionDigits: 1 },
  place: { storeId: 'riverside', saleChannelCode: 1 },
}

describe('the best deal', () => {
  it('is not beaten where many coupons compete', () => {
    fc.assert(
      fc.property(randomCart({ lines: 3, promotions: 3, coupons: 8 }), (input) => {
        expect(bestDeal(input).payable).toBe(cheapestOfAll(input))
      }),
      { numRuns: runs(300) },
    )
  })

  it('[R-1.3] is found among sixty coupons with a handful of pricings', () => {
    let runs = 0
    const deal = bestDeal(large, (input) => {
      runs++
      return priceOrder(input)
    })
    expect(deal.payable).toBe(9950) // as cheapestOfAll says, for which it prices every pair
    expect(runs).toBeLessThanOrEqual(7 + 8)
  })

  it('[tax-6] is found with as few where tax is added', () => {
    let runs = 0
    const tax = orderTax('exclusive', [taxRate('sales', 88_750)])
    const deal = bestDeal({ ...large, tax }, (input) => {
      runs++
      return priceOrder(input)
    })
    expect(deal.payable).toBe(10_830) // 9950 without tax
    expect(runs).toBeLessThanOrEqual(25)
  })

  it('looks no further where nothing is left to pay', () => {
    let runs = 0
    const generous = Array.from({ length: 60 }, (_none, index) => coupon(index, { discount: 90_000, combinable: true }))
    const deal = bestDeal({ ...large, coupons: generous, promotions: [] }, (input) => {
      runs++
      return priceOrder(input)
    })
    expect(deal).toMatchObject({ payable: 0, points: 0 })
    expect(runs).toBe(2)
  })

  const tea = (skuPrice: number): PriceInput['lines'] => [
    { productId: 'tea', num: 1, skuPrice: money(skuPrice), memberPrice: null, surcharge: money(0) },
  ]

  it('takes a coupon before points that would pay the same', () => {
    const points = { wanted: 0, balance: 1000, maxDeductPermille: 1000, minorPerPoint: 1 }
    const coupons = [coupon(1, { discount: 300 })]
    const one = { ...large, lines: tea(1000), promotions: [], coupons, points, defaultFractionDigits: 2 }
    expect(bestDeal(one)).toEqual({ promotionId: null, couponIdList: ['c1'], points: 700, payable: 0 })
  })

  it('takes a coupon before a point where rounding swallows the difference', () => {
    const points = { wanted: 0, balance: 1, maxDeductPermille: 1000, minorPerPoint: 3 }
    const one = { ...large, lines: tea(1012), promotions: [], coupons: [coupon(1, { discount: 3 })], points }
    expect(bestDeal(one)).toEqual({ promotionId: null, couponIdList: ['c1'], points: 0, payable: 1000 })
  })

  it('takes a coupon that saves points where both leave nothing to pay, also beside a discount of staff', () => {
    const points = { wanted: 0, balance: 5000, maxDeductPermille: 1000, minorPerPoint: 2 }
    const one = { ...large, lines: tea(1004), promotions: [], coupons: [coupon(1, { discount: 4 })], points }
    const deal = { promotionId: null, couponIdList: ['c1'], points: 496, payable: 0 }
    expect(bestDeal({ ...one, coupons: [] })).toMatchObject({ points: 498, payable: 0 })
    expect(bestDeal(one)).toEqual(deal)
    const staff = { manual: { amount: money(100), limit: money(100) } }
    expect(bestDeal({ ...one, lines: tea(1104), staff })).toEqual(deal)
  })

  it('takes an activity that gives something before none, and fewer coupons of what comes to the same', () => {
    const gift: Promotion = {
      ...{ ...activity(9), type: discountType.gift, combinableWithCoupon: true },
      rule: { kind: 'gift', maxNum: 1, productIdList: ['bun'] },
    }
    const { points: _points, ...plain } = large
    const cart = { ...plain, lines: tea(1000), coupons: [] }
    expect(bestDeal({ ...cart, promotions: [gift] })).toMatchObject({ promotionId: 'p9', couponIdList: [] })
    const whole = coupon(1, { discount: 1000, combinable: true })
    const exchange = coupon(2, { type: couponType.exchange, discount: 0, combinable: true })
    expect(bestDeal({ ...cart, promotions: [], coupons: [exchange, whole] }).couponIdList).toHaveLength(1)
  })

  it('takes the lowest id of activities, and of coupons, that come to the same', () => {
    const { points: _points, ...plain } = large
    const equal = (id: string): Promotion => ({ ...activity(0), promotionId: id })
    const cart = { ...plain, lines: tea(1000), coupons: [] }
    for (const ids of [
      ['b', 'a'],
      ['a', 'b'],
    ])
      expect(bestDeal({ ...cart, promotions: ids.map(equal) }).promotionId).toBe('a')
    for (const indexes of [
      [2, 1],
      [1, 2],
    ])
      expect(bestDeal({ ...cart, promotions: [], coupons: indexes.map((index) => coupon(index, {})) })).toMatchObject({
        couponIdList: ['c1'],
      })
  })

  it('tries those coupons first that take off most, where there are too many to try all', () => {
    const rising = Array.from({ length: 61 }, (_none, index) => coupon(index, { discount: 100 + index }))
    const { points: _points, ...plain } = large
    const cart = { ...plain, lines: tea(1000), promotions: [], coupons: rising, defaultFractionDigits: 2 }
    expect(bestDeal(cart).couponIdList).toEqual(['c60'])
    expect(bestDeal({ ...cart, coupons: rising.toReversed() }).couponIdList).toEqual(['c60'])
  })

  it('is that of one activity where only that is asked for', () => {
    expect(bestDeal(large, priceOrder, 'p0').promotionId).toBe('p0')
    expect(bestDeal({ ...large, coupons: [] }, priceOrder, 'p3')).toMatchObject({ promotionId: 'p3', couponIdList: [] })
  })

  it('leaves out what the customer chose so far', () => {
    const chosen = { ...large, promotionId: 'p1', couponIdList: ['c1'] }
    expect(bestDeal(chosen)).toEqual(bestDeal(large))
  })
})
