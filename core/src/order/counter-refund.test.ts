import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { cashToHandOver, counterRefund } from './counter-refund.ts'
import { paymentMethodType } from './order.ts'
import { orderStatus } from './order-state.ts'

const paid = (type: number, payTime: number | null = 1, paymentNo: string | null = null) => ({
  ...{ paymentNo, paymentMethod: { code: 'a', name: 'A', type } },
  ...{ payTime, payableTotal: money(2520), refundTotal: money(20) },
})

it('staff gives back what was paid at the store, less what was refunded before', () => {
  expect(counterRefund(paid(paymentMethodType.atStore))).toBe(2500)
})

it('staff gives nothing back of an order that was paid online or not at all', () => {
  expect(counterRefund(paid(paymentMethodType.online))).toBe(0)
  expect(counterRefund(paid(paymentMethodType.atStore, null))).toBe(0)
})

it('[PY-17] staff gives nothing back of what a provider was paid, also when paying at the store was chosen last', () => {
  expect(counterRefund(paid(paymentMethodType.atStore, 1, 'p1'))).toBe(0)
})

it('[order-29] staff owes by hand what went back when an order was closed, and not what was handed over before', () => {
  expect(cashToHandOver({ status: orderStatus.closed, closeRefund: money(2500) })).toBe(2500)
  expect(cashToHandOver({ status: orderStatus.completed, closeRefund: money(2500) })).toBe(0)
})
