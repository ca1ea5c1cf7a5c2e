import type { Order } from '@tiffin/core/order/order'
import { expect, it } from 'vitest'
import { byUrgency } from './by-urgency.ts'

const order = (orderId: string, status: number) => ({ orderId, status }) as Order // what is looked at
const ids = (orders: readonly Order[]) => orders.map(({ orderId }) => orderId)

it('[page-52] what is ready stands first, then what is made, accepted and unpaid, and what is over below', () => {
  const list = [
    ...[order('unpaid', 10), order('done', 50), order('ready new', 40), order('making', 30), order('cancelled', 60)],
    ...[order('accepted', 20), order('ready old', 40), order('closed', 80)],
  ]
  const { live, earlier } = byUrgency(list)
  expect(ids(live)).toEqual(['ready new', 'ready old', 'making', 'accepted', 'unpaid'])
  expect(ids(earlier)).toEqual(['done', 'cancelled', 'closed'])
})
