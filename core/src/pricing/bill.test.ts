import { expect, it } from 'vitest'
import { discountNameOf, discountType } from './bill.ts'

it('every kind of discount has a name by its number, and a number that is none has no name', () => {
  for (const [name, type] of Object.entries(discountType)) expect(discountNameOf(type)).toBe(name)
  expect(discountNameOf(0)).toBeUndefined()
})
