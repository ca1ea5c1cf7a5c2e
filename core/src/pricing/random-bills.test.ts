import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { bill, line, promotion } from '../testing/bills.ts'
import { runs } from '../testing/runs.ts'
import { discountType } from './bill.ts'

const anyRule = fc.oneof(
  fc.record({ kind: fc.constant('perMilleOff' as const), perMille: fc.integer({ min: 0, max: 1000 }) }),
  fc.record({ kind: fc.constant('amountOff' as const), amount: fc.integer({ min: 0, max: 5000 }).map(money) }),
  fc.record({
    kind: fc.constant('spendAndReduce' as const),
    spend: fc.integer({ min: 1, max: 3000 }).map(money),
    reduce: fc.integer({ min: 0, max: 3000 }).map(money),
    maximum: fc.integer({ min: 0, max: 9000 }).map(money),
  }),
)
const products = ['tea', 'cake', 'bun']
const anyPromotion = fc
  .record({
    type: fc.constantFrom(
      discountType.limitedTime,
      discountType.singleItem,
      discountType.wholeOrder,
      discountType.spendAndReduce,
    ),
    rule: anyRule,
    threshold: fc.integer({ min: 0, max: 5000 }).map(money),
    productIdList: fc.option(fc.subarray(products), { nil: null }),
    combinableWithActivity: fc.boolean(),
  })
  .map((more) => promotion(more))
const anyLine = fc
  .record({
    productId: fc.constantFrom(...products),
    skuPrice: fc.integer({ min: 0, max: 100_000 }),
    num: fc.integer({ min: 1, max: 9 }),
    surcharge: fc.integer({ min: 0, max: 3000 }).map(money),
    memberPrice: fc.option(fc.integer({ min: 0, max: 100_000 }).map(money), { nil: null }),
  })
  .map(({ skuPrice, num, ...more }) => line(skuPrice, num, more))

describe('the laws of every bill', () => {
  it('[R-3.14][PR-04] holds 0 ≤ payable ≤ original, discount lines and line shares adding up to the minor unit', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 8 }),
        fc.array(anyPromotion, { maxLength: 6 }),
        fc.boolean(),
        fc.constantFrom([2, 2], [2, 0], [3, 2], [0, 0]),
        (lines, list, isMember, [currencyScale = 2, defaultFractionDigits = 2]) => {
          const promotions = list.map((each, index) => ({ ...each, promotionId: `p${index}` }))
          const result = bill({ lines, promotions, isMember, currencyScale, defaultFractionDigits })
          const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
          expect(result.payableTotal).toBeGreaterThanOrEqual(0)
          expect(result.payableTotal).toBeLessThanOrEqual(result.originalAmount)
          expect(sum(result.discountList.map(({ amount }) => amount))).toBe(result.discountTotal)
          expect(result.subtotal - result.discountTotal).toBe(result.payableTotal)
          expect(sum(result.lineList.map(({ payable }) => payable))).toBe(result.payableTotal)
          for (const each of result.lineList)
            expect(each.lineAmount - sum(each.shareList.map(({ amount }) => amount))).toBe(each.payable)
          expect(result.payableTotal % 10 ** (currencyScale - defaultFractionDigits)).toBe(0)
        },
      ),
      { numRuns: runs(2000) },
    )
  })
})
