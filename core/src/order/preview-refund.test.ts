import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import type { OrderLine } from './order.ts'
import { orderStatus } from './order-state.ts'
import {
  isTooMuch,
  leftToRefund,
  previewRefund,
  type RefundedOrder,
  wholeRefund,
  whyNoRefund,
  withBackToStock,
} from './preview-refund.ts'

const line = (lineNo: number, num: number, total: number, back: Partial<OrderLine> = {}) =>
  ({ lineNo, num, total: money(total), refundNum: 0, refundAmount: money(0), ...back }) as OrderLine // as: no more is read

const order = (productList: OrderLine[], refundTotal = 0): RefundedOrder => ({
  ...{ productList, giftList: [line(9, 1, 0)], refundTotal: money(refundTotal) },
  payableTotal: money(productList.reduce((sum, { total }) => sum + total, 0)),
})

const amountOf = (sold: RefundedOrder, wish = wholeRefund(sold)) => {
  const preview = previewRefund(sold, wish, 1)
  return preview.ok ? preview.value : preview.refusal
}

it('[order-19] says what goes back for units before they are sent, the remainder with the last one', () => {
  const teas = order([line(1, 3, 1000), line(2, 1, 500)])
  expect(amountOf(teas, { lineList: [{ lineNo: 1, num: 2 }] })).toBe(666)
  const later = order([line(1, 3, 1000, { refundNum: 2, refundAmount: money(666) }), line(2, 1, 500)], 666)
  expect(amountOf(later, { lineList: [{ lineNo: 1, num: 1 }] })).toBe(334)
  expect(amountOf(later, { lineList: [{ lineNo: 1, num: 2 }] })).toEqual({ field: 'lineList', index: 0, most: 1 })
  const parted = order([line(1, 2, 1000, { refundAmount: money(300) }), line(2, 1, 500)], 300)
  expect(amountOf(parted, { lineList: [{ lineNo: 1, num: 2 }] })).toBe(700)
  expect(amountOf(later, { amount: 835 })).toEqual({ field: 'amount', most: 834 })
})

it('[order-27] what a chargeback took does not go back a second time, in units, as an amount or whole', () => {
  const teas = { ...order([line(1, 3, 1000), line(2, 1, 500)], 0), chargedBackTotal: money(900) }
  expect(amountOf(teas, { amount: 601 })).toEqual({ field: 'amount', most: 600 })
  expect(amountOf(teas, { amount: 600 })).toBe(600)
  expect(amountOf(teas, { lineList: [{ lineNo: 1, num: 1 }] })).toBe(333)
  expect(amountOf(teas, { lineList: [{ lineNo: 1, num: 2 }] })).toEqual({ field: 'amount', most: 600 })
  expect(wholeRefund(teas)).toEqual({ amount: 600 })
  expect(leftToRefund({ ...teas, refundTotal: money(700) })).toBe(0)
})

it.each([
  ['notYet', { status: orderStatus.making }],
  ['chargedBack', { status: orderStatus.making, chargedBackTotal: money(1500) }],
  ['notYet', { status: orderStatus.making, chargedBackTotal: money(1499) }],
  ['notYet', { status: orderStatus.making, payableTotal: money(0) }],
  ['over', { status: orderStatus.closed }],
  ['over', { status: orderStatus.awaitingPayment, payTime: null }],
  ['free', { payableTotal: money(0) }],
  ['nothingLeft', { refundTotal: money(1500) }],
  ['nothingLeft', { refundTotal: money(1500), pointsUsed: 100 }],
  [undefined, { refundTotal: money(1499) }],
  ['chargedBack', { refundTotal: money(600), chargedBackTotal: money(900) }],
  [undefined, { chargedBackTotal: money(1499) }],
  [undefined, { payableTotal: money(0), pointsUsed: 100 }],
])('[order-19] says %s of an order that is so', (why, different) => {
  const sold = { status: orderStatus.completed, payTime: 1, payableTotal: money(1500), refundTotal: money(0) }
  expect(whyNoRefund({ ...sold, pointsUsed: 0, ...different })).toBe(why)
})

it('[stock-8] of a wish those units go back to stock whose lines are named, and an amount has none', () => {
  const lineList = [
    { lineNo: 1, num: 2 },
    { lineNo: 2, num: 1 },
  ]
  expect(withBackToStock({ lineList }, [2])).toEqual({
    lineList: [
      { lineNo: 1, num: 2 },
      { lineNo: 2, num: 1, isBackToStock: true },
    ],
  })
  expect(withBackToStock({ amount: 300 }, [2])).toEqual({ amount: 300 })
})

it('[order-27] a wish is too much by its amount, not by its units, and not before it is reckoned', () => {
  const teas = order([line(1, 3, 1000)])
  expect(isTooMuch(previewRefund(teas, { amount: 1001 }, 1))).toBe(true)
  expect(isTooMuch(previewRefund(teas, { amount: 1000 }, 1))).toBe(false)
  expect(isTooMuch(previewRefund(teas, { lineList: [{ lineNo: 1, num: 4 }] }, 1))).toBe(false)
  expect(isTooMuch(undefined)).toBe(false)
})

it('[order-19] the whole of an order is every unit that is left, and all of its money', () => {
  const teas = order([line(1, 3, 1000, { refundNum: 1, refundAmount: money(333) }), line(2, 1, 500)], 333)
  expect(wholeRefund(teas)).toEqual({
    lineList: [
      { lineNo: 1, num: 2 },
      { lineNo: 2, num: 1 },
      { lineNo: 9, num: 1 },
    ],
  })
  expect(amountOf(teas)).toBe(1167)
  const parted = order([line(1, 2, 1000, { refundAmount: money(300) })], 300)
  expect(amountOf(parted)).toBe(700)
  const older = order([line(1, 2, 1000)], 300)
  expect(amountOf(older)).toBe(700)
  const noUnits: RefundedOrder = {
    ...order([line(1, 1, 1000, { refundNum: 1, refundAmount: money(400) })], 400),
    giftList: [],
  }
  expect(wholeRefund(noUnits)).toEqual({ amount: 600 })
})
