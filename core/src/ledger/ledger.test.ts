import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money as toMoney } from '../money/money.ts'
import { balanceOf, balancesOf, faultsOf, isAccount, isSettled } from '../testing/books.ts'
import { runs } from '../testing/runs.ts'
import * as books from './entries.ts'

const order = { orderId: 'o1', currency: 'CNY' }
const attempt = { ...order, paymentNo: 'p1', account: 'sandbox' }

describe('[ledger-1] an entry', () => {
  it('moves one amount from an account to another, and nothing writes none', () => {
    expect(books.saleEntries({ ...order, amount: 500 }, [])).toEqual([
      { kind: 'sale', ref: 'o1', orderId: 'o1', debit: 'customer:o1', credit: 'sales', amount: 500, currency: 'CNY' },
    ])
    expect(books.saleEntries({ ...order, amount: 0 }, [])).toEqual([])
    expect(books.wrongAmountEntries({ ...attempt, amount: -1 })).toEqual([])
  })
})

describe('[ledger-2] an account', () => {
  it.each([
    'sales',
    'suspense',
    'write-off',
    'bank',
    'chargebacks',
    'customer:1',
    'provider:a',
    'cash:s',
    'fees:a',
    'tax:gst',
  ])('is %s', (text) => expect(isAccount(text)).toBe(true))
  it.each(['', 'sale', 'sales:1', 'customer:', 'customer: 1', 'cash', 'xsales'])('is not %j', (text) =>
    expect(isAccount(text)).toBe(false),
  )
})

/** What may happen to an order, in the order in which it happens. */
const life = fc.record({
  isAccepted: fc.boolean(),
  isCash: fc.boolean(),
  total: fc.integer({ min: 0, max: 9999 }),
  taxPermille: fc.nat({ max: 300 }),
  wrong: fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 3 }),
  refunds: fc.array(fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), isDone: fc.boolean() }), {
    maxLength: 4,
  }),
  doublePaid: fc.boolean(),
})

/** The entries of such an order, and the order as its row says it. */
function lived({
  isAccepted,
  isCash,
  total,
  taxPermille,
  wrong,
  refunds,
  doublePaid,
}: ReturnType<typeof life.generate>['value']) {
  const entries: books.LedgerEntry[] = []
  const booked = { ...order, sold: isAccepted ? total : 0, refundTotal: 0, openRefunds: 0 }
  const money = { ...order, amount: total }
  const taxesIn = (amount: number) => [{ rateId: 'gst', tax: toMoney(Math.floor((amount * taxPermille) / 1000)) }]
  if (isAccepted) entries.push(...books.saleEntries(money, taxesIn(total)))
  if (isAccepted && isCash) entries.push(...books.cashEntries({ ...money, storeId: 's1' }))
  if (isAccepted && !isCash) entries.push(...books.captureEntries({ ...attempt, amount: total }))
  const back = (refundNo: string, amount: number, isDone: boolean) => {
    if (isDone) entries.push(...books.refundDoneEntries({ ...order, refundNo, amount, account: 'sandbox', retries: 0 }))
    else booked.openRefunds += amount
  }
  for (const amount of wrong) {
    entries.push(...books.wrongAmountEntries({ ...attempt, amount }))
    back(`w${amount}`, amount, amount % 2 === 0)
  }
  if (doublePaid) {
    entries.push(...books.captureEntries({ ...attempt, paymentNo: 'p2', amount: total }))
    back('again', total, false)
  }
  for (const [index, { share, isDone }] of isAccepted ? refunds.entries() : []) {
    const amount = Math.floor((total - booked.refundTotal) * share)
    booked.refundTotal += amount
    entries.push(...books.refundDueEntries({ ...order, refundNo: `r${index}`, amount }, taxesIn(amount)))
    if (isCash && isDone)
      entries.push(...books.refundCashEntries({ ...order, refundNo: `r${index}`, amount, storeId: 's1' }))
    else back(`r${index}`, amount, isDone)
  }
  return { entries, booked }
}

describe('[ledger-3] the books of an order', () => {
  it('agree with it, whatever happened, and all accounts add up to nothing', () => {
    fc.assert(
      fc.property(life, (happened) => {
        const { entries, booked } = lived(happened)
        expect(faultsOf(entries, booked)).toEqual({ customer: 0, sales: 0 })
        expect(isSettled(entries, 'o1')).toBe(booked.openRefunds === 0)
        expect([...balancesOf(entries, 'CNY').values()].reduce((sum, balance) => sum + balance, 0)).toBe(0)
        for (const [account, balance] of balancesOf(entries, 'CNY'))
          expect(balanceOf(entries, account, 'CNY')).toBe(balance)
      }),
      { numRuns: runs(300) },
    )
  })

  it('[ledger-6] have what is tax in an account of its rate, and give it back with the refund', () => {
    const gst = (tax: number) => [{ rateId: 'gst', tax: toMoney(tax) }]
    const entries = [
      ...books.saleEntries({ ...order, amount: 1000 }, gst(83)),
      ...books.refundDueEntries({ ...order, refundNo: 'r1', amount: 500 }, gst(41)),
    ]
    expect(balanceOf(entries, 'sales', 'CNY')).toBe(-917 + 459)
    expect(balanceOf(entries, 'tax:gst', 'CNY')).toBe(-83 + 41)
    expect(entries.map(({ kind, ref }) => [kind, ref])).toEqual([
      ['sale', 'o1'],
      ['saleTax', 'o1:gst'],
      ['refundDue', 'r1'],
      ['refundDueTax', 'r1:gst'],
    ])
  })

  it('do not agree once an entry is lost, written twice, or off by one', () => {
    fc.assert(
      fc.property(life, fc.nat(), fc.constantFrom('lost', 'twice', 'more'), (happened, place, fault) => {
        const { entries, booked } = lived(happened)
        const entry = entries[place % Math.max(1, entries.length)]
        fc.pre(entry !== undefined)
        const rest = entries.filter((each) => each !== entry)
        const put = { lost: [], twice: [entry, entry], more: [{ ...entry, amount: entry.amount + 1 }] }[fault]
        const { customer, sales } = faultsOf([...rest, ...put], booked)
        expect(Math.abs(customer) + Math.abs(sales)).toBeGreaterThan(0)
      }),
      { numRuns: runs(300) },
    )
  })

  it('[ledger-8] have a chargeback in an account of its own, and neither the sale nor what is owed changes', () => {
    const moved = { ...order, account: 'sandbox', amount: 400 }
    const taken = books.chargebackEntries({ ...moved, movementNo: 't1' })
    expect(taken).toEqual([
      {
        ...{ kind: 'chargeback', ref: 't1', orderId: 'o1', debit: 'chargebacks', credit: 'provider:sandbox' },
        ...{ amount: 400, currency: 'CNY' },
      },
    ])
    const entries = [
      ...books.saleEntries({ ...order, amount: 400 }, []),
      ...books.captureEntries({ ...attempt, amount: 400 }),
      ...taken,
    ]
    const booked = { ...order, sold: 400, refundTotal: 0, openRefunds: 0 }
    expect(faultsOf(entries, booked)).toEqual({ customer: 0, sales: 0 })
    expect(balanceOf(entries, 'chargebacks', 'CNY')).toBe(400)
    expect(balanceOf(entries, 'provider:sandbox', 'CNY')).toBe(0)
    const won = [...entries, ...books.chargebackReversalEntries({ ...moved, movementNo: 't2' })]
    expect(balanceOf(won, 'chargebacks', 'CNY')).toBe(0)
    expect(balanceOf(won, 'provider:sandbox', 'CNY')).toBe(400)
  })

  it('[order-27] count a refund that a chargeback has paid as done, until the chargeback comes back', () => {
    const refund = { ...order, refundNo: 'r1', amount: 400 }
    const entries = [
      ...books.saleEntries({ ...order, amount: 400 }, []),
      ...books.captureEntries({ ...attempt, amount: 400 }),
      ...books.chargebackEntries({ ...order, account: 'sandbox', movementNo: 't1', amount: 400 }),
      ...books.refundDueEntries(refund, []),
      ...books.refundChargedBackEntries({ ...refund, retries: 0 }),
    ]
    const booked = { ...order, sold: 400, refundTotal: 400, openRefunds: 0 }
    expect(faultsOf(entries, booked)).toEqual({ customer: 0, sales: 0 })
    expect([...balancesOf(entries, 'CNY').values()].every((balance) => balance === 0)).toBe(true)
    const again = books.refundOwedAgainEntries({ ...order, movementNo: 't2', amount: 400 })
    expect(faultsOf([...entries, ...again], { ...booked, openRefunds: 400 })).toEqual({ customer: 0, sales: 0 })
  })

  it('count each currency by itself', () => {
    const wrong = books.otherCurrencyEntries({ ...attempt, currency: 'USD', amount: 5 })
    expect(balanceOf(wrong, 'suspense', 'USD')).toBe(-5)
    expect(balancesOf(wrong, 'CNY').size).toBe(0)
    expect(isSettled(wrong, 'o1')).toBe(true)
  })
})
