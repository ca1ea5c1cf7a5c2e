import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changeOf, likelyGiven } from './change.ts'
import { money } from './money.ts'

it.each([
  [1_164, 1, [1_200, 1_500, 2_000, 5_000]],
  [2_040, 1, [2_100, 2_500, 3_000, 5_000]],
  [500, 1, [1_000, 2_000, 5_000]],
  [2_000, 1, [5_000, 10_000, 20_000, 50_000]],
  [3, 1, [5, 10, 20, 50]],
  [4_700_000, 100, [5_000_000, 10_000_000, 20_000_000, 50_000_000]],
  [4_710_000, 100, [4_800_000, 5_000_000, 10_000_000, 20_000_000]],
  [0, 1, []],
  [-5, 1, []],
  [41, 1, [45, 50, 100, 200]],
  [250, 100, [300, 500, 1_000, 2_000]],
])('[shift-8] for %d, of units of %d, customers are likely to give %j', (due, unit, given) => {
  expect(likelyGiven(money(due), unit)).toEqual(given)
})

it('[shift-8] what is likely given is more than is due, the least first, in whole units that are shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 10 }), fc.constantFrom(1, 100), (amount, unit) => {
      const due = money(amount * unit)
      const given = likelyGiven(due, unit)
      expect(given).toEqual([...new Set(given)].toSorted((a, b) => a - b))
      expect(given.length).toBeLessThanOrEqual(4)
      for (const each of given) expect([each > due, each % unit, changeOf(due, each)]).toEqual([true, 0, each - due])
    }),
  )
})

it('[shift-8] the change is what is given above what is due; too little has none', () => {
  expect(changeOf(money(1_164), money(2_000))).toBe(836)
  expect(changeOf(money(1_164), money(1_164))).toBe(0)
  expect(changeOf(money(1_164), money(1_163))).toBeUndefined()
})
