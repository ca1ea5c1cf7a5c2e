import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomCart } from '../testing/random-carts.ts'
import { referenceBill } from '../testing/reference-bill.ts'
import { runs } from '../testing/runs.ts'
import { bestDeal } from './best-deal.ts'
import type { Bill } from './bill.ts'
import { type PriceInput, priceOrder } from './price-order.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** No activity, then each one, also those that cannot be had. */
const activitiesOf = ({ promotions }: PriceInput): (string | null)[] => [
  null,
  ...promotions.map(({ promotionId }) => promotionId),
]

function byType({ discountList }: Bill): Map<number, bigint> {
  const totals = new Map<number, bigint>()
  for (const { type, amount } of discountList) totals.set(type, (totals.get(type) ?? 0n) + BigInt(amount))
  return totals
}

const sorted = (map: ReadonlyMap<number, bigint>) => [...map].sort(([a], [b]) => a - b)

function expectLaws(bill: Bill, { currencyScale, defaultFractionDigits }: PriceInput): void {
  expect(bill.payableTotal).toBeGreaterThanOrEqual(0)
  expect(bill.payableTotal).toBeLessThanOrEqual(bill.originalAmount)
  expect(sum(bill.discountList.map(({ amount }) => amount))).toBe(bill.discountTotal)
  expect(bill.subtotal - bill.discountTotal).toBe(bill.payableTotal)
  expect(sum(bill.lineList.map(({ payable }) => payable))).toBe(bill.payableTotal)
  expect(bill.payableTotal % 10 ** (currencyScale - defaultFractionDigits)).toBe(0)
  for (const { type, refId, amount } of bill.discountList) {
    expect(amount).toBeGreaterThan(0)
    if (type === 3 || type === 5) continue
    const shares = bill.lineList.flatMap(({ shareList }) =>
      shareList.filter((each) => each.type === type && each.refId === refId),
    )
    expect(sum(shares.map((share) => share.amount))).toBe(amount)
  }
  let left: number = bill.subtotal
  for (const step of bill.stepList) {
    left -= step.amount
    expect(step.left).toBe(left)
    expect(step.base).toBeGreaterThanOrEqual(Math.max(step.amount, step.threshold))
  }
  expect(left).toBe(bill.payableTotal)
  expect(bill.stepList.map(({ base: _base, threshold: _threshold, left: _left, ...line }) => line)).toEqual(
    bill.discountList,
  )
  for (const { lineAmount, shareList, payable } of bill.lineList) {
    expect(lineAmount - sum(shareList.map(({ amount }) => amount))).toBe(payable)
    expect(payable).toBeGreaterThanOrEqual(0)
  }
}

describe('every bill', () => {
  it('[R-1.3][R-3.14][PR-04] [PR-05] is that of the second reckoning, line by line, and keeps the laws of money', () => {
    let bills = 0
    fc.assert(
      fc.property(randomCart({ lines: 6, promotions: 5, coupons: 3 }), (input) => {
        for (const promotionId of activitiesOf(input)) {
          const chosenInput = { ...input, promotionId }
          const priced = priceOrder(chosenInput)
          const reference = referenceBill(chosenInput)
          expect(priced.ok).toBe(reference !== undefined)
          if (!priced.ok || !reference) continue
          bills++
          expect(BigInt(priced.value.payableTotal)).toBe(reference.payable)
          expect(sorted(byType(priced.value))).toEqual(sorted(reference.byType))
          expect(priced.value.lineList.map(({ payable }) => BigInt(payable))).toEqual(reference.linePayables)
          expect(BigInt(priced.value.points.used)).toBe(reference.points)
          expectLaws(priced.value, input)
        }
      }),
      { numRuns: runs(10_000) },
    )
    expect(bills).toBeGreaterThan(runs(10_000) / 2)
  })

  it('without a chosen activity takes the one that no other beats', () => {
    fc.assert(
      fc.property(randomCart({ lines: 4, promotions: 4, coupons: 2 }), (input) => {
        const { promotionId: _none, ...open } = input
        const best = priceOrder(open)
        const others = activitiesOf(input).flatMap((promotionId) => {
          const priced = priceOrder({ ...input, promotionId })
          return priced.ok ? [priced.value.payableTotal] : []
        })
        if (best.ok) expect(best.value.payableTotal).toBe(Math.min(...others))
        else expect(others).toEqual([])
      }),
      { numRuns: runs(2000) },
    )
  })
})

/** All sets of at most two coupons in both orders, and every number of points. */
function everyDeal(input: PriceInput): { payable: number; points: number }[] {
  const ids = (input.coupons ?? []).map(({ couponId }) => couponId)
  const sets = [[], ...ids.map((id) => [id]), ...ids.flatMap((one) => ids.map((other) => [one, other]))]
  const counts = input.points ? Array.from({ length: input.points.balance + 1 }, (_none, count) => count) : [0]
  return activitiesOf(input).flatMap((promotionId) =>
    sets.flatMap((couponIdList) =>
      counts.flatMap((count) => {
        const points = input.points ? { points: { ...input.points, wanted: count } } : {}
        const reference = referenceBill({ ...input, promotionId, couponIdList, ...points })
        return reference ? [{ payable: Number(reference.payable), points: Number(reference.points) }] : []
      }),
    ),
  )
}

describe('the best deal', () => {
  it('is never beaten by trying everything, and spends no point in vain', () => {
    fc.assert(
      fc.property(randomCart({ lines: 2, promotions: 3, coupons: 3 }), (input) => {
        const small = input.points
          ? { ...input, points: { ...input.points, balance: input.points.balance % 8 } }
          : input
        const deal = bestDeal(small)
        const all = everyDeal(small)
        const cheapest = Math.min(...all.map(({ payable }) => payable))
        expect(deal.payable).toBe(cheapest)
        const fewest = Math.min(...all.filter(({ payable }) => payable === cheapest).map(({ points }) => points))
        expect(deal.points).toBe(fewest)
        const { promotionId, couponIdList } = deal
        const points = small.points ? { points: { ...small.points, wanted: deal.points } } : {}
        const taken = priceOrder({ ...small, promotionId, couponIdList, ...points })
        expect(taken.ok && taken.value.payableTotal).toBe(deal.payable)
      }),
      { numRuns: runs(1000) },
    )
  })
})
