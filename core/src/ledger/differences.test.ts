import { describe, expect, it } from 'vitest'
import { type Difference, reconcile, refundOfSent, type Sides, type StatedMovement } from './reconcile.ts'
import { providerDelta, settlementEntries, waysOfDifference } from './settle-difference.ts'

const paid = { kind: 'payment', paymentNo: 'p1', refundNo: '', amount: 500, currency: 'SGD', at: 1000 } as const
const back = { ...paid, kind: 'refund', refundNo: 'r1' } as const
const stated = (movement: Partial<StatedMovement>): StatedMovement => ({
  ...{ ...paid, transactionId: 't1', status: 'succeeded', fee: 0 },
  ...movement,
})
const compare = (more: Partial<Sides>) =>
  reconcile({ ...{ from: 0, to: 5000, booked: [], stated: [], fees: new Map() }, ...more })
const kindsOf = (more: Partial<Sides>) => compare(more).differences.map(({ kind }) => kind)

describe('[reconcile-2] a difference', () => {
  it('says what the books have and the provider lacks', () =>
    expect(compare({ booked: [back] }).differences).toEqual([
      {
        ...{ kind: 'refundMissingThere', paymentNo: 'p1', refundNo: 'r1', transactionId: '' },
        ...{ ours: { amount: 500, currency: 'SGD' }, theirs: null },
      },
    ]))

  it('says what the provider has and the books lack', () =>
    expect(compare({ stated: [stated({ ...back, refundNo: 'r1-2' })] }).differences).toEqual([
      {
        ...{ kind: 'refundMissingHere', paymentNo: 'p1', refundNo: 'r1', transactionId: 't1' },
        ...{ ours: null, theirs: { amount: 500, currency: 'SGD' } },
      },
    ]))

  it('is found for each refund of a payment by itself', () => {
    const ours = [back, { ...back, refundNo: 'r2', amount: 200 }]
    const theirs = [stated({ ...back, amount: 200 }), stated({ ...back, refundNo: 'r2', transactionId: 't2' })]
    expect(kindsOf({ booked: ours, stated: theirs })).toEqual(['amount', 'amount'])
  })

  it('is one of a refund that names its refund alone', () =>
    expect(kindsOf({ stated: [stated({ ...back, paymentNo: '' })] })).toEqual(['refundMissingHere']))

  it('pairs what is unequal in the order in which it happened', () => {
    const booked = [
      { ...paid, at: 2000, amount: 100 },
      { ...paid, at: 1000, amount: 200 },
    ]
    const theirs = [
      stated({ at: 2000, amount: 110, transactionId: 't2' }),
      stated({ at: 1000, amount: 210, transactionId: 't1' }),
    ]
    const sums = compare({ booked, stated: theirs }).differences.map((each) => [each.ours?.amount, each.theirs?.amount])
    expect(sums).toEqual([
      [200, 210],
      [100, 110],
    ])
  })

  it('of a reversal of another amount is one on either side', () => {
    const reversal = { ...paid, kind: 'chargebackReversal' } as const
    expect(kindsOf({ booked: [reversal], stated: [stated({ ...reversal, amount: 400 })] })).toEqual([
      'reversalMissingHere',
      'reversalMissingThere',
    ])
  })

  it('a number that only looks sent again is that of the refund', () =>
    expect(refundOfSent('2026-11-r1')).toBe('2026-11-r1'))
})

describe('[reconcile-3] a payment that was voided', () => {
  const voided = stated({ status: 'voided' })

  it('is not what the refund of another payment gave back', () => {
    const other = { ...paid, paymentNo: 'p2' }
    const otherBack = { ...back, paymentNo: 'p2', refundNo: 'r2' }
    const theirs = [stated({ ...other, transactionId: 't2' }), stated({ ...otherBack, transactionId: 't3' })]
    const { differences } = compare({ booked: [paid, other, otherBack], stated: [voided, ...theirs] })
    expect(differences).toMatchObject([{ kind: 'refundMissingHere', paymentNo: 'p1', refundNo: '' }])
  })

  it('is not what a refund of a part gave back', () =>
    expect(kindsOf({ booked: [paid, { ...back, amount: 200 }], stated: [voided] })).toEqual([
      ...['refundMissingThere', 'refundMissingHere'],
    ]))
})

describe('[reconcile-2] a fee', () => {
  it('of what is not done yet is none', () =>
    expect(compare({ stated: [stated({ status: 'pending', fee: 12 })] })).toEqual({ differences: [], newFees: [] }))

  it('that cannot be said in the currency is a difference and not a new fee', () => {
    const difference = { kind: 'fee', paymentNo: 'p1', refundNo: '', transactionId: 't1' }
    const theirs = { amount: -1, currency: 'SGD' }
    expect(compare({ booked: [paid], stated: [stated({ fee: null })] })).toEqual({
      ...{ differences: [{ ...difference, ours: null, theirs }], newFees: [] },
    })
    const ours = { amount: 12, currency: 'SGD' }
    expect(
      compare({ booked: [paid], stated: [stated({ fee: null })], fees: new Map([['t1', ours]]) }).differences,
    ).toEqual([{ ...difference, ours, theirs }])
  })

  it('that the books have otherwise is a difference with both', () => {
    const ours = { amount: 12, currency: 'SGD' }
    const { differences, newFees } = compare({
      ...{ booked: [paid], stated: [stated({ fee: 15 })], fees: new Map([['t1', ours]]) },
    })
    expect(differences).toMatchObject([{ kind: 'fee', ours, theirs: { amount: 15, currency: 'SGD' } }])
    expect(newFees).toEqual([])
  })
})

describe('[reconcile-4] how much more the provider has', () => {
  const difference = (more: Partial<Difference>) => ({
    ...{ kind: 'missingHere' as const, paymentNo: 'p1', refundNo: '', transactionId: 't1', ours: null },
    ...{ theirs: { amount: 500, currency: 'SGD' }, differenceId: 'd1', account: 'a', orderId: 'o1', ...more },
  })

  it('is what the books lack, in its currency alone', () => {
    expect(providerDelta(difference({}), 'SGD')).toBe(500)
    expect(providerDelta(difference({}), 'IDR')).toBe(0)
  })

  it('is nothing by a fee, or by what cannot be read', () => {
    expect(providerDelta(difference({ kind: 'fee' }), 'SGD')).toBe(0)
    expect(providerDelta(difference({ theirs: { amount: -1, currency: 'SGD' } }), 'SGD')).toBe(0)
  })

  it.each([
    ['refundMissingHere', -500],
    ['refundMissingThere', -500],
    ['twice', 500],
  ] as const)('is by %s %d, also without a number of ours', (kind, delta) =>
    expect(providerDelta(difference({ kind }), 'SGD')).toBe(delta),
  )

  it('may be nothing, which can be booked and moves nothing', () => {
    const nothing = difference({ theirs: { amount: 0, currency: 'SGD' } })
    expect(waysOfDifference(nothing)).toEqual(['book', 'writeOff'])
    expect(settlementEntries(nothing, 'book')).toEqual([])
  })
})
