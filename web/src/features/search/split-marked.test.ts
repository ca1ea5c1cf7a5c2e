import { expect, it } from 'vitest'
import { splitMarked } from './split-marked.ts'

const marked = (text: string, search: string) =>
  splitMarked(text, search)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('')

it.each([
  ['Riverside Arcade', 'ri', '[Ri]verside Arcade'],
  ['Pasir Ris Park', 'ris pa', '[Pa]sir [Ris] [Pa]rk'],
  ['Café Bến', 'cafe ben', '[Café] [Bến]'],
  ['河畔店', '畔', '河[畔]店'],
  ['Station Hall', 'x', 'Station Hall'],
  ['aaa', 'aa', '[aa]a'],
  ['Straße', 'ss', 'Straße'],
  ['', 'a', ''],
])('[page-26] of %j the search for %j marks %j', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected)
  expect(
    splitMarked(text, search)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

it('[page-26] an empty search marks nothing', () => {
  expect(marked('Riverside', '  ')).toBe('Riverside')
})
