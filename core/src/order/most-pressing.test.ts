import { expect, it } from 'vitest'
import { mostPressing } from './most-pressing.ts'

it('of several orders the one to be collected comes first, then those being made, and unpaid ones last', () => {
  const orders = [10, 20, 30, 40].map((status) => ({ status }))
  expect(mostPressing(orders)?.status).toBe(40)
  expect(mostPressing(orders.slice(0, 3))?.status).toBe(30)
  expect(mostPressing(orders.slice(0, 2))?.status).toBe(20)
  expect(mostPressing(orders.slice(0, 1))?.status).toBe(10)
  expect(mostPressing([{ status: 50 }])).toBeUndefined()
})
