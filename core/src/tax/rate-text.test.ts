import { expect, it } from 'vitest'
import { percentText } from './rate-text.ts'

it.each([
  [0, '0'],
  [90_000, '9'],
  [88_750, '8.875'],
  [5_000, '0.5'],
  [500, '0.05'],
  [1, '0.0001'],
  [1_000_000, '100'],
])('[tax-2] %i parts per million are written as %s per cent', (ratePpm, text) => {
  expect(percentText(ratePpm)).toBe(text)
})
