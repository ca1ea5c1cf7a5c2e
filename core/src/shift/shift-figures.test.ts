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

it('[shift-4] what the terminal of the store took and gave back is a way of its own', () => {
  const { takenList, refundList } = shiftFigures(
    [
      sumOf('capture', ['provider:a', 'customer'], 50),
      sumOf('terminal', ['provider:terminal:s1', 'customer'], 700),
      sumOf('refundTerminal', ['customer', 'provider:terminal:s1'], 60),
    ],
    noOrders,
  )
  expect(takenList).toEqual([
    { way: 'terminal', account: '', count: 1, amount: 700 },
    { way: 'provider', account: 'a', count: 1, amount: 50 },
  ])
  expect(refundList).toEqual([{ way: 'terminal', account: '', count: 1, amount: 60 }])
})

it('[shift-2][shift-3] the cash of the drawer is listed by what moved it', () => {
  const sums = [
    sumOf('cashIn', ['cash:s1', 'bank'], 300),
    sumOf('cashOut', ['bank', 'cash:s1'], 120),
    sumOf('refundCash', ['customer', 'cash:s1'], 40),
    sumOf('refundCash', ['customer', 'cash:s1'], 25, { isBefore: true }),
  ]
  expect(shiftFigures(sums, noOrders).cash).toEqual({
    ...{ taken: 0, refunded: 40, putIn: 300, takenOut: 120, expected: 115, takenBefore: 0, refundedBefore: 25 },
  })
})

it('[shift-4] taxes stand in the order of their rates, and discounts as the orders had them', () => {
  const discountList = [{ type: 2, count: 3, amount: 450 }]
  const sums = [sumOf('saleTax', ['customer', 'tax:vat'], 5), sumOf('saleTax', ['customer', 'tax:gst'], 3)]
  const figures = shiftFigures(sums, { ...noOrders, discountList })
  expect(figures.taxList.map(({ rateId }) => rateId)).toEqual(['gst', 'vat'])
  expect(figures.discountList).toEqual(discountList)
})

it('[shift-4] accounts of providers stand in the order of their names, whichever was used first', () => {
  const names = ['c', 'a', 'b', 'd']
  const sums = names.map((name) => sumOf('capture', [`provider:${name}`, 'customer'], 5))
  expect(shiftFigures(sums, noOrders).takenList.map(({ account }) => account)).toEqual(['a', 'b', 'c', 'd'])
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

const all = (list: readonly { readonly amount: number }[]) => list.reduce((sum, { amount }) => sum + amount, 0)

it('[shift-9] an order paid twice, a wrong amount and a refund that a chargeback covers: both sides meet', () => {
  const { balance, soldTotal, takenList, refundTotal, refundList } = shiftFigures(
    [
      sumOf('sale', ['customer', 'sales'], 4_020),
      sumOf('cash', ['cash:s1', 'customer'], 1_020),
      sumOf('capture', ['provider:a', 'customer'], 4_000),
      sumOf('wrongAmount', ['provider:a', 'customer'], 349),
      sumOf('refundDue', ['sales', 'customer'], 2_300),
      sumOf('refundDone', ['customer', 'provider:a'], 2_809),
      sumOf('chargeback', ['chargebacks', 'provider:a'], 840),
      sumOf('refundChargedBack', ['customer', 'chargebacks'], 840),
    ],
    noOrders,
  )
  expect([soldTotal, all(takenList), refundTotal, all(refundList)]).toEqual([4_020, 5_369, 2_300, 2_809])
  expect(balance).toEqual({ surplus: 1_349, chargedBack: 840, lost: 0, owed: 0 })
})

it('[shift-9] what is lost by a chargeback, what is not sent yet, and what was due before are told apart', () => {
  const balanceOfRows = (...sums: LedgerSum[]) => shiftFigures(sums, noOrders).balance
  expect(
    balanceOfRows(
      sumOf('chargeback', ['chargebacks', 'provider:a'], 840),
      sumOf('chargebackReversal', ['provider:a', 'chargebacks'], 40),
      sumOf('refundDue', ['sales', 'customer'], 70),
    ),
  ).toEqual({ surplus: 0, chargedBack: 800, lost: 800, owed: 70 })
  expect(
    balanceOfRows(
      sumOf('refundCash', ['customer', 'cash:s1'], 70),
      sumOf('refundChargedBack', ['customer', 'chargebacks'], 30),
    ),
  ).toEqual({ surplus: 0, chargedBack: 0, lost: -30, owed: -100 })
})

it('[shift-9] both sides meet whatever rows a shift has', () => {
  const customers = [
    ...(['sale', 'saleTax'] as const).map((kind) => [kind, 'customer', 'sales'] as const),
    ...(['refundDue', 'refundDueTax'] as const).map((kind) => [kind, 'sales', 'customer'] as const),
    ...(['capture', 'terminal', 'wrongAmount', 'refundBack'] as const).map(
      (kind) => [kind, 'provider:a', 'customer'] as const,
    ),
    ...(['refundDone', 'refundTerminal'] as const).map((kind) => [kind, 'customer', 'provider:a'] as const),
    ...([
      ['cash', 'cash:s1', 'customer'],
      ['refundCash', 'customer', 'cash:s1'],
    ] as const),
    ...([
      ['refundByHand', 'customer', 'bank'],
      ['refundChargedBack', 'customer', 'chargebacks'],
    ] as const),
    ...([
      ['refundOwedAgain', 'chargebacks', 'customer'],
      ['chargeback', 'chargebacks', 'provider:a'],
    ] as const),
    ...([
      ['chargebackReversal', 'provider:a', 'chargebacks'],
      ['otherCurrency', 'provider:a', 'suspense'],
    ] as const),
    ['fee', 'fees:a', 'provider:a'] as const,
  ]
  const row = fc
    .tuple(fc.constantFrom(...customers), fc.integer({ min: 1, max: 10 ** 9 }))
    .map(([[kind, debit, credit], amount]) => sumOf(kind, [debit, credit], amount))
  fc.assert(
    fc.property(fc.array(row), (sums) => {
      const { soldTotal, takenList, refundTotal, refundList, balance } = shiftFigures(sums, noOrders)
      const { surplus = 0, lost = 0, chargedBack = 0, owed = 0 } = balance ?? {}
      expect(soldTotal + surplus).toBe(all(takenList))
      expect(refundTotal + surplus + lost).toBe(all(refundList) + chargedBack + owed)
    }),
  )
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
