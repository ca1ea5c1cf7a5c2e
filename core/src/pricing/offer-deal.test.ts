import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { discountType } from './bill.ts'
import { type Coupon, couponType } from './coupon.ts'
import { offerDeal } from './offer-deal.ts'
import type { PriceInput } from './price-order.ts'
import type { Promotion } from './promotion.ts'

const coupon = (couponId: string, discount: number): Coupon => ({
  ...{ couponId, type: couponType.amount, name: couponId, threshold: money(0), discount, maxReduction: null },
  ...{ productIdList: null, storeIdList: null, saleChannelList: null, combinable: false },
})

const treat: Promotion = {
  ...{ promotionId: 'treat', type: discountType.gift, name: 'Something sweet from 20', threshold: money(2000) },
  rule: { kind: 'gift', maxNum: 2, productIdList: ['puff', 'tart'] },
  ...{ productIdList: null, startTime: 0, endTime: 1000, combinableWithActivity: true, combinableWithCoupon: false },
}

const order = (more: Partial<PriceInput> = {}): PriceInput => ({
  lines: [{ productId: 'cake', num: 1, skuPrice: money(2320), memberPrice: null, surcharge: money(0) }],
  ...{ promotions: [], now: 1, isMember: false, currencyScale: 2, defaultFractionDigits: 2 },
  place: { storeId: 'riverside', saleChannelCode: 1 },
  ...more,
})

const free = { priceOf: () => 0 }

describe('the best deal beside what is chosen', () => {
  const points = { wanted: 0, balance: 4595, maxDeductPermille: 500, minorPerPoint: 1 }

  it('spends no points and counts none as saved', () => {
    expect(offerDeal(order({ points }), free)).toBeUndefined()
    const coupons = [coupon('six', 600)]
    expect(offerDeal(order({ points, coupons }), free)).toMatchObject({ saves: 600, couponIdList: ['six'] })
  })

  it('is found without points, also where points would leave less to pay', () => {
    const line = (productId: string, price: number) => ({
      ...{ productId, num: 1, skuPrice: money(price), memberPrice: null, surcharge: money(0) },
    })
    const free: Promotion = {
      ...treat,
      ...{ promotionId: 'free', type: discountType.freeOrder, threshold: money(0), rule: { kind: 'freeOrder' } },
      productIdList: ['cake'],
    }
    const wish = order({
      lines: [line('cake', 1000), line('tea', 1320)],
      promotions: [free],
      promotionId: null,
      points,
    })
    expect(offerDeal(wish, { priceOf: () => 0 })).toMatchObject({ promotionId: 'free', saves: 1000, payable: 1320 })
  })

  it('leaves points that are chosen as they are', () => {
    const coupons = [coupon('six', 600)]
    const offer = offerDeal(order({ coupons, points: { ...points, wanted: 100 } }), free)
    expect(offer).toMatchObject({ payable: 2320 - 600 - 100, saves: 600 })
  })

  it('names the coupon that it uses and the one that goes back', () => {
    const coupons = [coupon('three', 300), coupon('six', 600)]
    const offer = offerDeal(order({ coupons, couponIdList: ['three'] }), free)
    expect(offer).toMatchObject({ saves: 300, couponIdList: ['six'] })
    expect(offer?.couponsUsed.map(({ name }) => name)).toEqual(['six'])
    expect(offer?.couponsGone.map(({ name }) => name)).toEqual(['three'])
    expect(offer).toMatchObject({ added: [{ name: 'six', amount: 600 }], gone: [{ name: 'three', amount: 300 }] })
  })

  it('[page-24] says of an activity that it brings, and of one that it costs, what each takes off', () => {
    const off = (promotionId: string, perMille: number): Promotion => ({
      ...treat,
      ...{ promotionId, name: promotionId, type: discountType.wholeOrder, threshold: money(0) },
      rule: { kind: 'perMilleOff', perMille },
    })
    const promotions = [off('tenth', 100), off('fifth', 200)]
    const offer = offerDeal(order({ promotions, promotionId: 'tenth', points: { ...points, wanted: 100 } }), free)
    expect(offer).toMatchObject({ added: [{ name: 'fifth', amount: 464 }], gone: [{ name: 'tenth', amount: 232 }] })
  })

  it('[page-24] counts neither small change that is dropped nor points among what it brings or costs', () => {
    const coupons = [coupon('even', 620)]
    const offer = offerDeal(order({ coupons, defaultFractionDigits: 0, points: { ...points, wanted: 100 } }), free)
    expect(offer).toMatchObject({ added: [{ name: 'even', amount: 620 }], gone: [] })
  })

  it('says how many free items it costs and their worth, and is none when they are worth more than it saves', () => {
    const wish = order({ promotions: [treat], promotionId: 'treat', coupons: [coupon('six', 600)] })
    const priceOf = (most: number) => ({ priceOf: (productId: string) => (productId === 'tart' ? most : 100) })
    expect(offerDeal(wish, priceOf(260))).toMatchObject({ saves: 600, giftGone: { num: 2, worth: 520 } })
    expect(offerDeal(wish, priceOf(300))).toBeUndefined()
  })

  it('names no coupon that stays as it is', () => {
    const coupons = [coupon('one', 100), coupon('three', 300), coupon('six', 600)]
    const offer = offerDeal(order({ coupons, couponIdList: ['three'] }), free)
    expect([offer?.couponsUsed, offer?.couponsGone]).toMatchObject([[{ name: 'six' }], [{ name: 'three' }]])
  })

  it('is none beside a choice that cannot be priced', () => {
    const coupons = [coupon('six', 600)]
    expect(offerDeal(order({ coupons, couponIdList: ['unknown'] }), free)).toBeUndefined()
    expect(offerDeal(order({ coupons, points: { ...points, wanted: points.balance + 1 } }), free)).toBeUndefined()
  })

  it('is none when it is chosen already', () => {
    const coupons = [coupon('six', 600)]
    expect(offerDeal(order({ coupons, couponIdList: ['six'] }), free)).toBeUndefined()
  })

  const kind: Promotion = { ...treat, combinableWithCoupon: true }
  const six = { ...coupon('six', 600), combinable: true }

  it('keeps the free items when they are worth more than the cheapest deal saves, and still saves with a coupon beside them', () => {
    const off: Promotion = {
      ...treat,
      ...{ promotionId: 'off', type: discountType.wholeOrder, rule: { kind: 'amountOff', amount: money(800) } },
      combinableWithCoupon: true,
    }
    const wish = order({ promotions: [kind, off], promotionId: 'treat', coupons: [six] })
    const dear = { priceOf: () => 500 }
    expect(offerDeal(wish, dear)).toMatchObject({
      promotionId: 'treat',
      couponIdList: ['six'],
      saves: 600,
      giftGone: null,
    })
    const cheap = { priceOf: () => 100 }
    expect(offerDeal(wish, cheap)).toMatchObject({ promotionId: 'off', saves: 1400, giftGone: { worth: 200 } })
  })

  it('counts the free items that were chosen as they are, and those to choose as the dearest that can be had', () => {
    const wish = order({ promotions: [treat], promotionId: 'treat', coupons: [coupon('six', 600)] })
    const priceOf = (productId: string) => (productId === 'tart' ? 400 : 100)
    expect(offerDeal(wish, { priceOf })).toBeUndefined()
    expect(offerDeal(wish, { priceOf, chosen: [{ price: 100, num: 2 }] })).toMatchObject({ giftGone: { worth: 200 } })
    expect(offerDeal(wish, { priceOf, chosen: [{ price: 100, num: 1 }] })).toMatchObject({ giftGone: { worth: 500 } })
    const isOut = (productId: string) => (productId === 'tart' ? 0 : 100)
    expect(offerDeal(wish, { priceOf: isOut })).toMatchObject({ giftGone: { num: 2, worth: 200 } })
  })

  it('gives up nothing when no free item can be had', () => {
    const wish = order({ promotions: [treat], promotionId: 'treat', coupons: [coupon('six', 600)] })
    expect(offerDeal(wish, free)).toMatchObject({ saves: 600, giftGone: null })
  })
})
