import { expect, it } from 'vitest'
import { cleanGuestName } from './guest-name.ts'

it.each([
  [' Lin ', 'Lin'],
  ['Mira\u202e\nTom', 'Mira Tom'],
  ['x'.repeat(25), 'x'.repeat(20)],
  [`${'x'.repeat(19)}\u{1f600}`, 'x'.repeat(19)],
  ['\u200e\u2066 ', ''],
  ['', ''],
])('[share-4] the name %j is kept as %j', (text, name) => {
  expect(cleanGuestName(text)).toBe(name)
})
