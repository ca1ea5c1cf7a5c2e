import { expect, test } from 'vitest'
import { leastMade, paceOf, pacesOf, usualPace } from './pace.ts'
import { readyRange, releaseAt, slotRange } from './ready-range.ts'

const minuteMs = 60_000

const made = (hour: number, count: number, tookMs: number) =>
  Array.from({ length: count }, (_, index) => ({ hour, load: index % 4, tookMs }))

test('[ready-1] a store that has made nothing promises two units in an empty kitchen in three to seven minutes', () => {
  expect(pacesOf([]).size).toBe(0)
  expect(readyRange(usualPace, { ahead: 0, work: 2, delayMinutes: 0 }, 0)).toEqual({
    readyFrom: 3 * minuteMs,
    readyUntil: 7 * minuteMs,
  })
})

test('[ready-1] an hour has its own pace once it has made enough, and the others that of all hours', () => {
  const paces = pacesOf([...made(8, leastMade, 300_000), ...made(12, leastMade, 600_000), ...made(15, 5, 450_000)])
  expect(paces.size).toBe(24)
  expect([8, 12, 15, 20].map((hour) => paces.get(hour)?.baseMs)).toEqual([300_000, 600_000, 450_000, 450_000])
})

test('[ready-1] hours that have not made enough together have no pace', () => {
  expect(pacesOf([...made(8, leastMade - 1, 300_000)]).size).toBe(0)
})

test('[ready-1] what took no time, or longer than an hour, says nothing; an hour itself counts', () => {
  const withOne = (tookMs: number) => pacesOf([...made(8, leastMade - 1, 300_000), { hour: 8, load: 1, tookMs }]).size
  expect([0, 1, 3_600_000, 3_600_001].map(withOne)).toEqual([0, 24, 24, 0])
})

test('[ready-1] of widely scattered orders the same three of a hundred are outside', () => {
  const pace = paceOf(Array.from({ length: 101 }, (_, index) => ({ load: 0, tookMs: 400_000 + index * 2000 })))
  const spread = 94_000 / Math.sqrt(500_000)
  expect([pace?.early, pace?.late]).toEqual([Math.floor(-spread), Math.ceil(spread)])
})

test('[slot-3] an order for a time goes to the kitchen as early as its pace and what it may be late by need, in whole minutes', () => {
  const pace = { baseMs: 4 * minuteMs, unitMs: minuteMs, early: -50, late: 0 }
  expect(releaseAt(100 * minuteMs, pace, 2)).toBe(94 * minuteMs)
  expect(releaseAt(100 * minuteMs, { ...pace, late: -100 }, 2)).toBe(94 * minuteMs)
  expect(releaseAt(100 * minuteMs, { ...pace, late: 150 }, 2)).toBe(92 * minuteMs)
})

test('[slot-3] an order with a time is promised for it, or later when it was accepted too late', () => {
  const slot = { startsAt: 60, endsAt: 75 }
  expect(slotRange(slot, { readyFrom: 10, readyUntil: 20 })).toEqual({ readyFrom: 60, readyUntil: 75 })
  expect(slotRange(slot, { readyFrom: 65, readyUntil: 80 })).toEqual({ readyFrom: 65, readyUntil: 80 })
  expect(slotRange(slot, { readyFrom: 55, readyUntil: 80 })).toEqual({ readyFrom: 60, readyUntil: 80 })
})
