import { orderStatus } from '@tiffin/core/order/order-state'
import { expect, it } from 'vitest'
import { statusKey, statusTag } from './order-status.ts'

it('[R-4.10][R-2.43] each state of an order has words of its own, and is tinted as waiting, going on or over', () => {
  const shown = Object.values(orderStatus).map((status) => [statusKey(status), statusTag(status)])
  expect(shown).toEqual([
    ['order.status.awaitingPayment', 'tag warn'],
    ['order.status.accepted', 'tag ok'],
    ['order.status.making', 'tag ok'],
    ['order.status.ready', 'tag ok'],
    ['order.status.completed', 'tag mute'],
    ['order.status.cancelled', 'tag mute'],
    ['order.status.timeout', 'tag mute'],
    ['order.status.closed', 'tag mute'],
  ])
})
