import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Money, money } from '../money/money.ts'
import { bestDeal } from '../pricing/best-deal.ts'
import type { Bill } from '../pricing/bill.ts'
import { discountPlacedOrder } from '../pricing/discount-placed-order.ts'
import { type PriceInput, priceOrder } from '../pricing/price-order.ts'
import { randomTaxedCart } from '../testing/random-taxes.ts'
import { referenceBill } from '../testing/reference-bill.ts'
import { referenceTaxes } from '../testing/reference-tax.ts'
import { runs } from '../testing/runs.ts'
import { cutRefund, leftAfterRefund, refundOfLine, splitRefund, type TaxedAmount } from './refund.ts'
import type { OrderTax } from './tax.ts'

type Taxed = PriceInput & { readonly tax: OrderTax }

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
const taxOf = ({ taxList }: TaxedAmount, rateId: string): number =>
  taxList.find((each) => each.rateId === rateId)?.tax ?? 0

/** The bill as chosen, or with nothing chosen where that may not be had. */
function billOf(input: Taxed): { bill: Bill; chosen: Taxed & { promotionId: string | null } } {
  const { points: _points, couponIdList: _coupons, ...plain } = input
  const tries = [
    { ...input, promotionId: input.promotions[0]?.promotionId ?? null },
    { ...plain, promotionId: null },
  ]
  for (const chosen of tries) {
    const priced = priceOrder(chosen)
    if (priced.ok) return { bill: priced.value, chosen }
  }
  throw new Error('a cart without choices is refused')
}

function expectLaws({ lineList, taxList, taxMode, ...bill }: Bill, { currencyScale, defaultFractionDigits }: Taxed) {
  const added = taxMode === 'exclusive' ? sum(taxList.map(({ tax }) => tax)) : 0
  expect(bill.payableTotal).toBe(bill.subtotal - bill.discountTotal + bill.serviceCharge + added)
  expect(sum(lineList.map(({ total }) => total))).toBe(bill.payableTotal)
  expect(sum(lineList.map(({ serviceCharge }) => serviceCharge))).toBe(bill.serviceCharge)
  expect(bill.payableTotal % 10 ** (currencyScale - defaultFractionDigits)).toBe(0)
  for (const { rateId, tax } of taxList) expect(sum(lineList.map((line) => taxOf(line, rateId)))).toBe(tax)
}

describe('every taxed order', () => {
  it('[tax-3] is that of the second reckoning, and what goes back by line is what was paid, tax by tax', () => {
    let [taxed, refunded] = [0, 0]
    fc.assert(
      fc.property(randomTaxedCart({ lines: 4, promotions: 2, coupons: 1 }), fc.nat(), (input, seed) => {
        const { bill, chosen } = billOf(input)
        const lefts = referenceBill(chosen)?.linePayables
        if (!lefts) throw new Error('the second reckoning refuses what the first allows')
        const reference = referenceTaxes(lefts, chosen)
        expect(BigInt(bill.payableTotal)).toBe(reference.payable)
        expect(BigInt(bill.serviceCharge)).toBe(reference.serviceCharge)
        expect(bill.lineList.map(({ total }) => BigInt(total))).toEqual(reference.totals)
        expect(bill.taxList.map(({ rateId }) => rateId)).toEqual([...reference.taxes.keys()])
        for (const { rateId, tax, taxable } of bill.taxList) {
          expect([BigInt(tax), BigInt(taxable)]).toEqual([
            reference.taxes.get(rateId)?.tax,
            reference.taxes.get(rateId)?.taxable,
          ])
          const ofLines = bill.lineList.map((line) => BigInt(taxOf(line, rateId)))
          expect(ofLines).toEqual(reference.taxes.get(rateId)?.lines)
        }
        expectLaws(bill, input)
        taxed += bill.taxList.length > 0 ? 1 : 0
        for (const line of bill.lineList) {
          const parts = partsOf(line, seed)
          refunded += parts.length
          expect(sum(parts.map(({ total }) => total))).toBe(line.total)
          expect(sum(parts.map(({ serviceCharge }) => serviceCharge))).toBe(line.serviceCharge)
          for (const { rateId, tax } of line.taxList) expect(sum(parts.map((part) => taxOf(part, rateId)))).toBe(tax)
          expect(parts.every(isAboveNothing)).toBe(true)
        }
      }),
      { numRuns: runs(10_000) },
    )
    expect(taxed).toBeGreaterThan(runs(10_000) / 3)
    expect(refunded).toBeGreaterThan(runs(10_000))
  })
})

const isAboveNothing = ({ total, serviceCharge, taxList }: TaxedAmount): boolean =>
  [total, serviceCharge, ...taxList.map(({ tax }) => tax)].every((amount) => amount >= 0)

/** All units of a line, refunded in as many parts as the seed says. */
function partsOf(line: Bill['lineList'][number], seed: number): TaxedAmount[] {
  const parts: TaxedAmount[] = []
  for (let before = 0; before < line.num; ) {
    const units = Math.min(line.num - before, 1 + ((seed + before) % 3))
    parts.push(refundOfLine(line, before, units))
    before += units
  }
  return parts
}

describe('[tax-7] refunds of units and of amounts in any order', () => {
  it('never give back more than was paid in any tax of any line, and everything once the last of it goes back', () => {
    const steps = fc.array(fc.record({ permille: fc.nat({ max: 1000 }), line: fc.nat({ max: 3 }) }), { maxLength: 6 })
    fc.assert(
      fc.property(randomTaxedCart({ lines: 3, promotions: 1, coupons: 0 }), steps, (input, wishes) => {
        const paid = billOf(input).bill.lineList
        let left: TaxedAmount[] = paid
        const unitsGone = paid.map(() => 0)
        const take = (parts: readonly (TaxedAmount | undefined)[]) => {
          left = left.map((line, index) => {
            const part = parts[index]
            return part ? leftAfterRefund(line, part) : line
          })
          expect(left.every(isAboveNothing)).toBe(true)
        }
        for (const { permille, line: index } of wishes) {
          const [line, rest] = [paid[index], left[index]]
          if (permille % 2 === 0 && line && rest && (unitsGone[index] ?? 0) < line.num) {
            const part = cutRefund(refundOfLine(line, unitsGone[index] ?? 0, 1), rest)
            unitsGone[index] = (unitsGone[index] ?? 0) + 1
            take(paid.map((_line, other) => (other === index ? part : undefined)))
          } else {
            const most = sum(left.map(({ total }) => total))
            const amount = money(Math.floor((most * permille) / 1000))
            const parts = splitRefund(left, amount)
            expect(sum(parts.map(({ total }) => total))).toBe(amount)
            take(parts)
          }
        }
        take(splitRefund(left, money(sum(left.map(({ total }) => total)))))
        for (const { total, serviceCharge, taxList } of left)
          expect([total, serviceCharge, ...taxList.map(({ tax }) => tax)].some((amount) => amount > 0)).toBe(false)
      }),
      { numRuns: runs(3000) },
    )
  })
})

/** Terms under which what is left and what is paid rise together: one class. */
const ofOneClass = (input: Taxed): Taxed => ({
  ...input,
  lines: input.lines.map((line) => ({ ...line, taxClassId: '' })),
  tax: { ...input.tax, rateList: input.tax.rateList.map((rate) => ({ ...rate, taxClassId: '' })) },
})

function pricesOf(input: Taxed): { promotionId: string | null; payable: Money; left: number }[] {
  return [null, ...input.promotions.map(({ promotionId }) => promotionId)].flatMap((promotionId) => {
    const priced = priceOrder({ ...input, promotionId })
    if (!priced.ok) return []
    const { payableTotal: payable, subtotal, discountTotal } = priced.value
    return [{ promotionId, payable, left: subtotal - discountTotal }]
  })
}

describe('[tax-6] what is cheapest', () => {
  it('is reckoned with tax; in one class it is what is cheapest without', () => {
    fc.assert(
      fc.property(randomTaxedCart({ lines: 4, promotions: 4, coupons: 1 }), (input) => {
        const { promotionId: _none, ...open } = input
        const best = priceOrder(open)
        if (best.ok) expect(best.value.payableTotal).toBe(Math.min(...pricesOf(open).map(({ payable }) => payable)))
        for (const one of pricesOf(ofOneClass(open)))
          for (const other of pricesOf(ofOneClass(open)))
            expect(Math.sign(one.payable - other.payable)).toBe(Math.sign(one.left - other.left))
      }),
      { numRuns: runs(1000) },
    )
  })

  it('is what the best deal finds among all coupons and activities', () => {
    fc.assert(
      fc.property(randomTaxedCart({ lines: 3, promotions: 3, coupons: 4 }), (input) => {
        const { points: _points, ...plain } = input
        const ids = (input.coupons ?? []).map(({ couponId }) => couponId)
        const sets = [[], ...ids.map((id) => [id]), ...ids.flatMap((one) => ids.map((other) => [one, other]))]
        const all = sets.flatMap((couponIdList) => pricesOf({ ...plain, couponIdList }))
        expect(bestDeal(plain).payable).toBe(Math.min(...all.map(({ payable }) => payable)))
        const deal = bestDeal(input)
        const points = input.points ? { points: { ...input.points, wanted: deal.points } } : {}
        const { promotionId, couponIdList } = deal
        const taken = priceOrder({ ...input, promotionId, couponIdList, ...points })
        expect(taken.ok && taken.value.payableTotal).toBe(deal.payable)
      }),
      { numRuns: runs(500) },
    )
  })
})

describe('[tax-5] a staff discount on a placed order', () => {
  it('comes to the bill that the order would have had with it', () => {
    fc.assert(
      fc.property(randomTaxedCart({ lines: 3, promotions: 2, coupons: 1 }), (input) => {
        const { points: _points, staff, ...plain } = input
        const { bill, chosen } = billOf({ ...plain, staff: {} })
        const again = priceOrder({ ...chosen, staff: staff ?? {} })
        if (!again.ok) throw new Error(again.refusal)
        const { lineList, discountList } = bill
        const lines = lineList.map((line, index) => ({ ...line, taxClassId: input.lines[index]?.taxClassId ?? '' }))
        const { tax, currencyScale, defaultFractionDigits } = input
        const digits = { currencyScale, defaultFractionDigits }
        const after = discountPlacedOrder({ lines, discountList, staff: staff ?? {}, tax, ...digits })
        const { payableTotal, serviceCharge, taxList, serviceChargeTaxList } = again.value
        expect(after).toMatchObject({ payableTotal, serviceCharge, taxList, serviceChargeTaxList })
        expect(after.lineList.map(({ total }) => total)).toEqual(again.value.lineList.map(({ total }) => total))
      }),
      { numRuns: runs(1000) },
    )
  })
})
