import { expect, it } from 'vitest'
import { takesAmount, unitsOf } from './provider-amount.ts'

it.each([
  [2500, 2, 2, 2500],
  [2500, 2, 3, 25_000],
  [2500, 2, 0, 25],
  [25_000, 3, 2, 2500],
  [2550, 2, 0, undefined],
  [Number.MAX_SAFE_INTEGER, 2, 3, undefined],
])('[provider-2] %d minor units of %d digits are in units of %d digits %s', (minor, scale, digits, units) =>
  expect(unitsOf(minor, scale, digits)).toBe(units),
)

it('[provider-2] a provider takes what lies between its smallest and its largest amount, both included, and can be said', () => {
  const rule = { digits: 0, smallest: 10, largest: 500 }
  expect([999, 1000, 1050, 50_000, 50_100].map((minor) => takesAmount(rule, minor, 2))).toEqual([
    ...[false, true, false, true, false],
  ])
})
