import { replaceEqualDeep } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { anOrder } from '../test/orders.ts'
import { type Board, mergeOrders, takeWhole } from './merge-orders.ts'
import type { CounterOrder } from './orders.ts'

const pageOf = (...list: CounterOrder[]): Board => ({
  ...{ list, total: list.length, pageIndex: 1, pageSize: 500, hasMore: false, timeZone: 'UTC', storeName: '' },
  ...{ readAt: 1, serverTime: 1, wholeAt: 1 },
})
const [accepted, begun] = [anOrder({ orderId: 'o1', version: 1 }), anOrder({ orderId: 'o1', version: 2, status: 30 })]
const ticked = { ...begun, tickList: [1] }

it.each([
  ['what changed', mergeOrders],
  ['the whole list', takeWhole],
])('[kitchen-6] %s, read before a move whose answer came first, does not bring the order back', (_list, take) => {
  expect(take(pageOf(begun), pageOf(accepted)).list).toEqual([begun])
  expect(take(pageOf(accepted), pageOf(begun)).list).toEqual([begun])
  expect(take(pageOf(begun), pageOf(ticked)).list).toEqual([ticked])
})

it.each([
  ['what changed', mergeOrders],
  ['the whole list', takeWhole],
])('[kitchen-40] %s leaves an order as it is that was only read again', (_list, take) => {
  const board = pageOf(accepted)
  const again = take(board, pageOf({ ...accepted, serverTime: accepted.serverTime + 5000 }))
  expect(replaceEqualDeep(board, again).list[0]).toBe(accepted)
})
