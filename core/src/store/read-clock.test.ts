import { expect, test } from 'vitest'
import { readClock } from './read-clock.ts'

test.each([
  ['7', '07:00'],
  ['07:30', '07:30'],
  ['730', '07:30'],
  ['759', '07:59'],
  ['7h30', '07:30'],
  ['1930', '19:30'],
  ['7.05', '07:05'],
  [' 22:00 ', '22:00'],
  ['24', '24:00'],
  ['24:00', '24:00'],
  ['0:00', '00:00'],
])('a clock typed as %j is %s', (typed, clock) => expect(readClock(typed)).toBe(clock))

test.each([[''], ['25'], ['24:01'], ['7:60'], ['7:5'], ['noon'], ['12345']])('%j is no clock', (typed) =>
  expect(readClock(typed)).toBeNull(),
)
