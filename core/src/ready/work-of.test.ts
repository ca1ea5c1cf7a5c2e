import { expect, test } from 'vitest'
import { workOf } from './work-of.ts'

test('[ready-1] work is units, and of a set the units in it', () => {
  const set = [{ num: 2 }, { num: 1 }]
  expect(workOf([])).toBe(0)
  expect(workOf([{ num: 2, packageProductList: [] }])).toBe(2)
  expect(
    workOf([
      { num: 1, packageProductList: [] },
      { num: 2, packageProductList: set },
    ]),
  ).toBe(7)
})
