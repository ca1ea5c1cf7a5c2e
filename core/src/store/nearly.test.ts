import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../testing/runs.ts'
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
  ['arbourstreet', '12 Harbour Street', false],
  ['ha r', 'Harbour', false],
  ['ha rb', 'Harbour', true],
  ['moon', 'Harbour Street', false],
  ['bar', 'Car park', false],
  ['harbour moon', 'Harbour Street', false],
  ['', 'Harbour', false],
])('[R-2.14] what is typed as "%s" for "%s" is nearly right: %s', (typed, text, isRight) => {
  expect(nearlyFinder(typed)(searchWords(text))).toBe(isRight)
})

it('[R-2.14] two words have nothing in common by being long, and no more than four are compared', () => {
  const long = 'abcdefghijklmnopqrstuvwxyz'
  expect(nearlyFinder(long)([long])).toBe(false)
  expect(nearlyFinder(long.slice(0, 24))([long.slice(0, 24)])).toBe(true)
  expect(nearlyFinder(`${long} tea`)([long, 'tea'])).toBe(false)
  expect(nearlyFinder(`${long.slice(0, 24)} tea`)([long.slice(0, 24), 'tea'])).toBe(true)
  expect(nearlyFinder(`${long.slice(0, 12)} ${long.slice(12, 24)}`)([long.slice(0, 24)])).toBe(true)
  expect(nearlyFinder('abxdefghijkl mnopqrstuvwy')([long.slice(0, 24)])).toBe(true)
  expect(nearlyFinder('green tea house road moon')(searchWords('Green Tea House Road'))).toBe(true)
  expect(nearlyFinder('green tea house moon')(searchWords('Green Tea House Road'))).toBe(false)
  expect(nearlyFinder('greenteahouseroad')(searchWords('The Green Tea House Road'))).toBe(true)
  expect(searchWords(' Café--Nord, 9 ')).toEqual(['cafe', 'nord', '9'])
})

/** Letters to change, add, leave out or swap with their neighbour, over the whole table. */
function countMistakes(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_none, i) =>
    Array.from({ length: b.length + 1 }, (_other, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const valueAt = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const least = Math.min(
        valueAt(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        valueAt(i - 1, j) + 1,
        valueAt(i, j - 1) + 1,
        isSwap ? valueAt(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      rows[i]?.splice(j, 1, least)
    }
  return valueAt(a.length, b.length)
}

const isNear = (typed: string, word: string): boolean => {
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  const beginnings = [word.slice(0, typed.length), word.slice(0, typed.length + allowed)]
  return beginnings.some((beginning) => countMistakes(typed, beginning) <= allowed)
}

it('[R-2.14] one word is nearly the beginning of another exactly when so few mistakes are between them', () => {
  const letters = (least: number) =>
    fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: least, maxLength: 11 })
  /** A word, and a variant of it: some of its letters left out, doubled, swapped or changed. */
  const pair = fc
    .tuple(letters(3), fc.array(fc.tuple(fc.nat(10), fc.constantFrom('out', 'in', 'swap', 'change')), { maxLength: 3 }))
    .map(([word, slips]) => {
      const typed = slips.reduce((text, [place, slip]) => {
        const [before, here, after] = [text.slice(0, place), text.slice(place, place + 1), text.slice(place + 1)]
        if (slip === 'out') return before + after
        if (slip === 'in') return `${before}c${here}${after}`
        return slip === 'change' ? `${before}b${after}` : before + after.slice(0, 1) + here + after.slice(1)
      }, word)
      return { typed, word }
    })
    .filter(({ typed }) => typed !== '')
  fc.assert(
    fc.property(fc.array(pair, { minLength: 60, maxLength: 60 }), (pairs) => {
      const wrong = pairs.filter(({ typed, word }) => nearlyFinder(typed)([word]) !== isNear(typed, word))
      expect(wrong).toEqual([])
    }),
    { numRuns: runs(200) },
  )
})
