import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { type Bill, discountNameOf, discountType, hasPriceBefore } from './bill.ts'

it('every kind of discount has a name by its number, and a number that is none has no name', () => {
  for (const [name, type] of Object.entries(discountType)) expect(discountNameOf(type)).toBe(name)
  expect(discountNameOf(0)).toBeUndefined()
})

it('[tax-5] the list price stands beside what is to pay only where nothing is added', () => {
  const plain = { originalAmount: 1000, subtotal: 1000, discountTotal: 50, payableTotal: 950 } as unknown as Bill // as: what is read of it
  expect(hasPriceBefore(plain)).toBe(true)
  expect(hasPriceBefore({ ...plain, payableTotal: money(1045) })).toBe(false)
  expect(hasPriceBefore({ ...plain, discountTotal: money(0), payableTotal: money(1000) })).toBe(false)
})
