import { expect, test } from 'vitest'
import { orderStatus } from '../order/order-state.ts'
import { isLate, isReadyAwaited } from './is-late.ts'

const order = { status: orderStatus.making as number, readyFrom: 1000, readyUntil: 2000 }

test('[ready-2] an order that is accepted or being made is awaited, if a time was promised', () => {
  const awaited = Object.values(orderStatus).filter((status) => isReadyAwaited({ ...order, status }))
  expect(awaited).toEqual([orderStatus.accepted, orderStatus.making])
  expect(isReadyAwaited({ ...order, readyUntil: null })).toBe(false)
})

test('[ready-2] it is late from the end of its range until it is ready', () => {
  expect([1999, 2000, 2001].map((now) => isLate(order, now))).toEqual([false, true, true])
  expect(isLate({ ...order, status: orderStatus.ready }, 3000)).toBe(false)
})
