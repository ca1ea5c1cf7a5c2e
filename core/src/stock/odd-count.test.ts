import { expect, test } from 'vitest'
import { isOddCount } from './odd-count.ts'

test.each([
  [24, 24, false],
  [22, 24, false],
  [240, 24, true],
  [2, 24, true],
  [12, 24, false],
  [3, 8, true],
  [13, 8, true],
  [11, 24, true],
  [1, 3, false],
  [30, 3, true],
  [29, 3, true],
  [15, 1.5, true],
  [4, 0.4, true],
  [0.2, 1.5, false],
  [4, 0, false],
  [20, 0, true],
])('[stock-12] %d counted where %d should be is asked about: %s', (amount, expected, isOdd) => {
  expect(isOddCount(amount, expected)).toBe(isOdd)
})
