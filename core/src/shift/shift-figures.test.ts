import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { LedgerEntry } from '../ledger/entries.ts'
import { balanceOf } from '../testing/books.ts'
import { closingEntries, floatEntries, moveEntries } from './drawer-entries.ts'
import { cashOfShift, type LedgerSum, shiftFigures } from './shift-figures.ts'

const shift = { storeId: 's1', shiftNo: 3, currency: 'IDR', staffId: 'e1' }
const noOrders = { orderCount: 0, serviceCharge: 0, discountList: [], taxNames: {} }

const sumOf = (kind: LedgerSum['kind'], [debit, credit]: readonly [string, string], amount: number, more = {}) => ({
  ...{ kind, debit, credit, amount, count: 1, isBefore: false },
  ...more,
})
const sumsOf = (entries: readonly LedgerEntry[]) =>
  entries.map(({ kind, debit, credit, amount }) => sumOf(kind, [debit, credit], amount))

it('[shift-2][shift-4] money is listed by its way: cash, each account of a provider, and what the brand gave back by itself', () => {
  const sums = [
    sumOf('cash', ['cash:s1', 'customer'], 700, { count: 2 }),
    sumOf('cash', ['cash:s1', 'customer'], 100, { isBefore: true }),
    sumOf('capture', ['provider:b', 'customer'], 900),
    sumOf('capture', ['provider:a', 'customer'], 50),
    sumOf('wrongAmount', ['provider:a', 'customer'], 5),
    sumOf('refundDone', ['customer', 'provider:a'], 40, { count: 2 }),
    sumOf('refundBack', ['provider:a', 'customer'], 15),
    sumOf('refundByHand', ['customer', 'bank'], 15),
    sumOf('refundCash', ['customer', 'cash:s1'], 60),
    sumOf('fee', ['fees:a', 'provider:a'], 3),
  ]
  const { takenList, refundList, cash } = shiftFigures(sums, noOrders)
  expect(takenList).toEqual([
    { way: 'cash', account: '', count: 3, amount: 800 },
    { way: 'provider', account: 'a', count: 2, amount: 55 },
    { way: 'provider', account: 'b', count: 1, amount: 900 },
  ])
  expect(refundList).toEqual([
    { way: 'cash', account: '', count: 1, amount: 60 },
    { way: 'provider', account: 'a', count: 1, amount: 25 },
    { way: 'byHand', account: '', count: 1, amount: 15 },
  ])
  expect(cash).toMatchObject({ taken: 700, takenBefore: 100, refunded: 60, refundedBefore: 0 })
})

it('[shift-4] what was sold has its taxes in it, each listed with what of it went back', () => {
  const figures = shiftFigures(
    [
      sumOf('sale', ['customer', 'sales'], 917),
      sumOf('saleTax', ['customer', 'tax:gst'], 83),
      sumOf('refundDue', ['sales', 'customer'], 92),
      sumOf('refundDueTax', ['tax:gst', 'customer'], 8),
      sumOf('refundDueTax', ['tax:old', 'customer'], 2),
    ],
    { ...noOrders, orderCount: 1, taxNames: { gst: { 'en-US': 'GST' } } },
  )
  expect(figures).toMatchObject({ orderCount: 1, soldTotal: 1000, refundTotal: 102, refundCount: 1 })
  expect(figures.taxList).toEqual([
    { rateId: 'gst', name: { 'en-US': 'GST' }, amount: 83, refunded: 8 },
    { rateId: 'old', name: {}, amount: 0, refunded: 2 },
  ])
})

it('[shift-2][shift-3][shift-5] the drawer has the float at first, then what moved, and is empty once it was counted', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 9 })
  fc.assert(
    fc.property(fc.tuple(amount, amount, amount, amount, amount), ([float, before, putIn, takenOut, counted]) => {
      const taken = before === 0 ? [] : [sumOf('cash', ['cash:s1', 'customer'], before, { isBefore: true })]
      const opened = [...taken, ...sumsOf(floatEntries(shift, { float, before }))]
      expect(cashOfShift(opened)).toBe(float)
      const moves = [
        ...moveEntries(shift, { direction: 'in', amount: putIn, reason: 'change', requestId: 'a' }),
        ...moveEntries(shift, { direction: 'out', amount: takenOut, reason: 'bank', requestId: 'b' }),
      ]
      const { expected } = shiftFigures([...opened, ...sumsOf(moves)], noOrders).cash
      expect(expected).toBe(float + putIn - takenOut)
      const closing = closingEntries(shift, { counted, expected, reason: 'unknown' })
      expect(cashOfShift([...opened, ...sumsOf([...moves, ...closing])])).toBe(0)
      expect(balanceOf(closing, 'write-off', 'IDR')).toBe(expected - counted)
    }),
  )
})
