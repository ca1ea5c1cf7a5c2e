import { expect, it } from 'vitest'
import type { StockRow } from './queries.ts'
import { SharedStocks } from './read-stock.ts'

const rows = (available: number, backAt: number | null = null): StockRow[] => [
  { kind: 2, itemId: 'tea', available, backAt },
  { kind: 1, itemId: 'milk', available: 12_500, backAt: null },
]

it('stores that have as much of everything hold one stock, others each their own', () => {
  const stocks = new SharedStocks()
  const held = stocks.of(rows(3))
  expect(stocks.of(rows(3))).toBe(held)
  expect(stocks.of(rows(4)).hash).not.toBe(held.hash)
  expect([...held.stock]).toEqual([
    ['2:tea', 3],
    ['1:milk', 12_500],
  ])
  expect(held.backTimes.size).toBe(0)
  const marked = stocks.of(rows(0, 1000))
  expect([...marked.backTimes]).toEqual([['2:tea', 1000]])
})

it('of stocks those are held that were read last, fifty of them', () => {
  const stocks = new SharedStocks()
  const first = stocks.of(rows(0))
  for (let count = 1; count < 50; count++) stocks.of(rows(count))
  expect(stocks.of(rows(0))).toBe(first)
  for (let count = 50; count < 99; count++) stocks.of(rows(count))
  expect(stocks.of(rows(0))).toBe(first)
  for (let count = 100; count < 150; count++) stocks.of(rows(count))
  expect(stocks.of(rows(0))).not.toBe(first)
})
