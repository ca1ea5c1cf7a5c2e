import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { limitedByClosing } from './close-limit.ts'
import { paymentMethodType } from './order.ts'
import { orderStatus } from './order-state.ts'

const { awaitingPayment, accepted, making, ready } = orderStatus
const online = {
  payTime: 1,
  paymentNo: 'P1',
  paymentMethod: { type: paymentMethodType.online, code: 'card', name: '' },
}
const atStore = {
  ...{ payTime: 1, paymentNo: null },
  paymentMethod: { type: paymentMethodType.atStore, code: 'counter', name: '' },
}
const unpaid = { ...atStore, payTime: null }

it.each([
  [awaitingPayment, unpaid, 0],
  [awaitingPayment, { ...online, payTime: null, paymentNo: null }, 0],
  [accepted, online, 0],
  [accepted, atStore, 1200],
  [making, online, 1200],
  [making, atStore, 1200],
  [ready, online, 1200],
] as const)('[order-36] closing an order in state %s counts against the limit of refunds', (status, paid, most) => {
  expect(limitedByClosing({ status, wasBegun: false, payableTotal: money(1200), ...paid })).toBe(most)
})

it('[order-36] an order that was begun and brought back counts as before', () => {
  expect(limitedByClosing({ status: accepted, wasBegun: true, payableTotal: money(1200), ...online })).toBe(1200)
  expect(limitedByClosing({ status: awaitingPayment, wasBegun: true, payableTotal: money(1200), ...unpaid })).toBe(0)
})
