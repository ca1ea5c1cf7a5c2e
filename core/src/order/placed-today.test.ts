import { expect, test } from 'vitest'
import { countPlacedToday } from './placed-today.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 10, 21, 4)
const placed = (hoursAgo: number, status = 20) => ({ status, submitTime: now - hoursAgo * hour })

test("orders placed today are counted from the store's own midnight, wherever the store is", () => {
  const orders = [placed(1), placed(6), placed(13)]
  expect(countPlacedToday([placed(4)], { now, timeZone: 'UTC' })).toBe(1)
  const countIn = (timeZone: string) => countPlacedToday(orders, { now, timeZone })
  expect(['Asia/Shanghai', 'UTC', 'America/Los_Angeles'].map(countIn)).toEqual([2, 1, 3])
})

test('orders placed today include those that wait for their money, and none that ended unpaid', () => {
  const orders = [10, 20, 30, 40, 50, 60, 70, 80].map((status) => placed(1, status))
  expect(countPlacedToday(orders, { now, timeZone: 'UTC' })).toBe(6)
})
