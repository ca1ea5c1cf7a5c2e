import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { cartOf } from '../testing/kinds.ts'
import { discountType } from './bill.ts'
import { type Coupon, couponType } from './coupon.ts'
import { type PriceInput, priceOrder } from './price-order.ts'
import type { Promotion } from './promotion.ts'
import { findMissed } from './why-price.ts'

const coupon = (couponId: string, more: Partial<Coupon> = {}): Coupon => ({
  ...{ couponId, type: couponType.amount, name: `Coupon ${couponId}`, threshold: money(0), discount: 300 },
  ...{ maxReduction: null, productIdList: null, storeIdList: null, saleChannelList: null, combinable: true },
  ...more,
})

const activity = (promotionId: string, more: Partial<Promotion> = {}): Promotion => ({
  ...{ promotionId, type: discountType.wholeOrder, name: `Activity ${promotionId}`, threshold: money(0) },
  ...{ rule: { kind: 'perMilleOff', perMille: 100 }, productIdList: null, startTime: 0, endTime: 1000 },
  ...{ combinableWithCoupon: true, combinableWithActivity: true },
  ...more,
})

function missed(more: Partial<PriceInput>) {
  const input: PriceInput = {
    lines: [{ productId: 'tea', num: 2, skuPrice: money(1000), memberPrice: null, surcharge: money(0) }],
    ...{ promotions: [], now: 1, isMember: false, currencyScale: 2, defaultFractionDigits: 2 },
    place: { storeId: 'riverside', saleChannelCode: 1 },
    ...more,
  }
  const priced = priceOrder(input)
  if (!priced.ok) throw new Error(priced.refusal)
  return findMissed(priced.value, input.coupons).map(({ refId, reason, beside, missing }) => [
    ...[refId, reason, beside, missing],
  ])
}

describe('what else was possible', () => {
  it('names what an activity and a coupon are short of', () => {
    const far = activity('far', { threshold: money(2800) })
    const large = coupon('large', { threshold: money(2500) })
    expect(missed({ promotions: [far], coupons: [large] })).toEqual([
      ['far', 'short', '', 800],
      ['large', 'short', '', 500],
    ])
  })

  it('names the activity that stands against a coupon, and the coupon that stands against an activity', () => {
    const alone = activity('alone', { combinableWithCoupon: false })
    const against = ['c', 'notCombinable', 'Activity alone', 0]
    expect(missed({ promotions: [alone], coupons: [coupon('c')] })).toEqual([against])
    expect(missed({ promotions: [alone], promotionId: null, coupons: [coupon('c')], couponIdList: ['c'] })).toEqual([
      ['alone', 'notCombinable', 'Coupon c', 0],
    ])
  })

  it('says that only one of a kind goes', () => {
    const coupons = [coupon('a'), coupon('b')]
    expect(
      missed({ promotions: [activity('p'), activity('q')], promotionId: 'p', coupons, couponIdList: ['a'] }),
    ).toEqual([
      ['q', 'oneOnly', 'Activity p', 0],
      ['b', 'oneOnly', 'Coupon a', 0],
    ])
  })

  it('says of a coupon of the other kind that it was not chosen', () => {
    const coupons = [coupon('amount'), coupon('exchange', { type: couponType.exchange, discount: 0 })]
    expect(missed({ coupons, couponIdList: ['amount'] })).toEqual([['exchange', 'notChosen', '', 0]])
    expect(missed({ coupons, couponIdList: ['exchange'] })).toEqual([['amount', 'notChosen', '', 0]])
  })

  it('says of what takes nothing off these goods that it is not for them', () => {
    const idle = activity('idle', { rule: { kind: 'amountOff', amount: money(0) } })
    expect(missed({ promotions: [idle], coupons: [coupon('none', { discount: 0 })] })).toEqual([
      ['idle', 'notForThese', '', 0],
      ['none', 'notForThese', '', 0],
    ])
    expect(missed({ promotions: [idle] })).toHaveLength(1)
  })

  it('says what was simply not chosen, and what is for other goods or other stores', () => {
    const coupons = [
      coupon('free'),
      coupon('cake', { productIdList: ['cake'] }),
      coupon('elsewhere', { storeIdList: ['harbour'] }),
    ]
    expect(missed({ promotions: [activity('p')], promotionId: null, coupons })).toEqual([
      ['p', 'notChosen', '', 0],
      ['free', 'notChosen', '', 0],
      ['cake', 'notForThese', '', 0],
      ['elsewhere', 'notHere', '', 0],
    ])
  })
})

describe('the steps of a price', () => {
  it('say what each reduction was reckoned from, what it asked for, and what it left', () => {
    const priced = priceOrder(cartOf('limitedTime', 'spendAndReduce', 'couponAmount', 'points', 'rounding'))
    if (!priced.ok) throw new Error(priced.refusal)
    expect(
      priced.value.stepList.map(({ type, base, threshold, amount, left }) => [type, base, threshold, amount, left]),
    ).toEqual([
      [3, 4102, 0, 602, 5703],
      [4, 5703, 2000, 600, 5103],
      [1, 5103, 3000, 700, 4403],
      [10, 4403, 0, 438, 3965],
      [8, 3965, 0, 5, 3960],
    ])
  })
})
