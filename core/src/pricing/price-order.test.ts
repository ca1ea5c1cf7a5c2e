import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { bill, line, promotion } from '../testing/bills.ts'
import { reductionAtEntry } from './activities.ts'
import { discountType, findNextOffer, savedOf } from './bill.ts'
import { type PriceInput, priceOrder } from './price-order.ts'
import type { Promotion } from './promotion.ts'

describe('the bill', () => {
  it('points at the nearest offer above the cart, and at none when all are reached', () => {
    const promotionFrom = (promotionId: string, threshold: number) =>
      promotion({ promotionId, threshold: money(threshold) })
    const promotions = [promotionFrom('far', 4000), promotionFrom('near', 1250), promotionFrom('reached', 500)]
    expect(findNextOffer(bill({ promotions }))).toMatchObject({
      offer: { promotionId: 'near', missing: 250 },
      progress: 0.8,
    })
    expect(findNextOffer(bill({ promotions: [promotionFrom('reached', 500)] }))).toBeUndefined()
  })

  it('saves what the list would have cost more, lower prices included', () => {
    const single = promotion({ type: discountType.singleItem, rule: { kind: 'amountOff', amount: money(100) } })
    expect(savedOf(bill({ lines: [line(1000, 2)], promotions: [single] }))).toBe(200)
  })

  it('is the sum of lines when nothing is promoted', () => {
    const { payableTotal, subtotal, originalAmount, discountList } = bill({ lines: [line(480, 2), line(260)] })
    expect([originalAmount, subtotal, payableTotal, discountList]).toEqual([1220, 1220, 1220, []])
  })

  it('[R-3.15][R-1.3] takes the lower of two line promotions, and limited-time on a tie', () => {
    const limited = promotion({
      promotionId: 'z',
      type: discountType.limitedTime,
      rule: { kind: 'fixedPrice', price: money(900) },
    })
    const single = promotion({
      promotionId: 'a',
      type: discountType.singleItem,
      rule: { kind: 'amountOff', amount: money(100) },
    })
    const lower = promotion({
      promotionId: 'b',
      type: discountType.singleItem,
      rule: { kind: 'perMilleOff', perMille: 200 },
    })
    expect(bill({ promotions: [single, limited] }).lineList[0]).toMatchObject({ promotionId: 'z', discountPrice: 900 })
    expect(bill({ promotions: [single, limited, lower] }).lineList[0]).toMatchObject({
      promotionId: 'b',
      discountPrice: 800,
    })
  })

  it('[R-3.15] reduces the price of the sku, never the surcharges', () => {
    const half = promotion({ type: discountType.singleItem, rule: { kind: 'perMilleOff', perMille: 500 } })
    expect(bill({ lines: [line(1000, 1, { surcharge: money(300) })], promotions: [half] }).payableTotal).toBe(800)
  })

  it('[PR-09][R-1.3] counts a promotion from its first instant and no longer at its end', () => {
    const payableAt = (now: number) =>
      bill({ promotions: [promotion({ startTime: 100, endTime: 200 })], now }).payableTotal
    expect([payableAt(99), payableAt(100), payableAt(199), payableAt(200)]).toEqual([1000, 850, 850, 1000])
  })

  it('[R-1.3] takes the activity that leaves the least to pay unless the customer chose another or none', () => {
    const promotions = [
      promotion({ promotionId: 'ten', rule: { kind: 'perMilleOff', perMille: 100 } }),
      promotion({
        promotionId: 'steps',
        type: discountType.spendAndReduce,
        rule: { kind: 'spendAndReduce', spend: money(400), reduce: money(80), maximum: money(160) },
      }),
    ]
    expect(bill({ promotions }).payableTotal).toBe(840)
    expect(bill({ promotions, promotionId: 'ten' }).payableTotal).toBe(900)
    expect(bill({ promotions, promotionId: null }).payableTotal).toBe(1000)
  })

  it('[R-3.15] says how much is missing to a threshold and refuses an activity that does nothing', () => {
    const promotions = [promotion({ threshold: money(1500) })]
    expect(bill({ promotions }).promotionList[0]).toMatchObject({ available: false, missing: 500, selected: false })
    const refused = priceOrder({
      lines: [line(1000)],
      promotions,
      now: 500,
      isMember: false,
      promotionId: 'p1',
      currencyScale: 2,
      defaultFractionDigits: 2,
    })
    expect(refused).toEqual({ ok: false, refusal: 'promotionEnded' })
  })

  it('offers activities by their ids, and none that is for other products', () => {
    const ten = promotion({ promotionId: 'b', rule: { kind: 'perMilleOff', perMille: 100 } })
    const steps = promotion({
      promotionId: 'a',
      type: discountType.spendAndReduce,
      rule: { kind: 'spendAndReduce', spend: money(500), reduce: money(50), maximum: money(100) },
    })
    const cakes = promotion({ promotionId: 'c', productIdList: ['cake'] })
    const nobodys = promotion({ promotionId: 'd', productIdList: [] })
    const line = promotion({ promotionId: 'e', type: discountType.singleItem, threshold: money(0) })
    const { promotionList, discountList } = bill({ promotions: [cakes, ten, nobodys, steps, { ...line, endTime: 1 }] })
    expect(promotionList.map(({ promotionId }) => promotionId)).toEqual(['a', 'b'])
    expect(discountList).toMatchObject([{ refId: 'a', maxReduction: 100 }])
    expect(bill({ promotions: [ten] }).discountList).toMatchObject([{ refId: 'b', maxReduction: null }])
  })

  it('takes the lowest id of activities, and of line promotions, that come to the same', () => {
    const twins = (type: number) => ['b', 'a', 'c'].map((promotionId) => promotion({ promotionId, type }))
    expect(bill({ promotions: twins(discountType.wholeOrder) }).discountList[0]?.refId).toBe('a')
    const { promotionList } = bill({ promotions: twins(discountType.wholeOrder) })
    expect(promotionList.map(({ promotionId }) => promotionId)).toEqual(['a', 'b', 'c'])
    expect(bill({ promotions: twins(discountType.singleItem) }).lineList[0]?.promotionId).toBe('a')
  })

  it('notes no share on a line that costs nothing', () => {
    const { lineList } = bill({ lines: [line(1000), line(0)], promotions: [promotion({})] })
    expect(lineList.map(({ shareList }) => shareList.map(({ amount }) => amount))).toEqual([[150], []])
  })

  it('names no promotion on a line from which it takes nothing', () => {
    const nothing = promotion({ type: discountType.singleItem, rule: { kind: 'amountOff', amount: money(0) } })
    expect(bill({ promotions: [nothing] })).toMatchObject({ lineList: [{ promotionId: null }], discountList: [] })
  })

  it('takes an activity that gives something before none, and one that gives nothing cannot be chosen', () => {
    const gift = (maxNum: number, more: Partial<Promotion> = {}) =>
      promotion({
        ...{ type: discountType.gift, rule: { kind: 'gift', maxNum, productIdList: maxNum === 9 ? [] : ['bun'] } },
        ...more,
      })
    expect(bill({ promotions: [gift(1)] })).toMatchObject({ gift: { promotionId: 'p1', maxNum: 1 }, discountList: [] })
    for (const without of [gift(0), gift(9), gift(1, { threshold: money(1001) })])
      expect(bill({ promotions: [without] })).toMatchObject({ gift: null, promotionList: [{ available: false }] })
    const ten = promotion({ promotionId: 'ten' })
    expect(bill({ promotions: [gift(1), ten], promotionId: 'ten' }).gift).toBeNull()
  })

  it('is priced by one level alone where only that is asked for', () => {
    const promotions = [
      promotion({
        promotionId: 'line',
        type: discountType.limitedTime,
        rule: { kind: 'amountOff', amount: money(100) },
      }),
      promotion({ promotionId: 'whole', rule: { kind: 'amountOff', amount: money(50) } }),
    ]
    const taken = (level: PriceInput['level']) =>
      bill({ promotions, ...(level ? { level } : {}) }).discountList.map(({ refId }) => refId)
    expect([taken('lines'), taken('whole'), taken('all'), taken(undefined)]).toEqual([
      ['line'],
      ['whole'],
      ['line', 'whole'],
      ['line', 'whole'],
    ])
    expect(bill({ promotions, level: 'lines' }).promotionList).toEqual([])
  })

  it('knows what an activity takes off an amount that just reaches it', () => {
    const steps = { kind: 'spendAndReduce', spend: money(500), reduce: money(50), maximum: money(400) } as const
    expect(reductionAtEntry(promotion({ threshold: money(1000) }))).toBe(150)
    expect(reductionAtEntry(promotion({ rule: steps }))).toBe(50)
    expect(reductionAtEntry(promotion({ rule: steps, threshold: money(1200) }))).toBe(100)
  })

  it('[R-3.15] refuses more points than the customer has, and names their discount by nothing', () => {
    const points = { balance: 100, maxDeductPermille: 500, minorPerPoint: 1 }
    const input = { lines: [line(1000)], promotions: [], now: 500, isMember: false }
    const digits = { currencyScale: 2, defaultFractionDigits: 2 }
    expect(priceOrder({ ...input, ...digits, points: { ...points, wanted: 101 } })).toEqual({
      ok: false,
      refusal: 'pointsShort',
    })
    expect(bill({ points: { ...points, wanted: 'all' } }).discountList).toEqual([
      { type: discountType.points, name: '', amount: 100, refId: null, maxReduction: null },
    ])
  })

  it('keeps lines under a promotion that does not combine out of the activity', () => {
    const alone = promotion({
      promotionId: 'alone',
      type: discountType.limitedTime,
      rule: { kind: 'amountOff', amount: money(100) },
      productIdList: ['cake'],
      combinableWithActivity: false,
    })
    const result = bill({
      lines: [line(1000), line(1000, 1, { productId: 'cake' })],
      promotions: [alone, promotion({})],
    })
    expect(result.lineList.map(({ payable }) => payable)).toEqual([850, 900])
  })

  it('[R-3.15] charges what is shown: hidden decimals are cut as rounding', () => {
    const result = bill({ lines: [line(1_850_050)], currencyScale: 2, defaultFractionDigits: 0 })
    expect(result.payableTotal).toBe(1_850_000)
    expect(result.discountList).toEqual([{ type: 8, name: '', amount: 50, refId: null, maxReduction: null }])
  })

  it('[R-3.14] gives members the lower price without a discount line', () => {
    const lines = [line(1000, 2, { memberPrice: money(900) })]
    expect(bill({ lines, isMember: true })).toMatchObject({
      originalAmount: 2000,
      subtotal: 1800,
      payableTotal: 1800,
      discountList: [],
    })
    expect(bill({ lines: [line(1000, 1, { memberPrice: money(1100) })], isMember: true }).subtotal).toBe(1000)
  })
})
