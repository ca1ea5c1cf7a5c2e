import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../testing/runs.ts'
import { nextAskAt } from './ask-plan.ts'

const minuteMs = 60_000

/** All times at which an attempt is asked about by somebody who is always on time. */
function times(attempt: { createdAt: number; expiresAt: number }): number[] {
  const all: number[] = []
  for (let time = nextAskAt(attempt, attempt.createdAt); time !== undefined; time = nextAskAt(attempt, time))
    all.push(time)
  return all
}

describe('[cashier-8][PY-09] a provider is asked', () => {
  it('with growing pauses until the deadline, at the deadline and in the half minute after it, and late once more', () => {
    const seconds = times({ createdAt: 0, expiresAt: 15 * minuteMs }).map((time) => time / 1000)
    expect(seconds).toEqual([
      ...[15, 35, 60, 90, 120, 180, 240, 360, 480, 660],
      ...[900, 904, 908, 912, 916, 920, 924, 928, 930],
      ...[1020, 1500, 4500, 87_300],
    ])
  })

  it('at its deadline and behind its grace, a day later, and at last no more, however long it may be paid', () => {
    const attempts = fc.record({
      createdAt: fc.integer({ min: 0, max: 2 ** 40 }),
      life: fc.integer({ min: 0, max: 180 * minuteMs }),
    })
    fc.assert(
      fc.property(attempts, ({ createdAt, life }) => {
        const expiresAt = createdAt + life
        const all = times({ createdAt, expiresAt })
        expect(all.toSorted((a, b) => a - b)).toEqual(all)
        if (life > 0) expect(all).toContain(expiresAt)
        expect(all).toContain(expiresAt + 30_000)
        expect(all.at(-1)).toBe(expiresAt + 24 * 60 * minuteMs)
      }),
      { numRuns: runs(200) },
    )
  })
})
