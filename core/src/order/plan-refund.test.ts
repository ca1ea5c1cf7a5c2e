import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import type { TaxedAmount } from '../tax/refund.ts'
import { runs } from '../testing/runs.ts'
import { planRefund, type RefundableLine, type RefundPlan, type RefundWish, taxesOfRefund } from './plan-refund.ts'

const amount = (total: number, gst = 0, serviceCharge = 0): TaxedAmount => ({
  total: money(total),
  serviceCharge: money(serviceCharge),
  taxList: [{ rateId: 'gst', tax: money(gst) }],
})
const line = (lineNo: number, num: number, paid: TaxedAmount, more: Partial<RefundableLine> = {}): RefundableLine => ({
  ...paid,
  ...{ lineNo, num, refundNum: 0, refunded: amount(0) },
  ...more,
})
const teaAndCake = [line(1, 3, amount(1000, 83)), line(2, 1, amount(500, 41)), line(3, 1, amount(0))]
const units = (...lineList: { lineNo: number; num: number }[]): RefundWish => ({ lineList })

describe('[order-19] a refund', () => {
  it('of units gives back what was paid for them, with their tax', () => {
    expect(planRefund(teaAndCake, 0, units({ lineNo: 1, num: 2 }, { lineNo: 2, num: 1 }))).toEqual({
      ok: true,
      value: {
        amount: 666 + 500,
        partList: [
          { lineNo: 1, num: 2, ...amount(666, 55) },
          { lineNo: 2, num: 1, ...amount(500, 41) },
        ],
      },
    })
  })

  it('of an amount is split over the lines by what is left of each, without units', () => {
    const plan = planRefund(teaAndCake, 0, { amount: 150 })
    expect(plan.ok && plan.value.partList).toEqual([
      { lineNo: 1, num: 0, ...amount(100, 8) },
      { lineNo: 2, num: 0, ...amount(50, 4) },
    ])
  })

  it('of more units than are left, of no line of the order, or of one line twice is refused', () => {
    const lines = [line(1, 3, amount(900), { refundNum: 2, refunded: amount(600) })]
    const refused = (index: number, most: number) => ({ ok: false, refusal: { field: 'lineList', index, most } })
    expect(planRefund(lines, 600, units({ lineNo: 1, num: 2 }))).toEqual(refused(0, 1))
    expect(planRefund(lines, 600, units({ lineNo: 9, num: 1 }))).toEqual(refused(0, 0))
    expect(planRefund(teaAndCake, 0, units({ lineNo: 1, num: 1 }, { lineNo: 1, num: 1 }))).toEqual(refused(1, 0))
    expect(planRefund(teaAndCake, 0, units({ lineNo: 1, num: 0 }))).toEqual(refused(0, 3))
    expect(planRefund(teaAndCake, 0, units({ lineNo: 3, num: 1 }))).toEqual(refused(0, 0))
  })

  it('of more money than is left is refused and says how much that is', () => {
    expect(planRefund(teaAndCake, 0, { amount: 1501 })).toEqual({ ok: false, refusal: { field: 'amount', most: 1500 } })
  })

  it('counts money that went back before lines kept a note of it', () => {
    expect(planRefund(teaAndCake, 300, { amount: 1201 })).toMatchObject({ refusal: { most: 1200 } })
    const rest = planRefund(teaAndCake, 300, units({ lineNo: 1, num: 3 }, { lineNo: 2, num: 1 }))
    expect(rest.ok && rest.value.amount).toBe(1200)
  })
})

it('[tax-7] the taxes of a refund are those of its lines, by rate', () => {
  const plan = planRefund(teaAndCake, 0, units({ lineNo: 1, num: 1 }, { lineNo: 2, num: 1 }))
  expect(plan.ok && taxesOfRefund(plan.value.partList)).toEqual([{ rateId: 'gst', tax: 27 + 41 }])
})

/** The lines after a refund. */
const after = (lines: readonly RefundableLine[], { partList }: RefundPlan): RefundableLine[] =>
  lines.map((each) => {
    const part = partList.find(({ lineNo }) => lineNo === each.lineNo)
    if (!part) return each
    const { total, taxList } = each.refunded
    const gst = (taxList[0]?.tax ?? 0) + (part.taxList[0]?.tax ?? 0)
    return { ...each, refundNum: each.refundNum + part.num, refunded: amount(total + part.total, gst) }
  })

it('[order-19][PY-08] refunds in any order never give back more than was paid for a line or in its tax, and all of it in the end', () => {
  const paid = fc.array(
    fc.record({ num: fc.integer({ min: 1, max: 5 }), total: fc.nat({ max: 5000 }), permille: fc.nat({ max: 250 }) }),
    { minLength: 1, maxLength: 4 },
  )
  const wish: fc.Arbitrary<RefundWish> = fc.oneof(
    fc.record({ amount: fc.integer({ min: 1, max: 3000 }) }),
    fc
      .record({ lineNo: fc.integer({ min: 1, max: 4 }), num: fc.integer({ min: 1, max: 3 }) })
      .map((each) => units(each)),
  )
  fc.assert(
    fc.property(paid, fc.array(wish, { maxLength: 8 }), (made, wishes) => {
      let lines = made.map(({ num, total, permille }, index) =>
        line(index + 1, num, amount(total, Math.floor((total * permille) / 1000))),
      )
      let gone = 0
      const take = (each: RefundWish) => {
        const plan = planRefund(lines, gone, each)
        if (!plan.ok) return
        lines = after(lines, plan.value)
        gone += plan.value.amount
        for (const { refunded, total, taxList } of lines) {
          expect(refunded.total).toBeLessThanOrEqual(total)
          expect(refunded.taxList[0]?.tax ?? 0).toBeLessThanOrEqual(taxList[0]?.tax ?? 0)
        }
      }
      for (const each of wishes) take(each)
      const all = made.reduce((sum, { total }) => sum + total, 0)
      if (gone < all) take({ amount: all - gone })
      expect(gone).toBe(all)
      expect(lines.map(({ refunded }) => refunded.taxList[0]?.tax)).toEqual(lines.map(({ taxList }) => taxList[0]?.tax))
    }),
    { numRuns: runs(1000) },
  )
})
