import { expect, it } from 'vitest'
import { percentOf, perMilleOfScale, scaleOf } from './discount-scale.ts'

it.each([
  [10, 0],
  [9, 10],
  [8.5, 15],
  [8.45, 15.5],
  [0, 100],
])('[R-9.10][PR-06] scale %d is %d per cent off, and back', (scale, percent) => {
  const perMille = perMilleOfScale(scale)
  expect(percentOf(perMille)).toBe(percent)
  expect(scaleOf(perMille)).toBe(scale)
})

it('[PR-06] every per mille there is comes back as it went', () => {
  for (let perMille = 0; perMille <= 1000; perMille++) expect(perMilleOfScale(scaleOf(perMille))).toBe(perMille)
})
