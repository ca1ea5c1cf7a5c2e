import { expect, test } from 'vitest'
import { Pace } from './pace.ts'

const startedAt = 1_000_000

/** How often of so many times a printer may ask. */
const takenOf = (pace: Pace, times: number, now: number): number =>
  Array.from({ length: times }, () => pace.take('bar', now)).filter(Boolean).length

test('[print-3] a printer may ask thirty times at once and then twice a second, each by itself', () => {
  const pace = new Pace()
  expect(takenOf(pace, 40, startedAt)).toBe(30)
  expect(takenOf(pace, 40, startedAt + 1_000)).toBe(2)
  expect(takenOf(pace, 40, startedAt + 1_250)).toBe(0)
  expect(takenOf(pace, 40, startedAt + 1_500)).toBe(1)
  expect(takenOf(pace, 40, startedAt + 3_600_000)).toBe(30)
  expect(pace.take('oven', startedAt)).toBe(true)
})

test('[print-3] a printer that asked a thousand times too often waits no longer than others', () => {
  const pace = new Pace()
  takenOf(pace, 1_030, startedAt)
  expect(pace.take('bar', startedAt + 500)).toBe(true)
})
