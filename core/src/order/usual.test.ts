import { expect, it } from 'vitest'
import { aLine } from '../testing/lines.ts'
import { usualOf } from './usual.ts'

const order = (orderId: string, things: Record<string, number>, storeId = 'a') => ({
  ...{ orderId, store: { storeId } as never },
  productList: Object.entries(things).map(([productId, num]) => aLine({ productId, num }) as never),
})
const usual = (...orders: ReturnType<typeof order>[]) => usualOf(orders)?.orderId

it('[page-16] the usual is what comes most often, as it was ordered last', () => {
  const orders = [
    order('4', { cake: 1 }),
    order('3', { bun: 1, tea: 2 }),
    order('2', { tea: 2, bun: 1 }),
    order('1', {}),
  ]
  expect(usual(...orders)).toBe('3')
})

it('[page-16] of things that come equally often it is the newest, and of none there is none', () => {
  expect(usual(order('2', { cake: 1 }), order('1', { tea: 1 }))).toBe('2')
  expect(usual()).toBeUndefined()
})

it('[page-16] another number or another store is another order', () => {
  expect(
    usual(order('4', { tea: 1 }), order('3', { tea: 2 }), order('2', { tea: 1 }, 'b'), order('1', { tea: 2 })),
  ).toBe('3')
  expect(usual(order('3', { tea: 1 }), order('2', { tea: 2 }, 'b'), order('1', { tea: 2 }))).toBe('3')
  const [other, often] = [order('2', { tea: 1 }, 'b'), order('1', { tea: 1 }, 'b')]
  expect(usual(order('4', { tea: 1 }, 'a1'), order('3', { tea: 11 }, 'a'), other, often)).toBe('2')
})
