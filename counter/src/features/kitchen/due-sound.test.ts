import { expect, test } from 'vitest'
import { dueSound } from './due-sound.ts'

const quiet = { newSince: null, hasLate: false }
const second = 1000

test('[kitchen-9] what is new sounds every ten seconds until it is begun, louder after a minute', () => {
  const isNew = { ...quiet, newSince: 0 }
  const soundAt = (newAt: number, now: number) => dueSound(isNew, { newAt, lateAt: 0 }, now)
  expect(soundAt(0, 9 * second)).toBeUndefined()
  expect(soundAt(0, 10 * second)).toBe('soft')
  expect(soundAt(49 * second, 59 * second)).toBe('soft')
  expect(soundAt(50 * second, 60 * second)).toBe('loud')
  expect(dueSound(quiet, { newAt: 0, lateAt: 0 }, 60 * second)).toBeUndefined()
})

test('[kitchen-9] what is late sounds low once a minute', () => {
  const late = { ...quiet, hasLate: true }
  expect(dueSound(late, { newAt: 0, lateAt: 0 }, 59 * second)).toBeUndefined()
  expect(dueSound(late, { newAt: 0, lateAt: 0 }, 60 * second)).toBe('late')
})
