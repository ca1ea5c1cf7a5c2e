import { describe, expect, it } from 'vitest'
import * as books from './entries.ts'

const order = { orderId: 'o1', amount: 500, currency: 'SGD' }
const attempt = { ...order, paymentNo: 'p1', account: 'sandbox' }
const sent = { ...order, refundNo: 'r1', account: 'sandbox', retries: 0 }
const atStore = { ...order, storeId: 's1' }
const dispute = { ...order, movementNo: 'm1', account: 'sandbox' }

describe('[ledger-1] money moves under a kind and a number of its own', () => {
  it.each([
    ['captured by a provider', books.captureEntries(attempt), 'capture p1', 'provider:sandbox', 'customer:o1'],
    ['paid in cash', books.cashEntries(atStore), 'cash o1', 'cash:s1', 'customer:o1'],
    [
      'paid at the till in cash',
      books.tillEntries({ ...atStore, tender: 'cash' }),
      ...['cash o1', 'cash:s1', 'customer:o1'],
    ],
    [
      'paid on the terminal of the store',
      books.tillEntries({ ...atStore, tender: 'card' }),
      ...['terminal o1', 'provider:terminal:s1', 'customer:o1'],
    ],
    [
      'received in a wrong amount',
      books.wrongAmountEntries(attempt),
      ...['wrongAmount p1:500', 'provider:sandbox', 'customer:o1'],
    ],
    [
      'received in another currency',
      books.otherCurrencyEntries(attempt),
      ...['otherCurrency p1:SGD:500', 'provider:sandbox', 'suspense'],
    ],
    ['given back by a provider', books.refundDoneEntries(sent), 'refundDone r1', 'customer:o1', 'provider:sandbox'],
    [
      'given back by a provider after it was sent again',
      books.refundDoneEntries({ ...sent, retries: 2 }),
      ...['refundDone r1:2', 'customer:o1', 'provider:sandbox'],
    ],
    ['returned to the provider', books.refundBackEntries(sent), 'refundBack r1', 'provider:sandbox', 'customer:o1'],
    [
      'given back in cash',
      books.refundCashEntries({ ...atStore, refundNo: 'r1' }),
      ...['refundCash r1', 'customer:o1', 'cash:s1'],
    ],
    [
      'given back out of the till',
      books.refundTillEntries({ ...atStore, refundNo: 'r1', tender: 'cash' }),
      ...['refundCash r1', 'customer:o1', 'cash:s1'],
    ],
    [
      'given back on the terminal',
      books.refundTillEntries({ ...atStore, refundNo: 'r1', tender: 'card' }),
      ...['refundTerminal r1', 'customer:o1', 'provider:terminal:s1'],
    ],
    [
      'given back by hand',
      books.refundByHandEntries({ ...order, refundNo: 'r1' }),
      ...['refundByHand r1', 'customer:o1', 'bank'],
    ],
    ['taken by a chargeback', books.chargebackEntries(dispute), 'chargeback m1', 'chargebacks', 'provider:sandbox'],
    [
      'won back from a chargeback',
      books.chargebackReversalEntries(dispute),
      ...['chargebackReversal m1', 'provider:sandbox', 'chargebacks'],
    ],
    [
      'refunded by a chargeback',
      books.refundChargedBackEntries({ ...sent, retries: 1 }),
      ...['refundChargedBack r1:1', 'customer:o1', 'chargebacks'],
    ],
    ['owed again', books.refundOwedAgainEntries(dispute), 'refundOwedAgain m1', 'chargebacks', 'customer:o1'],
  ])('when it is %s', (_what, entries, name, debit, credit) => {
    const [kind, ref] = name.split(' ')
    expect(entries).toEqual([{ kind, ref, orderId: 'o1', debit, credit, amount: 500, currency: 'SGD' }])
  })

  it('when it belongs to no order', () =>
    expect(books.unknownPaymentEntries({ paymentNo: 'p9', account: 'sandbox', amount: 700, currency: 'SGD' })).toEqual([
      {
        ...{ kind: 'unknownPayment', ref: 'p9', orderId: null, debit: 'provider:sandbox', credit: 'suspense' },
        ...{ amount: 700, currency: 'SGD' },
      },
    ]))
})

it('a fee goes from the provider to its fees, and what it gives back of one the other way', () => {
  const fee = { account: 'sandbox', transactionId: 't1', orderId: null, currency: 'SGD' }
  const entry = { kind: 'fee', ref: 'sandbox:t1', orderId: null, amount: 15, currency: 'SGD' }
  expect(books.feeEntries({ ...fee, amount: 15 })).toEqual([
    { ...entry, debit: 'fees:sandbox', credit: 'provider:sandbox' },
  ])
  expect(books.feeEntries({ ...fee, amount: -15 })).toEqual([
    { ...entry, debit: 'provider:sandbox', credit: 'fees:sandbox' },
  ])
  expect(books.feeEntries({ ...fee, amount: 0 })).toEqual([])
})
