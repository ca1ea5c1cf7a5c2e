import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceOf } from '../testing/books.ts'
import { runs } from '../testing/runs.ts'
import { plantedBooks, plants } from '../testing/statements.ts'
import { feeEntries } from './entries.ts'
import {
  type Difference,
  isReceived,
  type MovementKind,
  reconcile,
  refundOfSent,
  type Sides,
  type StatedMovement,
} from './reconcile.ts'
import { providerDelta, settlementEntries, waysOfDifference } from './settle-difference.ts'

const dayMs = 86_400_000
const lagMs = 3 * 3_600_000

const payment = fc.record({
  paymentNo: fc.constant(''),
  amount: fc.integer({ min: 1, max: 99_999 }),
  currency: fc.constantFrom('IDR', 'SGD'),
  at: fc.oneof(fc.integer({ min: -dayMs, max: 4 * dayMs }), fc.constantFrom(0, dayMs - 1, dayMs, dayMs + 1)),
  lag: fc.integer({ min: -1000, max: lagMs }),
  refunded: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 999 })),
  retries: fc.integer({ min: 0, max: 12 }),
  fee: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 300 })),
  plant: fc.oneof(fc.constant('none' as const), fc.constantFrom(...plants)),
})

/** A month of payments, each with a number of its own. A fee that is planted is one that the provider tells. */
const month = fc.array(payment, { maxLength: 40 }).map((all) =>
  all.map((each, index) => ({
    ...each,
    paymentNo: `p${index}`,
    fee: each.plant === 'fee' ? each.fee + 1 : each.fee,
  })),
)

const nameOf = ({ kind, paymentNo, refundNo }: Difference) => `${kind} ${refundNo || paymentNo}`
const whole = { from: -9 * dayMs, to: 9 * dayMs }

describe('[reconcile-2] comparing the books with a provider', () => {
  it('[PY-09] finds each difference that was planted and no other, over a month', () => {
    fc.assert(
      fc.property(month, (payments) => {
        const { expected, ...books } = plantedBooks(payments)
        expect(
          reconcile({ ...whole, ...books })
            .differences.map(nameOf)
            .sort(),
        ).toEqual(expected)
      }),
      { numRuns: runs(400) },
    )
  })

  it('[PY-09] finds each once when it looks day by day, whenever the books heard of it', () => {
    fc.assert(
      fc.property(month, (payments) => {
        const { expected, ...books } = plantedBooks(payments)
        const days = Array.from({ length: 12 }, (_, index) => (index - 4) * dayMs)
        const found = days.flatMap((from) => reconcile({ from, to: from + dayMs, ...books }).differences.map(nameOf))
        expect(found.sort()).toEqual(expected)
      }),
      { numRuns: runs(200) },
    )
  })

  it('[reconcile-4] settled, the books say of the account what the provider says', () => {
    fc.assert(
      fc.property(month, fc.constantFrom('book', 'writeOff'), (payments, way) => {
        const { booked, stated, fees, ...rest } = { ...plantedBooks(payments), fees: new Map() }
        const { differences, newFees } = reconcile({ ...whole, booked, stated, fees })
        const readable = differences.filter((each) => waysOfDifference(each).includes(way))
        const written = [
          ...readable.flatMap((each, index) =>
            settlementEntries({ ...each, differenceId: `d${index}`, account: 'a', orderId: null }, way),
          ),
          ...newFees.flatMap((fee) => feeEntries({ ...fee, account: 'a', orderId: null })),
        ]
        expect(rest.expected.length).toBe(differences.length + payments.filter(({ plant }) => plant === 'fee').length)
        for (const currency of ['IDR', 'SGD', 'XXX']) {
          const moved = (all: readonly { kind: MovementKind; amount: number; currency: string }[]) =>
            all
              .filter((each) => each.currency === currency)
              .reduce((sum, { kind, amount }) => sum + (isReceived(kind) ? amount : -amount), 0)
          const kept = newFees.filter((fee) => fee.currency === currency).reduce((sum, { amount }) => sum + amount, 0)
          const theirs = moved(stated.filter(({ status }) => status === 'succeeded')) - kept
          expect(moved(booked) + balanceOf(written, 'provider:a', currency)).toBe(theirs)
        }
      }),
      { numRuns: runs(200) },
    )
  })
})

const paid = { kind: 'payment', paymentNo: 'p1', refundNo: '', amount: 500, currency: 'SGD', at: 1000 } as const
const back = { ...paid, kind: 'refund', refundNo: 'r1' } as const
const stated = (movement: Partial<StatedMovement> & Pick<StatedMovement, 'kind'>): StatedMovement => ({
  ...{ ...paid, transactionId: 't1', status: 'succeeded', fee: 0 },
  ...movement,
})
const sides = (more: Partial<Sides>): Sides => ({
  from: 0,
  to: dayMs,
  booked: [],
  stated: [],
  fees: new Map(),
  ...more,
})
const kindsOf = (more: Partial<Sides>) => reconcile(sides(more)).differences.map(({ kind }) => kind)

describe('[reconcile-3] what is no difference', () => {
  it('is what the provider has not decided, on either side', () => {
    expect(kindsOf({ stated: [stated({ ...paid, status: 'pending' })] })).toEqual([])
    expect(kindsOf({ booked: [back], stated: [stated({ ...back, status: 'pending' })] })).toEqual([])
    expect(kindsOf({ stated: [stated({ ...paid, status: 'failed' })] })).toEqual([])
  })

  it('[reconcile-1] is what names nothing of ours; a refund of ours that was made without us is one', () => {
    expect(kindsOf({ stated: [stated({ ...paid, paymentNo: '', fee: 3 })] })).toEqual([])
    expect(reconcile(sides({ stated: [stated({ ...paid, paymentNo: '', fee: 3 })] })).newFees).toEqual([])
    expect(kindsOf({ stated: [stated({ ...back, refundNo: '' })] })).toEqual(['refundMissingHere'])
    const others = ['t1', 't2'].map((transactionId) => stated({ ...back, refundNo: '', transactionId }))
    expect(kindsOf({ stated: others })).toEqual(['refundMissingHere', 'refundMissingHere'])
  })

  it('is a payment that was voided there and given back whole here', () => {
    const voided = stated({ ...paid, status: 'voided' })
    expect(kindsOf({ booked: [paid, back], stated: [voided] })).toEqual([])
    expect(kindsOf({ booked: [paid], stated: [voided] })).toEqual(['refundMissingHere'])
    expect(kindsOf({ booked: [], stated: [voided] })).toEqual(['missingHere', 'refundMissingHere'])
  })

  it('is a fee that is told for the first time: it is new', () => {
    const withFee = { booked: [paid], stated: [stated({ ...paid, fee: 12 })] }
    expect(reconcile(sides(withFee))).toEqual({
      differences: [],
      newFees: [{ transactionId: 't1', paymentNo: 'p1', amount: 12, currency: 'SGD' }],
    })
    const fees = new Map([['t1', { amount: 12, currency: 'SGD' }]])
    expect(reconcile(sides({ ...withFee, fees }))).toEqual({ differences: [], newFees: [] })
    expect(reconcile(sides({ booked: [paid], stated: [stated(paid)], fees })).differences).toEqual([])
  })

  it('is an attempt that received a wrong amount and then the right one, here and there', () => {
    const both = [paid, { ...paid, amount: 450 }]
    const theirs = both.map((each, index) => stated({ ...each, transactionId: `t${index}` }))
    expect(kindsOf({ booked: both, stated: theirs.toReversed() })).toEqual([])
  })
})

describe('[reconcile-5] movements of disputes', () => {
  const taken = { ...paid, kind: 'chargeback' } as const
  const returned = { ...paid, kind: 'chargebackReversal' } as const

  it('are no difference where both sides have them, whenever it was, beside the payment itself', () => {
    const both = [paid, taken, { ...returned, at: 3 * dayMs }]
    const theirs = both.map((each, index) => stated({ ...each, transactionId: `t${index}` }))
    expect(kindsOf({ booked: both, stated: theirs })).toEqual([])
  })

  it('are one where one side lacks them, each by itself, and other sums are two', () => {
    expect(kindsOf({ stated: [stated(taken), stated({ ...returned, transactionId: 't2' })] })).toEqual([
      'chargebackMissingHere',
      'reversalMissingHere',
    ])
    expect(kindsOf({ booked: [taken, returned] })).toEqual(['chargebackMissingThere', 'reversalMissingThere'])
    expect(kindsOf({ booked: [taken], stated: [stated({ ...taken, amount: 400 })] })).toEqual([
      'chargebackMissingHere',
      'chargebackMissingThere',
    ])
    expect(kindsOf({ stated: [stated({ ...taken, paymentNo: '' })] })).toEqual([])
  })

  it('bring the fee of the dispute', () => {
    const fees = reconcile(sides({ booked: [taken], stated: [stated({ ...taken, fee: 1500 })] }))
    expect(fees).toMatchObject({ differences: [], newFees: [{ transactionId: 't1', paymentNo: 'p1', amount: 1500 }] })
  })
})

describe('[reconcile-2] the sums of a difference', () => {
  it('are those of both sides', () => {
    const [difference] = reconcile(sides({ booked: [paid], stated: [stated({ ...paid, amount: 499 })] })).differences
    expect(difference).toEqual({
      ...{ kind: 'amount', paymentNo: 'p1', refundNo: '', transactionId: 't1' },
      ...{ ours: { amount: 500, currency: 'SGD' }, theirs: { amount: 499, currency: 'SGD' } },
    })
  })

  it('pair the same currency before another', () => {
    const rupiah = { ...paid, currency: 'IDR' }
    const theirs = [stated({ ...rupiah, amount: 7 }), stated({ ...paid, amount: 8, transactionId: 't2' })]
    expect(kindsOf({ booked: [paid, rupiah], stated: theirs })).toEqual(['amount', 'amount'])
  })

  it.each([
    ['r1', 'r1'],
    ['r1-1', 'r1'],
    ['r1-12', 'r1'],
  ])('of a refund that was sent as %s belong to %s', (sentNo, refundNo) => expect(refundOfSent(sentNo)).toBe(refundNo))
})

describe('[reconcile-4] settling', () => {
  const difference = (more: Partial<Difference>) => ({
    ...{ kind: 'missingThere' as const, paymentNo: 'p1', refundNo: '', transactionId: '', theirs: null },
    ...{ ours: { amount: 500, currency: 'SGD' }, differenceId: 'd1', account: 'a', orderId: 'o1', ...more },
  })

  it('books what the provider says against money that waits, or writes it off', () => {
    expect(settlementEntries(difference({}), 'book')).toEqual([
      {
        ...{ kind: 'settlement', ref: 'd1', orderId: 'o1', debit: 'suspense', credit: 'provider:a' },
        ...{ amount: 500, currency: 'SGD' },
      },
    ])
    expect(settlementEntries(difference({}), 'writeOff')).toMatchObject([{ debit: 'write-off', credit: 'provider:a' }])
    expect(settlementEntries(difference({}), 'note')).toEqual([])
  })

  it('books a fee as a fee, and another currency by an entry for each', () => {
    const fee = { kind: 'fee', ours: { amount: 12, currency: 'SGD' }, theirs: { amount: 15, currency: 'SGD' } } as const
    expect(settlementEntries(difference(fee), 'book')).toMatchObject([
      { debit: 'fees:a', credit: 'provider:a', amount: 3 },
    ])
    const other = { kind: 'currency', theirs: { amount: 9, currency: 'IDR' } } as const
    expect(settlementEntries(difference(other), 'book')).toMatchObject([
      { ref: 'd1', debit: 'suspense', credit: 'provider:a', amount: 500, currency: 'SGD' },
      { ref: 'd1:2', debit: 'provider:a', credit: 'suspense', amount: 9, currency: 'IDR' },
    ])
  })

  it.each([
    ['chargebackMissingHere', 'chargebacks', 'provider:a'],
    ['reversalMissingHere', 'provider:a', 'chargebacks'],
  ] as const)('[reconcile-5] books %s into %s from %s', (kind, debit, credit) => {
    const found = difference({ kind, ours: null, theirs: { amount: 500, currency: 'SGD' } })
    expect(settlementEntries(found, 'book')).toMatchObject([{ debit, credit, amount: 500 }])
    expect(providerDelta(found, 'SGD')).toBe(kind === 'reversalMissingHere' ? 500 : -500)
  })

  it.each([
    ['chargebackMissingThere', 'provider:a', 'chargebacks'],
    ['reversalMissingThere', 'chargebacks', 'provider:a'],
  ] as const)('[reconcile-5] takes %s back into %s from %s', (kind, debit, credit) =>
    expect(settlementEntries(difference({ kind }), 'book')).toMatchObject([{ debit, credit, amount: 500 }]),
  )

  it('takes only a note of what cannot be read', () => {
    expect(waysOfDifference(difference({ theirs: { amount: -1, currency: 'SGD' } }))).toEqual(['note'])
    expect(waysOfDifference(difference({ ours: null, theirs: { amount: 1, currency: 'SGD' } }))).toEqual([
      'book',
      'writeOff',
    ])
  })
})
