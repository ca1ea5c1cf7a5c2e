import { expect, test } from 'vitest'
import { proposeColor } from './propose-color.ts'

const pixels = (...list: readonly (readonly [number, number, number, number, number])[]) =>
  list.flatMap(([count, ...pixel]) => Array.from({ length: count }, () => pixel).flat())

test('[brand-5] the colour of a mark is the one that it has most of', () => {
  expect(proposeColor(pixels([30, 14, 77, 60, 255], [20, 230, 0, 45, 255]))).toBe('#0e4d3c')
})

test('[brand-5] a white ground, black lines and what is transparent are no colour of a mark', () => {
  const ground = [900, 255, 255, 255, 255] as const
  const lines = [300, 10, 10, 10, 255] as const
  const nothing = [900, 0, 0, 255, 0] as const
  expect(proposeColor(pixels(ground, lines, nothing, [5, 230, 0, 45, 255]))).toBe('#e6002d')
  expect(proposeColor(pixels(ground, lines, nothing))).toBeUndefined()
  expect(proposeColor([])).toBeUndefined()
})
