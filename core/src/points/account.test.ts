import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { runs } from '../testing/runs.ts'
import {
  balanceOf,
  earn,
  expire,
  hold,
  type PointsAccount,
  type PointsStep,
  pointType,
  refund,
  release,
  type SpentPart,
  takeBackEarned,
  useHeld,
} from './account.ts'
import { spendableLots } from './lots.ts'

const terms = { pointsPerUnit: 1, currencyScale: 0 }
const empty: PointsAccount = { lots: [], debt: 0 }
const total = ({ movements }: Pick<PointsStep, 'movements'>) => movements.reduce((all, { points }) => all + points, 0)

const earned = (account: PointsAccount, orderId: string, points: number, { at: earnedAt = 0, life = 100 } = {}) =>
  earn(account, { lotId: `of ${orderId}`, orderId, left: points, earnedAt: earnedAt, expiresAt: earnedAt + life })

/** An account of lots of so many points that expire one after the other. */
const accountOf = (...points: number[]) =>
  points.reduce((account, each, index) => earned(account, `o${index}`, each, { life: 100 + index }).account, empty)

function spend(account: PointsAccount, points: number, now = 1) {
  const held = hold(account, points, now)
  if (!held) throw new Error('not enough')
  const spent: SpentPart[] = held.parts.map((part) => ({ ...part, returned: 0 }))
  return { spent, used: useHeld(held.account, held.parts) }
}

const fullyPaid = (payable: number, amounts: { earned?: number; used?: number; refundTotal?: number }) => ({
  ...{ payable: money(payable), earned: amounts.earned ?? 0, used: amounts.used ?? 0 },
  refundTotal: money(amounts.refundTotal ?? payable),
})

describe('points of an order', () => {
  it('[R-3.20] leave the first expiring lot first, are spent once paid, and a hold is no movement', () => {
    const account = accountOf(50, 70)
    const held = hold(account, 60, 1)
    expect(held?.parts).toEqual([
      { lotId: 'of o0', points: 50 },
      { lotId: 'of o1', points: 10 },
    ])
    expect(held && balanceOf(held.account)).toBe(120)
    const used = held && useHeld(held.account, held.parts)
    expect(used?.movements).toEqual([{ type: pointType.used, points: -60, lotId: null }])
    expect(used && balanceOf(used.account)).toBe(60)
    expect(hold(account, 121, 1)).toBeUndefined()
  })

  it('[OR-06] come back to their own lots when it ends unpaid; what is past its time expires as it arrives', () => {
    const held = hold(accountOf(50, 70), 60, 1)
    if (!held) throw new Error('not enough')
    const inTime = release(held.account, held.parts, 99)
    expect(inTime).toEqual({ account: accountOf(50, 70), movements: [] })
    const late = release(held.account, held.parts, 100)
    expect(late.movements).toEqual([{ type: pointType.expired, points: -50, lotId: 'of o0' }])
    expect(balanceOf(late.account)).toBe(70)
    expect(late.account.lots.map(({ left, held, expired }) => [left, held, expired])).toEqual([
      [0, 0, 50],
      [70, 0, 0],
    ])
    expect(useHeld(accountOf(50), []).movements).toEqual([])
  })

  it('[R-3.20] expire once', () => {
    const over = expire(accountOf(50, 70), 100)
    expect(over.movements).toEqual([{ type: pointType.expired, points: -50, lotId: 'of o0' }])
    expect(expire(over.account, 100).movements).toEqual([])
  })
})

describe('[CP-06] a refund', () => {
  it('takes back what the order earned though it was spent: the rest is owed, and new points pay it first', () => {
    const { used } = spend(accountOf(100), 80)
    const order = fullyPaid(100, { earned: 100 })
    const gone = refund(used.account, 'o0', { order, terms, spent: [], now: 2 })
    expect(gone.movements).toEqual([{ type: pointType.obtained, points: -100, lotId: 'of o0' }])
    expect([balanceOf(gone.account), gone.account.debt]).toEqual([-80, 80])
    const again = earned(gone.account, 'o9', 100, { at: 3 })
    expect([balanceOf(again.account), again.account.debt]).toEqual([20, 0])
    expect(spendableLots(again.account.lots, 4).map(({ left }) => left)).toEqual([20])
  })

  it('counts the part that expired as taken, once', () => {
    const { used } = spend(accountOf(100), 30)
    const over = expire(used.account, 100)
    const half = refund(over.account, 'o0', {
      ...{ order: fullyPaid(100, { earned: 100, refundTotal: 50 }), terms },
      ...{ spent: [], now: 101 },
    })
    expect([half.movements, half.account.debt]).toEqual([[], 0])
    expect(half.account.lots[0]).toMatchObject({ expired: 20, reversed: 50 })
    const whole = refund(half.account, 'o0', {
      ...{ order: fullyPaid(100, { earned: 100 }), terms },
      ...{ spent: [], now: 102 },
    })
    expect(whole.account.debt).toBe(30)
  })

  it('takes back of its own lot alone what had expired there', () => {
    const over = expire(earned(accountOf(40), 'o9', 30, { life: 500 }).account, 100)
    const back = refund(over.account, 'o9', { order: fullyPaid(30, { earned: 30 }), terms, spent: [], now: 101 })
    expect(back.movements).toEqual([{ type: pointType.obtained, points: -30, lotId: 'of o9' }])
    expect(back.account.lots.map(({ expired, reversed }) => [expired, reversed])).toEqual([
      [40, 0],
      [0, 30],
    ])
  })

  it('names the lot to which points return when it is one, and none when they are several', () => {
    const movementOf = (points: number) => {
      const { spent, used } = spend(accountOf(50, 70), points)
      return refund(used.account, 'o7', { order: fullyPaid(200, { used: points }), terms, spent, now: 2 }).movements
    }
    expect(movementOf(40)).toEqual([{ type: pointType.returned, points: 40, lotId: 'of o0' }])
    expect(movementOf(60)).toEqual([{ type: pointType.returned, points: 60, lotId: null }])
    expect(movementOf(0)).toEqual([])
  })

  it('of a part returns its share to the lot that was spent last, and the next one the rest', () => {
    const { spent, used } = spend(accountOf(50, 70), 60)
    const step = (account: PointsAccount, refundTotal: number, parts: readonly SpentPart[]) =>
      refund(account, 'o7', { order: fullyPaid(200, { used: 60, refundTotal }), terms, spent: parts, now: 2 })
    const first = step(used.account, 50, spent)
    expect(first.returned).toEqual([
      { lotId: 'of o1', points: 10 },
      { lotId: 'of o0', points: 5 },
    ])
    const after = spent.map((part) => ({
      ...part,
      returned: first.returned.find(({ lotId }) => lotId === part.lotId)?.points ?? 0,
    }))
    expect(step(first.account, 100, after).returned).toEqual([{ lotId: 'of o0', points: 15 }])
    const second = step(first.account, 200, after)
    expect(second.returned).toEqual([{ lotId: 'of o0', points: 45 }])
    const third = step(
      second.account,
      200,
      spent.map((part) => ({ ...part, returned: part.points })),
    )
    expect([third.returned, third.movements]).toEqual([[], []])
    expect(second.account).toEqual(accountOf(50, 70))
  })

  it('returns points to a lot that is over only to let them expire', () => {
    const { spent, used } = spend(accountOf(50), 50)
    const order = fullyPaid(10, { used: 50 })
    const late = refund(used.account, 'o7', { order, terms, spent, now: 100 })
    expect(late.movements.map(({ type, points }) => [type, points])).toEqual([
      [pointType.returned, 50],
      [pointType.expired, -50],
    ])
    expect(balanceOf(late.account)).toBe(0)
  })

  it('of everything that was ever earned and spent leaves nothing, in whatever order it happens', () => {
    const things = fc.array(fc.record({ earned: fc.nat({ max: 60 }), share: fc.nat({ max: 100 }) }), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(things, fc.infiniteStream(fc.nat()), (orders, chance) => {
        let account = empty
        let sum = 0
        const take = (step: PointsStep) => {
          account = step.account
          sum += total(step)
          expect(balanceOf(account)).toBe(sum)
          expect(account.lots.every(({ left, held }) => left >= 0 && held >= 0)).toBe(true)
          if (account.debt > 0) expect(spendableLots(account.lots, 1)).toEqual([])
        }
        const made = orders.map(({ earned: payable, share }, index) => {
          const has = spendableLots(account.lots, 1).reduce((all, { left }) => all + left, 0)
          const points = Math.floor((has * share) / 100)
          const { spent, used } = spend(account, points)
          take(used)
          if (payable > 0) take(earned(account, `o${index}`, payable, { life: 1000 + index }))
          return { orderId: `o${index}`, order: fullyPaid(payable, { earned: payable, used: points }), spent }
        })
        const mixed = made
          .map((each) => ({ each, at: chance.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ each }) => each)
        for (const { orderId, ...amounts } of mixed) take(refund(account, orderId, { ...amounts, terms, now: 1 }))
        expect([sum, account.debt]).toEqual([0, 0])
        expect(account.lots.every(({ left }) => left === 0)).toBe(true)
      }),
      { numRuns: runs(500) },
    )
  })
})

it('[order-25] what an order came in with is taken back from it alone, and nothing for an order that earned nothing', () => {
  const account = accountOf(50, 70)
  const step = takeBackEarned(account, 'o1', { points: 70, now: 1 })
  expect(step.movements).toEqual([{ type: pointType.obtained, points: -70, lotId: 'of o1' }])
  expect(step.account.lots.map(({ lotId, left, reversed }) => [lotId, left, reversed])).toEqual([
    ['of o0', 50, 0],
    ['of o1', 0, 70],
  ])
  expect(takeBackEarned(account, 'o9', { points: 70, now: 1 })).toEqual({ account, movements: [] })
})
