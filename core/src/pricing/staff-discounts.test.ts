import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money, noMoney } from '../money/money.ts'
import { randomCart } from '../testing/random-carts.ts'
import { runs } from '../testing/runs.ts'
import { discountType } from './bill.ts'
import { discountPlacedOrder } from './discount-placed-order.ts'
import { priceOrder } from './price-order.ts'
import { leftAfterStaff, type StaffDiscount, staffDiscountsOf, worthOfStaffDiscount } from './staff-discounts.ts'

const { employee, manual, points } = discountType

const granted = (more: Partial<StaffDiscount>): StaffDiscount => ({
  type: manual,
  amount: money(300),
  perMille: null,
  limit: money(500),
  ...more,
})

describe('[R-3.15] a discount that staff grants', () => {
  it('is refused above the limit of the employee, and worth its amount up to it', () => {
    const worth = (more: Partial<StaffDiscount>) => worthOfStaffDiscount(granted(more), money(8000))
    expect(worth({ amount: money(500) })).toEqual({ ok: true, value: 500 })
    expect(worth({ amount: money(501) })).toEqual({ ok: false, refusal: 'notPermitted' })
    expect(worth({ type: employee, amount: null, perMille: 50 })).toEqual({ ok: true, value: 400 })
    expect(worth({ type: employee, amount: null, perMille: 63 })).toEqual({ ok: false, refusal: 'notPermitted' })
    // Who may give nothing may not give a discount of nothing either.
    expect(worth({ amount: money(0), limit: money(0) })).toEqual({ ok: false, refusal: 'notPermitted' })
  })

  it('[assist-11] leaves the rest of what the lines come to, within the limits and never less than nothing', () => {
    const fivePercent = granted({ type: employee, amount: null, perMille: 50 })
    expect(leftAfterStaff(money(1680), [])).toBe(1680)
    expect(leftAfterStaff(money(1680), [granted({})])).toBe(1380)
    expect(leftAfterStaff(money(1680), [fivePercent, granted({})])).toBe(1296)
    expect(leftAfterStaff(money(1680), [granted({ type: employee })])).toBe(1380)
    expect(leftAfterStaff(money(1680), [granted({ amount: money(900) })])).toBe(1180)
    expect(leftAfterStaff(money(200), [granted({})])).toBe(0)
  })

  it('counts once of each kind: the last one', () => {
    const all = [
      granted({ amount: money(100) }),
      granted({ type: employee, amount: null, perMille: 50 }),
      granted({ amount: money(200) }),
    ]
    expect(staffDiscountsOf(all)).toEqual({
      employee: { perMille: 50, limit: 500 },
      manual: { amount: 200, limit: 500 },
    })
    expect(staffDiscountsOf([])).toEqual({})
    expect(staffDiscountsOf([granted({ type: employee })])).toEqual({ employee: { amount: 300, limit: 500 } })
    expect(staffDiscountsOf([granted({ type: employee, amount: null })])).toEqual({
      employee: { amount: 0, limit: 500 },
    })
  })
})

const staff = {
  employee: { perMille: 70, limit: money(900) },
  manual: { amount: money(150), limit: money(400) },
}

describe('[R-3.15] a staff discount on an order that was placed', () => {
  it('makes the bill that placing it with the discount would have made', () => {
    fc.assert(
      fc.property(randomCart({ lines: 6, promotions: 4, coupons: 2 }), ({ points: _none, staff: _other, ...cart }) => {
        const placed = priceOrder(cart)
        fc.pre(placed.ok)
        if (!placed.ok) return
        const activity = placed.value.promotionList.find(({ selected }) => selected)?.promotionId ?? null
        const whole = priceOrder({ ...cart, promotionId: activity, staff })
        if (!whole.ok) throw new Error(whole.refusal)
        const { currencyScale, defaultFractionDigits } = cart
        const lines = placed.value.lineList
        const digits = { currencyScale, defaultFractionDigits }
        const after = discountPlacedOrder({ lines, discountList: placed.value.discountList, staff, ...digits })
        const { discountList, discountTotal, payableTotal } = whole.value
        expect(after).toMatchObject({ discountList, discountTotal, payableTotal })
        expect(after.lineList.map(({ payable }) => payable)).toEqual(whole.value.lineList.map(({ payable }) => payable))
      }),
      { numRuns: runs(300) },
    )
  })

  it('takes the place of the one before, and leaves what points pay for', () => {
    const lines = [{ lineAmount: money(1000), shareList: [{ type: points, refId: null, amount: money(700) }] }]
    const line = { name: '', refId: null, maxReduction: null }
    const discountList = [{ type: points, amount: money(700), ...line }]
    const digits = { currencyScale: 2, defaultFractionDigits: 2 }
    const first = discountPlacedOrder({ lines, discountList, staff, ...digits })
    expect(first.discountList.map(({ name }) => name)).toEqual(['', '', ''])
    expect(first.discountList.map(({ type, amount }) => [type, amount])).toEqual([
      [employee, 70],
      [manual, 150],
      [points, 700],
    ])
    const again = discountPlacedOrder({
      lines: [{ lineAmount: money(1000), shareList: first.lineList[0]?.shareList ?? [] }],
      discountList: first.discountList,
      staff: { manual: { amount: money(400), limit: money(400) } },
      ...digits,
    })
    expect(again.discountList.map(({ type, amount }) => [type, amount])).toEqual([
      [manual, 300],
      [points, 700],
    ])
    expect(again.payableTotal).toBe(noMoney)
  })
})
