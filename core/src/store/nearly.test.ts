import { expect, it } from 'vitest'
import { nearlyFinder, searchWords } from './nearly.ts'

it.each([
  ['harbuor', 'Harbour Street', true],
  ['harbor', 'Harbour Street', true],
  ['riversde', 'Riverside', true],
  ['rivresdie', 'Riverside', true],
  ['garden terace', 'Garden Terrace', true],
  ['arbour', 'Harbour Street', true],
  ['terasse', 'Terrasse 9', true],
  ['harbour s', 'Harbour Street', true],
  ['river', 'Rover', true],
  ['rive', 'Rarer', false],
  ['cafe', 'Café Nord', true],
  ['harbourstreet', '12 Harbour Street', true],
  ['tiongbaru', 'Tiong Bahru', true],
  ['tiongbahru', 'Tiong Bahru', true],
  ['river side', 'Riverside Arcade', true],
  ['bahru market', 'Tiong Bahru', false],
  ['moon', 'Harbour Street', false],
  ['bar', 'Car park', false],
  ['harbour moon', 'Harbour Street', false],
  ['', 'Harbour', false],
])('[R-2.14] what is typed as "%s" for "%s" is nearly right: %s', (typed, text, isRight) => {
  expect(nearlyFinder(typed)(searchWords(text))).toBe(isRight)
})
