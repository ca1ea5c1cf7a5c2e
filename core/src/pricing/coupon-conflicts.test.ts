import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { discountType } from './bill.ts'
import { type Coupon, couponType } from './coupon.ts'
import { findCouponConflicts } from './coupon-conflicts.ts'
import type { PriceInput } from './price-order.ts'
import type { Promotion } from './promotion.ts'

const coupon = (couponId: string, more: Partial<Coupon> = {}): Coupon => ({
  ...{ couponId, type: couponType.amount, name: couponId, threshold: money(0), discount: 300, maxReduction: null },
  ...{ productIdList: null, storeIdList: null, saleChannelList: null, combinable: true },
  ...more,
})

const activity = (promotionId: string, more: Partial<Promotion> = {}): Promotion => ({
  ...{ promotionId, type: discountType.wholeOrder, name: promotionId, rule: { kind: 'perMilleOff', perMille: 200 } },
  ...{ threshold: money(0), productIdList: null, startTime: 0, endTime: 1000 },
  ...{ combinableWithCoupon: true, combinableWithActivity: true },
  ...more,
})

const input = (coupons: Coupon[], more: Partial<PriceInput> = {}): PriceInput => ({
  lines: [{ productId: 'tea', num: 1, skuPrice: money(1600), memberPrice: null, surcharge: money(0) }],
  promotions: [activity('fifth'), activity('alone', { combinableWithCoupon: false })],
  ...{ now: 1, isMember: false, currencyScale: 2, defaultFractionDigits: 2, coupons },
  couponIdList: coupons.map(({ couponId }) => couponId),
  ...more,
})

describe('[R-4.21] another activity beside chosen coupons', () => {
  it('drops a coupon whose threshold is no longer met', () => {
    const fromFifteen = coupon('from-fifteen', { threshold: money(1500) })
    expect(findCouponConflicts(input([fromFifteen]), 'fifth')).toEqual({
      kept: [],
      dropped: [{ couponId: 'from-fifteen', cause: 'threshold' }],
    })
  })

  it('drops a coupon that does not go with it, whichever of the two says so', () => {
    const dropped = (couponId: string) => ({ kept: [], dropped: [{ couponId, cause: 'combine' }] })
    expect(findCouponConflicts(input([coupon('any')]), 'alone')).toEqual(dropped('any'))
    expect(findCouponConflicts(input([coupon('own', { combinable: false })]), 'fifth')).toEqual(dropped('own'))
  })

  it('keeps the other one of two', () => {
    const exchange = coupon('tea-on-us', { type: couponType.exchange, discount: 0 })
    const coupons = [coupon('from-fifteen', { threshold: money(1500) }), exchange]
    expect(findCouponConflicts(input(coupons), 'fifth')).toEqual({
      kept: ['tea-on-us'],
      dropped: [{ couponId: 'from-fifteen', cause: 'threshold' }],
    })
  })

  it('keeps amounts before exchanges, and looks at chosen ones only', () => {
    const exchange = coupon('tea-on-us', { type: couponType.exchange, discount: 0, threshold: money(1400) })
    const coupons = [exchange, coupon('three'), coupon('other')]
    expect(findCouponConflicts(input(coupons, { couponIdList: ['tea-on-us', 'three'] }), null)).toEqual({
      kept: ['three'],
      dropped: [{ couponId: 'tea-on-us', cause: 'threshold' }],
    })
  })

  it('drops nothing when the activity leaves enough, or none is wanted', () => {
    const three = coupon('three', { threshold: money(1200) })
    expect(findCouponConflicts(input([three]), 'fifth')).toEqual({ kept: ['three'], dropped: [] })
    expect(findCouponConflicts(input([three]), null).dropped).toEqual([])
  })

  it('leaves coupons alone when the activity is over', () => {
    expect(findCouponConflicts(input([coupon('three')]), 'gone').dropped).toEqual([])
  })
})
