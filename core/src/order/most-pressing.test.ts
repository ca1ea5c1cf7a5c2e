import { expect, it } from 'vitest'
import { byUrgency, firstToEnd, mostPressing } from './most-pressing.ts'
import { paymentMethodType } from './order.ts'

it('of several orders the one to be collected comes first, then those being made, and unpaid ones last', () => {
  const orders = [10, 20, 30, 40].map((status) => ({ status, payExpireTime: null }))
  expect(mostPressing(orders)?.status).toBe(40)
  expect(mostPressing(orders.slice(0, 3))?.status).toBe(30)
  expect(mostPressing(orders.slice(0, 2))?.status).toBe(20)
  expect(mostPressing(orders.slice(0, 1))?.status).toBe(10)
  expect(mostPressing([{ status: 50, payExpireTime: null }])).toBeUndefined()
})

it('[page-80] of several unpaid orders the one whose time ends first is shown', () => {
  const unpaid = [null, 300, 100, 200].map((payExpireTime) => ({ status: 10, payExpireTime }))
  expect(mostPressing(unpaid)?.payExpireTime).toBe(100)
  expect(firstToEnd([{ status: 40, payExpireTime: 50 }, ...unpaid])?.payExpireTime).toBe(100)
  expect(firstToEnd([{ status: 10, payExpireTime: null }])).toBeDefined()
  expect(firstToEnd([{ status: 20, payExpireTime: 1 }])).toBeUndefined()
})

const { atStore, online } = paymentMethodType
const anOrder = (orderId: string, status: number, { payExpireTime = 0, type = atStore as 1 | 2 } = {}) => ({
  ...{ orderId, status, payExpireTime, paymentMethod: { type, code: '', name: '' } },
})
const ids = (orders: readonly { orderId: string }[]) => orders.map(({ orderId }) => orderId)

it('[page-52] what is ready stands first, then what is made, accepted and unpaid, and what is over below', () => {
  const { live, earlier } = byUrgency([
    ...[anOrder('unpaid', 10), anOrder('done', 50), anOrder('ready new', 40), anOrder('making', 30)],
    ...[anOrder('cancelled', 60), anOrder('accepted', 20), anOrder('ready old', 40), anOrder('closed', 80)],
  ])
  expect(ids(live)).toEqual(['ready new', 'ready old', 'making', 'accepted', 'unpaid'])
  expect(ids(earlier)).toEqual(['done', 'cancelled', 'closed'])
})

it('[page-80] what is to be paid on the phone stands on top, the one whose time ends first before the others', () => {
  const { live } = byUrgency([
    ...[anOrder('at store late', 10, { payExpireTime: 900 }), anOrder('at store', 10, { payExpireTime: 800 })],
    ...[anOrder('ready', 40, { type: online }), anOrder('card late', 10, { payExpireTime: 300, type: online })],
    anOrder('card', 10, { payExpireTime: 200, type: online }),
  ])
  expect(ids(live)).toEqual(['card', 'card late', 'ready', 'at store', 'at store late'])
})
