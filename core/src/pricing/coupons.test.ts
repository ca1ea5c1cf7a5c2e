import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { discountType } from './bill.ts'
import { type Coupon, couponFault, couponType } from './coupon.ts'
import type { PriceLine } from './draft.ts'
import { type PriceInput, priceOrder } from './price-order.ts'
import type { Promotion } from './promotion.ts'

const line = (productId: string, skuPrice: number, more: Partial<PriceLine> = {}): PriceLine => ({
  ...{ productId, num: 1, skuPrice: money(skuPrice), memberPrice: null, surcharge: money(0) },
  ...more,
})

const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  ...{ couponId: 'c', type: couponType.amount, name: 'Three off', threshold: money(0), discount: 300 },
  ...{ maxReduction: null, productIdList: null, storeIdList: null, saleChannelList: null, combinable: true },
  ...more,
})

const tenOff: Promotion = {
  ...{ promotionId: 'ten', type: discountType.wholeOrder, name: 'Ten', rule: { kind: 'perMilleOff', perMille: 100 } },
  ...{ threshold: money(0), productIdList: null, startTime: 0, endTime: 1000 },
  ...{ combinableWithCoupon: true, combinableWithActivity: true },
}

function price(more: Partial<PriceInput>) {
  return priceOrder({
    ...{
      lines: [line('tea', 1000)],
      promotions: [],
      now: 1,
      isMember: false,
      currencyScale: 2,
      defaultFractionDigits: 2,
    },
    place: { storeId: 'riverside', saleChannelCode: 1 },
    ...(more.coupons ? { couponIdList: more.coupons.map(({ couponId }) => couponId) } : {}),
    ...more,
  })
}

function payable(more: Partial<PriceInput>) {
  const priced = price(more)
  return priced.ok ? priced.value.payableTotal : priced.refusal
}

describe('a coupon', () => {
  it('[R-3.19] counts from its threshold on, and [PR-08] tests it on what the activity left', () => {
    const coupons = [coupon({ threshold: money(1000) })]
    expect(payable({ coupons })).toBe(700)
    expect(payable({ coupons, promotions: [tenOff], promotionId: null })).toBe(700)
    expect(payable({ coupons, promotions: [tenOff], promotionId: 'ten' })).toBe('couponThreshold')
    expect(payable({ coupons, promotions: [tenOff] })).toBe(700)
  })

  it('[R-4.21] goes with an activity only when both say so', () => {
    const alone = [coupon({ combinable: false })]
    expect(payable({ coupons: alone, promotions: [tenOff], promotionId: 'ten' })).toBe('couponNotCombinable')
    const closed = { ...tenOff, combinableWithCoupon: false }
    expect(payable({ coupons: [coupon()], promotions: [closed], promotionId: 'ten' })).toBe('couponNotCombinable')
    expect(payable({ coupons: [coupon()], promotions: [tenOff], promotionId: 'ten' })).toBe(600)
  })

  it('[R-3.19] takes off its maximum and no more, as an amount and as a percentage', () => {
    const most = { maxReduction: money(150) }
    expect(payable({ coupons: [coupon(most)] })).toBe(850)
    expect(payable({ coupons: [coupon({ ...most, type: couponType.percent, discount: 500 })] })).toBe(850)
  })

  it('[R-3.19] is for its products, stores and channels', () => {
    for (const more of [{ productIdList: ['cake'] }, { storeIdList: ['elsewhere'] }, { saleChannelList: [2] }])
      expect(payable({ coupons: [coupon(more)] })).toBe('couponNotForThese')
    expect(
      payable({ coupons: [coupon({ productIdList: ['tea'], storeIdList: ['riverside'], saleChannelList: [1] })] }),
    ).toBe(700)
  })

  it('that is not the customer’s, or is named twice, is refused', () => {
    expect(payable({ coupons: [coupon()], couponIdList: ['other'] })).toBe('couponUnknown')
    expect(payable({ coupons: [coupon()], couponIdList: ['c', 'c'] })).toBe('inputInvalid')
  })

  it('[R-3.15] of exchange pays one unit of the dearest line without its surcharges, the first of equals', () => {
    const lines = [line('tea', 900, { num: 2, surcharge: money(300) }), line('cake', 900)]
    const priced = price({ lines, coupons: [coupon({ type: couponType.exchange, discount: 0 })] })
    expect(priced.ok && priced.value.lineList.map((each) => each.payable)).toEqual([1500, 900])
  })

  it('of exchange pays the dearest line wherever it stands, and only one of them goes', () => {
    const exchange = coupon({ type: couponType.exchange, discount: 0 })
    const priced = price({ lines: [line('tea', 500), line('cake', 900)], coupons: [exchange] })
    expect(priced.ok && priced.value.lineList.map((each) => each.payable)).toEqual([500, 0])
    expect(payable({ coupons: [exchange, { ...exchange, couponId: 'second' }] })).toBe('couponNotCombinable')
    expect(payable({ coupons: [coupon(), coupon({ couponId: 'second' })] })).toBe('couponNotCombinable')
  })

  it('leaves out lines whose promotion does not go with coupons', () => {
    const closed: Promotion = {
      ...{ ...tenOff, promotionId: 'closed', type: discountType.limitedTime, productIdList: ['cake'] },
      combinableWithCoupon: false,
    }
    const half = [coupon({ type: couponType.percent, discount: 500 })]
    const cart = { lines: [line('tea', 1000), line('cake', 1000)], coupons: half }
    expect(payable({ ...cart, promotions: [closed] })).toBe(500 + 900)
    expect(payable({ ...cart, promotions: [{ ...closed, combinableWithCoupon: true }] })).toBe(500 + 450)
  })

  it('that takes nothing off is refused like one whose threshold is not met', () => {
    expect(payable({ coupons: [coupon({ discount: 0 })] })).toBe('couponThreshold')
  })

  it('that does not go with the activity is refused before anything else about the other one', () => {
    const high = coupon({ threshold: money(9999) })
    const alone = coupon({ couponId: 'alone', type: couponType.exchange, combinable: false })
    expect(payable({ coupons: [high, alone], promotions: [tenOff], promotionId: 'ten' })).toBe('couponNotCombinable')
  })

  it('of exchange is worth what a chosen amount leaves of its line; amounts are worth the same beside any other', () => {
    const exchange = coupon({ couponId: 'exchange', type: couponType.exchange, discount: 0 })
    const coupons = [exchange, coupon(), coupon({ couponId: 'four', discount: 400, threshold: money(900) })]
    const worth = (...couponIdList: string[]) => {
      const priced = price({ coupons, couponIdList })
      return priced.ok && priced.value.couponList.map(({ amount, isChosen }) => [amount, isChosen])
    }
    expect(worth('c')).toEqual([
      [700, false],
      [300, true],
      [400, false],
    ])
    expect(worth('exchange')).toEqual([
      [1000, true],
      [300, false],
      [400, false],
    ])
  })

  it('is short of its threshold only where that is what is missing', () => {
    const coupons = [coupon({ threshold: money(1200) }), coupon({ threshold: money(1200), storeIdList: ['elsewhere'] })]
    const priced = price({ coupons, couponIdList: [] })
    expect(priced.ok && priced.value.couponList.map(({ missing }) => missing)).toEqual([200, 0])
  })

  it('[R-3.19] that cannot be taken says why: store, then channel, product, combination, threshold', () => {
    const nothing = { productIdList: ['cake'], combinable: false, threshold: money(9999) }
    const coupons = [
      coupon({ ...nothing, couponId: 'store', storeIdList: ['elsewhere'], saleChannelList: [2] }),
      coupon({ ...nothing, couponId: 'channel', saleChannelList: [2] }),
      coupon({ ...nothing, couponId: 'product' }),
      coupon({ ...nothing, couponId: 'combination', productIdList: null }),
      coupon({ couponId: 'threshold', threshold: money(9999) }),
      coupon({ couponId: 'fine' }),
    ]
    const priced = price({ coupons, couponIdList: [], promotions: [tenOff], promotionId: 'ten' })
    if (!priced.ok) throw new Error(priced.refusal)
    expect(priced.value.couponList.map(({ couponId, fault, amount }) => [couponId, fault, amount])).toEqual([
      ['store', couponFault.store, 0],
      ['channel', couponFault.channel, 0],
      ['product', couponFault.product, 0],
      ['combination', couponFault.notCombinable, 0],
      ['threshold', couponFault.threshold, 0],
      ['fine', couponFault.none, 300],
    ])
  })
})
