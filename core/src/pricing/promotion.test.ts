import { expect, it } from 'vitest'
import { discountType } from './bill.ts'
import { rulesOfType } from './promotion.ts'

it.each([
  ['limitedTime', ['fixedPrice', 'amountOff', 'perMilleOff']],
  ['singleItem', ['fixedPrice', 'amountOff', 'perMilleOff']],
  ['wholeOrder', ['amountOff', 'perMilleOff']],
  ['spendAndReduce', ['spendAndReduce']],
  ['freeOrder', ['freeOrder']],
  ['gift', ['gift']],
  ['points', []],
  ['employee', []],
] as const)('[price-3] a promotion of the type %s can have the rules %j', (type, rules) =>
  expect(rulesOfType(discountType[type])).toEqual(rules),
)
