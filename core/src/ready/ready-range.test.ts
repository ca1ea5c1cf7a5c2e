import { expect, test } from 'vitest'
import { dayOfKitchen } from '../testing/kitchen.ts'
import { leastMade, type Made, type Pace, paceOf, pacesOf, reckonedMs, usualPace } from './pace.ts'
import { readyRange } from './ready-range.ts'

const minuteMs = 60_000

/** Four weeks of a kitchen, as the pace of each hour. */
function learned(): ReadonlyMap<number, Pace> {
  const weeks = Array.from({ length: 28 }, (_, day) => dayOfKitchen(day + 1)).flat()
  return pacesOf(weeks)
}

test('[ready-2] of a day of 1,000 orders with rush hours at least 90 % are ready in the promised range, which is 6 minutes wide at most in the middle', () => {
  const paces = learned()
  for (const seed of [101, 102, 103]) {
    const day = dayOfKitchen(seed)
    const ranges = day.map(({ at, ahead, work, hour, tookMs }) => {
      const range = readyRange(paces.get(hour) ?? usualPace, { ahead, work, delayMinutes: 0 }, at)
      return { ...range, isKept: at + tookMs >= range.readyFrom && at + tookMs <= range.readyUntil }
    })
    const widths = ranges.map(({ readyFrom, readyUntil }) => readyUntil - readyFrom).sort((a, b) => a - b)
    expect(day.length).toBeGreaterThan(1000)
    expect(ranges.filter(({ isKept }) => isKept).length / day.length).toBeGreaterThanOrEqual(0.9)
    expect((widths[widths.length >> 1] ?? 0) / minuteMs).toBeLessThanOrEqual(6)
  }
})

const made = (count: number, tookOf: (load: number) => number): Made[] =>
  Array.from({ length: count }, (_, index) => ({ load: 1 + (index % 20), tookMs: tookOf(1 + (index % 20)) }))

test('[ready-1] a pace is what each order takes and what each unit adds', () => {
  expect(paceOf(made(40, (load) => 120_000 + 30_000 * load))).toEqual({
    ...{ baseMs: 120_000, unitMs: 30_000 },
    ...{ early: 0, late: 0 },
  })
  expect(paceOf(made(leastMade - 1, () => 60_000))).toBeUndefined()
})

test('[ready-1] more work never takes less, and nothing takes less than a minute', () => {
  const falling = paceOf(made(40, (load) => 900_000 - 30_000 * load))
  expect(falling?.unitMs).toBe(0)
  expect(falling?.baseMs).toBe(585_000)
  const steep = paceOf(made(40, (load) => 1000 * load ** 3))
  expect(steep?.baseMs).toBeGreaterThanOrEqual(-1)
  expect(paceOf(Array.from({ length: 40 }, () => ({ load: 0, tookMs: 90_000 })))).toMatchObject({
    ...{ baseMs: 90_000, unitMs: 0 },
  })
  expect(reckonedMs({ baseMs: 0, unitMs: 1000 }, 3)).toBe(60_000)
})

test('[ready-1] of a hundred orders three are earlier than the range and three are later', () => {
  const scattered = Array.from({ length: 101 }, (_, index) => ({ load: 0, tookMs: 490_000 + index * 200 }))
  const pace = paceOf(scattered)
  expect(pace?.baseMs).toBe(500_000)
  expect(pace?.early).toBe(Math.floor(-9400 / Math.sqrt(500_000)))
  expect(pace?.late).toBe(Math.ceil(9400 / Math.sqrt(500_000)))
})

const pace: Pace = { baseMs: 4 * minuteMs, unitMs: minuteMs, early: 0, late: 0 }
const rangeOf = (waiting: Partial<Parameters<typeof readyRange>[1]>, now = 0) => {
  const range = readyRange(pace, { ahead: 0, work: 1, delayMinutes: 0, ...waiting }, now)
  return [range.readyFrom / minuteMs, range.readyUntil / minuteMs]
}

test('[ready-2] a range begins and ends with a whole minute and is two minutes wide at least', () => {
  expect(rangeOf({})).toEqual([5, 7])
  expect(rangeOf({ ahead: 3, work: 2 })).toEqual([9, 11])
  expect(rangeOf({}, 59_999)).toEqual([5, 7])
  expect(rangeOf({}, minuteMs)).toEqual([6, 8])
})

test('[ready-2][ready-3] what the store adds by hand is added to both ends', () => {
  expect(rangeOf({ delayMinutes: 10 })).toEqual([15, 17])
  const wide = { ...pace, early: -minuteMs, late: 0 }
  const range = readyRange(wide, { ahead: 0, work: 1, delayMinutes: 10 }, 0)
  expect([range.readyFrom, range.readyUntil]).toEqual([11 * minuteMs, 15 * minuteMs])
})

test('[ready-2] no order is said to be ready within a minute', () => {
  expect(readyRange({ ...pace, early: -minuteMs }, { ahead: 0, work: 1, delayMinutes: 0 }, 0).readyFrom).toBe(minuteMs)
})
