import { expect, it } from 'vitest'
import { readableOn } from './readable-on.ts'

it.each([
  ['#0F4C3A', '#FFFFFF', '#FFFFFF'],
  ['#B45309', '#FFF4E0', '#FFF4E0'],
  ['#FFFFFF', '#000', '#000'],
  ['#FFFFFF', '#FFFF00', undefined],
  ['#0F4C3A', '#0F4C3B', undefined],
  ['#0F4C3A', 'white', undefined],
  ['#0F4C3A', '', undefined],
  ['#0F4C3A', 'url(https://evil.example)', undefined],
])('[R-7.13] on %s the words may be %s: %s', (ground, expectedText, is) => {
  expect(readableOn(ground, expectedText)).toBe(is)
})
