import { expect, it } from 'vitest'
import { adjustPrice, type PriceStep } from './adjust-price.ts'

const up = (by: PriceStep['by'], value: number): PriceStep => ({ direction: 'up', by, value })
const down = (by: PriceStep['by'], value: number): PriceStep => ({ direction: 'down', by, value })

it('a price moves by an amount and never below nothing', () => {
  expect([adjustPrice(520, up('amount', 20), 1), adjustPrice(520, down('amount', 20), 1)]).toEqual([540, 500])
  expect(adjustPrice(520, down('amount', 600), 1)).toBe(0)
})

it('a price moves by a share, rounded half up to the least amount that is shown', () => {
  expect([adjustPrice(520, up('percent', 1_000), 1), adjustPrice(545, up('percent', 1_000), 1)]).toEqual([572, 600])
  expect(adjustPrice(545, down('percent', 1_000), 1)).toBe(490)
  expect(adjustPrice(2_350_000, up('percent', 250), 100)).toBe(2_408_800)
  expect(adjustPrice(520, down('percent', 10_000), 1)).toBe(0)
})
