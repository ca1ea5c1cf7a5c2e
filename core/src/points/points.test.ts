import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { earnedPoints, pointsAfterRefund } from './earned.ts'
import { expiryOfLot } from './expiry.ts'
import { type PointLot, returnPoints, reversePoints, spendableLots, spendPoints } from './lots.ts'

const sum = (parts: readonly { points: number }[]) => parts.reduce((all, { points }) => all + points, 0)
const lot = (lotId: string, left: number, expiresAt: number, earnedAt = 0): PointLot => ({
  lotId,
  left,
  expiresAt,
  earnedAt,
})
const terms = { pointsPerUnit: 10, currencyScale: 2 }

describe('earned points', () => {
  it('are whole ones of what was paid, in any currency', () => {
    expect(earnedPoints(money(1999), terms)).toBe(199)
    expect(earnedPoints(money(48_000), { pointsPerUnit: 1, currencyScale: 0 })).toBe(48_000)
    expect(earnedPoints(money(12_345), { pointsPerUnit: 3, currencyScale: 3 })).toBe(37)
  })

  it('[CP-06] go back with the money: refunded in pieces as much as at once, and never more than there was', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000 }),
        fc.nat({ max: 900 }),
        fc.array(fc.nat({ max: 20_000 }), { maxLength: 5 }),
        (paid, used, pieces) => {
          const payable = money(paid)
          const order = { payable, earned: earnedPoints(payable, terms), used }
          let refundTotal = 0
          let last = { reversed: 0, returned: 0 }
          for (const piece of pieces) {
            refundTotal = Math.min(paid, refundTotal + piece)
            const next = pointsAfterRefund({ ...order, refundTotal: money(refundTotal) }, terms)
            expect(next.reversed).toBeGreaterThanOrEqual(last.reversed)
            expect(next.returned).toBeGreaterThanOrEqual(last.returned)
            expect(order.earned - next.reversed).toBe(
              refundTotal >= paid ? 0 : earnedPoints(money(paid - refundTotal), terms),
            )
            last = next
          }
          expect(last.returned).toBeLessThanOrEqual(used)
          const whole = pointsAfterRefund({ ...order, refundTotal: payable }, terms)
          expect(whole).toEqual({ reversed: order.earned, returned: used })
        },
      ),
    )
  })
})

describe('a lot', () => {
  it.each([
    ['Asia/Singapore', '2026-11-21T15:59:00Z', '2027-11-21', '2027-11-21T16:00:00.000Z'],
    ['Asia/Singapore', '2026-11-21T16:00:00Z', '2027-11-22', '2027-11-22T16:00:00.000Z'],
    ['Asia/Singapore', '2028-02-29T04:00:00Z', '2029-02-28', '2029-02-28T16:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-12-31T09:00:00Z', '2027-12-31', '2027-12-31T10:00:00.000Z'],
    ['America/Los_Angeles', '2026-03-08T20:00:00Z', '2027-03-08', '2027-03-09T08:00:00.000Z'],
  ])('[R-3.20] in %s earned at %s can be spent to the end of %s', (zone, earned, date, gone) => {
    const { expiryDate, expiresAt } = expiryOfLot(Date.parse(earned), zone)
    expect([expiryDate, new Date(expiresAt).toISOString()]).toEqual([date, gone])
  })

  it('[R-3.20] that expires first is spent first, of equals the older, and none after its end', () => {
    const lots = [lot('late', 50, 300), lot('young', 50, 200, 9), lot('old', 50, 200, 1), lot('gone', 50, 100)]
    expect(spendableLots(lots, 100).map(({ lotId }) => lotId)).toEqual(['old', 'young', 'late'])
    const twins = ['b', 'a', 'c'].map((lotId) => lot(lotId, 50, 300))
    expect(spendableLots(twins, 100).map(({ lotId }) => lotId)).toEqual(['a', 'b', 'c'])
    expect(spendPoints(lots, 70, 100)).toEqual([
      { lotId: 'old', points: 50 },
      { lotId: 'young', points: 20 },
    ])
    expect(spendPoints(lots, 151, 100)).toBeUndefined()
  })

  it('spent last is given back first, piece by piece', () => {
    const spent = [
      { lotId: 'a', points: 30 },
      { lotId: 'b', points: 20 },
    ]
    expect(returnPoints(spent, 25)).toEqual([
      { lotId: 'b', points: 20 },
      { lotId: 'a', points: 5 },
    ])
    expect(returnPoints(spent, 25, 10)).toEqual([
      { lotId: 'b', points: 10 },
      { lotId: 'a', points: 15 },
    ])
  })
})

describe('points taken back', () => {
  it('come from the order’s own lot, then from the first expiring ones, and what is missing is owed', () => {
    const lots = [lot('soon', 10, 200), lot('own', 30, 900), lot('late', 5, 800)]
    expect(reversePoints(lots, { points: 50, ownId: 'own', expired: 0, now: 1 })).toEqual({
      parts: [
        { lotId: 'own', points: 30 },
        { lotId: 'soon', points: 10 },
        { lotId: 'late', points: 5 },
      ],
      expired: 0,
      debt: 5,
    })
  })

  it('count what has expired of them as taken', () => {
    const lots = [lot('soon', 10, 200), lot('own', 0, 100)]
    const reversal = reversePoints(lots, { points: 12, ownId: 'own', expired: 8, now: 150 })
    expect(reversal).toEqual({ parts: [{ lotId: 'soon', points: 4 }], expired: 8, debt: 0 })
  })

  it('never create or lose any', () => {
    const lots = fc.array(
      fc.record({ left: fc.nat({ max: 40 }), expiresAt: fc.nat({ max: 20 }), earnedAt: fc.nat({ max: 5 }) }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(
        lots,
        fc.nat({ max: 120 }),
        fc.nat({ max: 20 }),
        fc.nat({ max: 20 }),
        (rows, points, expired, now) => {
          const held = rows.map((row, index) => ({ ...row, lotId: `l${index}` }))
          const reversal = reversePoints(held, { points, ownId: 'l0', expired, now })
          expect(sum(reversal.parts) + reversal.expired + reversal.debt).toBe(points)
          const there = held.reduce((all, { left, expiresAt }) => all + (now < expiresAt ? left : 0), 0)
          const spent = spendPoints(held, points, now)
          expect(spent === undefined).toBe(points > there)
          if (!spent) return
          expect(sum(spent)).toBe(points)
          const half = Math.floor(points / 2)
          const back = [...returnPoints(spent, half), ...returnPoints(spent, points - half, half)]
          for (const { lotId, points: taken } of spent)
            expect(sum(back.filter((part) => part.lotId === lotId))).toBe(taken)
        },
      ),
    )
  })
})
