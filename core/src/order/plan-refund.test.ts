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
    expect(
      planRefund({ lines: teaAndCake, refundTotal: 0, unit: 1 }, units({ lineNo: 1, num: 2 }, { lineNo: 2, num: 1 })),
    ).toEqual({
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
    const plan = planRefund({ lines: teaAndCake, refundTotal: 0, unit: 1 }, { amount: 150 })
    expect(plan.ok && plan.value.partList).toEqual([
      { lineNo: 1, num: 0, ...amount(100, 8) },
      { lineNo: 2, num: 0, ...amount(50, 4) },
    ])
  })

  it('of more units than are left, of no line of the order, or of one line twice is refused', () => {
    const lines = [line(1, 3, amount(900), { refundNum: 2, refunded: amount(600) })]
    const refused = (index: number, most: number) => ({ ok: false, refusal: { field: 'lineList', index, most } })
    expect(planRefund({ lines, refundTotal: 600, unit: 1 }, units({ lineNo: 1, num: 2 }))).toEqual(refused(0, 1))
    expect(planRefund({ lines, refundTotal: 600, unit: 1 }, units({ lineNo: 9, num: 1 }))).toEqual(refused(0, 0))
    expect(
      planRefund({ lines: teaAndCake, refundTotal: 0, unit: 1 }, units({ lineNo: 1, num: 1 }, { lineNo: 1, num: 1 })),
    ).toEqual(refused(1, 0))
    expect(planRefund({ lines: teaAndCake, refundTotal: 0, unit: 1 }, units({ lineNo: 1, num: 0 }))).toEqual(
      refused(0, 3),
    )
    expect(planRefund({ lines: teaAndCake, refundTotal: 0, unit: 1 }, units({ lineNo: 3, num: 1 }))).toEqual(
      refused(0, 0),
    )
  })

  it('of more money than is left is refused and says how much that is', () => {
    expect(planRefund({ lines: teaAndCake, refundTotal: 0, unit: 1 }, { amount: 1501 })).toEqual({
      ok: false,
      refusal: { field: 'amount', most: 1500 },
    })
  })

  it('counts money that went back before lines kept a note of it', () => {
    expect(planRefund({ lines: teaAndCake, refundTotal: 300, unit: 1 }, { amount: 1201 })).toMatchObject({
      refusal: { most: 1200 },
    })
    const rest = planRefund(
      { lines: teaAndCake, refundTotal: 300, unit: 1 },
      units({ lineNo: 1, num: 3 }, { lineNo: 2, num: 1 }),
    )
    expect(rest.ok && rest.value.amount).toBe(1200)
  })
})

describe('[order-19] the last units of an order', () => {
  it('take what is left of every line, also of a line without money, and nothing of one that is gone', () => {
    const lines = [
      line(1, 1, amount(400, 33), { refundNum: 1, refunded: amount(400, 33) }),
      line(2, 1, amount(500, 41), { refundNum: 1, refunded: amount(300, 24) }),
      line(3, 2, amount(600, 50), { refundNum: 1, refunded: amount(300, 25) }),
      line(4, 1, amount(0)),
    ]
    const plan = planRefund({ lines, refundTotal: 1000, unit: 1 }, units({ lineNo: 3, num: 1 }, { lineNo: 4, num: 1 }))
    expect(plan.ok && plan.value).toEqual({
      amount: 500,
      partList: [
        { lineNo: 2, num: 0, ...amount(200, 17) },
        { lineNo: 3, num: 1, ...amount(300, 25) },
        { lineNo: 4, num: 1, ...amount(0) },
      ],
    })
  })

  it('are the last where what was not named has no money left, however many units each line has', () => {
    const lines = [line(1, 1, amount(150)), line(2, 2, amount(1000)), line(3, 1, amount(0))]
    const whole = units({ lineNo: 1, num: 1 }, { lineNo: 2, num: 2 })
    const plan = planRefund({ lines, refundTotal: 0, unit: 100 }, whole)
    expect(plan.ok && plan.value.amount).toBe(1150)
  })
})

describe('[order-24] where customers are shown whole units of a hundred', () => {
  const shirts = [line(1, 3, amount(100_000)), line(2, 1, amount(50_000))]

  it('units go back in whole ones, and the last of all takes what is left', () => {
    const first = planRefund({ lines: shirts, refundTotal: 0, unit: 100 }, units({ lineNo: 1, num: 1 }))
    expect(first.ok && first.value.amount).toBe(33_300)
    const later = [line(1, 3, amount(100_000), { refundNum: 2, refunded: amount(66_600) }), line(2, 1, amount(50_000))]
    const last = planRefund(
      { lines: later, refundTotal: 66_600, unit: 100 },
      units({ lineNo: 1, num: 1 }, { lineNo: 2, num: 1 }),
    )
    expect(last.ok && last.value.amount).toBe(83_400)
  })

  it('what is finer is cut from the last units on, and only once', () => {
    const lines = [line(1, 3, amount(2100, 210)), line(2, 3, amount(30)), line(3, 3, amount(1500))]
    const wish = units({ lineNo: 1, num: 1 }, { lineNo: 3, num: 1 }, { lineNo: 2, num: 1 })
    const plan = planRefund({ lines, refundTotal: 0, unit: 100 }, wish)
    expect(plan.ok && plan.value).toEqual({
      amount: 1200,
      partList: [
        { lineNo: 1, num: 1, ...amount(700, 70) },
        { lineNo: 3, num: 1, ...amount(500) },
        { lineNo: 2, num: 1, ...amount(0) },
      ],
    })
    const two = units({ lineNo: 3, num: 1 }, { lineNo: 1, num: 1 }, { lineNo: 2, num: 2 })
    const other = planRefund({ lines, refundTotal: 0, unit: 50 }, two)
    expect(other.ok && other.value.partList.map(({ total }) => total)).toEqual([500, 700, 0])
  })

  it('an amount that is finer is refused, unless it is all that is left', () => {
    expect(planRefund({ lines: shirts, refundTotal: 0, unit: 100 }, { amount: 10_050 })).toEqual({
      ok: false,
      refusal: { field: 'amount', most: 150_000 },
    })
    expect(planRefund({ lines: shirts, refundTotal: 0, unit: 100 }, { amount: 10_000 }).ok).toBe(true)
    const odd = [line(1, 1, amount(150))]
    expect(planRefund({ lines: odd, refundTotal: 0, unit: 100 }, { amount: 150 }).ok).toBe(true)
  })
})

it('[tax-7] the taxes of a refund are those of its lines, by rate', () => {
  const plan = planRefund(
    { lines: teaAndCake, refundTotal: 0, unit: 1 },
    units({ lineNo: 1, num: 1 }, { lineNo: 2, num: 1 }),
  )
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

it.each([1, 100])(
  '[order-19][order-24][PY-08] refunds in any order, in units of %i, never give back more than was paid for a line or in its tax, and all of it in the end',
  (unit) => {
    const paid = fc.array(
      fc.record({ num: fc.integer({ min: 1, max: 5 }), total: fc.nat({ max: 5000 }), permille: fc.nat({ max: 250 }) }),
      { minLength: 1, maxLength: 4 },
    )
    const wish: fc.Arbitrary<RefundWish> = fc.oneof(
      fc.integer({ min: 1, max: Math.ceil(3000 / unit) }).map((each) => ({ amount: each * unit })),
      fc
        .record({ lineNo: fc.integer({ min: 1, max: 4 }), num: fc.integer({ min: 1, max: 3 }) })
        .map((each) => units(each)),
    )
    fc.assert(
      fc.property(paid, fc.array(wish, { maxLength: 8 }), (drawn, wishes) => {
        // What is paid in all is in whole units; what single lines cost need not be.
        const over = drawn.reduce((sum, { total }) => sum + total, 0) % unit
        const made = drawn.map((each, index) =>
          index === 0 ? { ...each, total: each.total + (over && unit - over) } : each,
        )
        let lines = made.map(({ num, total, permille }, index) =>
          line(index + 1, num, amount(total, Math.floor((total * permille) / 1000))),
        )
        let gone = 0
        const take = (each: RefundWish) => {
          const plan = planRefund({ lines, refundTotal: gone, unit }, each)
          if (!plan.ok) return
          lines = after(lines, plan.value)
          gone += plan.value.amount
          expect(gone % unit).toBe(0)
          for (const { refunded, total, taxList } of lines) {
            expect(refunded.total).toBeLessThanOrEqual(total)
            expect(refunded.taxList[0]?.tax ?? 0).toBeLessThanOrEqual(taxList[0]?.tax ?? 0)
          }
        }
        for (const each of wishes) take(each)
        const all = made.reduce((sum, { total }) => sum + total, 0)
        if (gone < all) take({ amount: all - gone })
        expect(gone).toBe(all)
        expect(lines.map(({ refunded }) => refunded.taxList[0]?.tax)).toEqual(
          lines.map(({ taxList }) => taxList[0]?.tax),
        )
      }),
      { numRuns: runs(1000) },
    )
  },
)
