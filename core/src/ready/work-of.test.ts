import { expect, test } from 'vitest'
import { workOf, workTakenOff } from './work-of.ts'

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

test('[slot-4] units that are taken off are as much work as they were when they were ordered', () => {
  expect(workTakenOff([])).toBe(0)
  const set = [{ num: 2 }, { num: 1 }]
  expect(
    workTakenOff([
      { num: 2, items: [] },
      { num: 1, items: set },
    ]),
  ).toBe(5)
})
