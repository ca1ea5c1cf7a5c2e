import { expect, test } from 'vitest'
import type { OrderLine } from '../order/order.ts'
import { orderStatus } from '../order/order-state.ts'
import {
  goneKey,
  goneLines,
  isCancelledByCustomer,
  isClosedHere,
  isForStation,
  isGoneHere,
  type KitchenOrder,
} from './gone.ts'

const minute = 60_000
const noon = Date.UTC(2026, 10, 27, 4)

const aLine = (lineNo: number, productCategoryId: string, different: object = {}): OrderLine =>
  ({ lineNo, productCategoryId, num: 2, refundNum: 0, ...different }) as unknown as OrderLine // as: what the rule reads of it

const tea = aLine(1, 'bar')
const cake = aLine(2, 'oven')

const anOrder = (different: Partial<KitchenOrder> = {}): KitchenOrder => ({
  ...{ orderId: 'o1', status: orderStatus.making, closeCode: '', payTime: noon, makingTime: noon, readyTime: null },
  ...{ finishTime: null, releaseAt: null, productList: [tea, cake], giftList: [], tickList: [] },
  ...different,
})

const oven = { station: ['oven'], seen: [] }
const gone = aLine(2, 'oven', { refundNum: 2 })

test('[kitchen-22] the last line of a station that was cancelled is there until it was seen, and not where it was made or is made elsewhere', () => {
  const order = anOrder({ productList: [tea, gone] })
  const open = [tea]
  expect([isForStation(order, { ...oven, open }), isGoneHere(order, { ...oven, open })]).toEqual([true, true])
  const seen = [goneKey(order, gone)]
  expect(isForStation(order, { ...oven, seen, open })).toBe(false)
  expect(isForStation({ ...order, tickList: [2] }, { ...oven, open })).toBe(false)
  expect(isGoneHere(order, { station: ['bar'], seen: [], open })).toBe(false)
  expect([
    isForStation(order, { station: [], seen: [], open }),
    isGoneHere(order, { station: [], seen: [], open }),
  ]).toEqual([true, false])
})

test('[kitchen-22] a line is seen by its order, its place and what of it was cancelled, so that more of it is seen anew', () => {
  expect(goneKey({ orderId: 'o1' }, gone)).toBe('o1 2 2')
  const order = anOrder({ productList: [tea, gone] })
  expect(goneLines(order, { ...oven, seen: ['o1 2 1', 'o2 2 2', 'o1 1 2'] })).toEqual([gone])
})

test('[kitchen-7] nothing is gone where nothing was cancelled, and without a station every order is shown', () => {
  expect(isGoneHere(anOrder(), { ...oven, open: [tea] })).toBe(false)
  expect(isForStation(anOrder({ tickList: [1, 2] }), { station: [], seen: [], open: [] })).toBe(true)
})

test('[kitchen-24] an order that was handed over without a word is not closed, and one that was closed as it went to the kitchen is', () => {
  const completed = anOrder({ status: orderStatus.completed, finishTime: noon + minute, productList: [tea, gone] })
  expect(isClosedHere(completed, { ...oven, now: noon + 2 * minute })).toBe(false)
  const waiting = { ...anOrder({ status: orderStatus.closed, closeCode: 'machine', makingTime: null }) }
  const released = noon + minute
  expect(isClosedHere({ ...waiting, finishTime: released, releaseAt: released }, { ...oven, now: released })).toBe(true)
})

test('[kitchen-22] beside something that is still to be made it is a line among others, and a part of a line is none', () => {
  const more = aLine(3, 'oven')
  const order = anOrder({ productList: [tea, gone, more] })
  expect(isGoneHere(order, { ...oven, open: [tea, more] })).toBe(false)
  expect(goneLines(anOrder({ productList: [aLine(2, 'oven', { refundNum: 1 })] }), oven)).toEqual([])
})

const closed = anOrder({ status: orderStatus.closed, closeCode: 'machine', finishTime: noon + minute })
const now = noon + 2 * minute

test('[kitchen-24] an order that staff closed is at the stations that had something to make of it, for a quarter of an hour, until it was seen', () => {
  expect(isClosedHere(closed, { ...oven, now })).toBe(true)
  expect(isClosedHere(closed, { station: ['grill'], seen: [], now })).toBe(false)
  expect(isClosedHere({ ...closed, tickList: [2] }, { ...oven, now })).toBe(false)
  expect(isClosedHere(closed, { station: ['oven'], seen: [goneKey(closed, cake)], now })).toBe(false)
  expect(isClosedHere(closed, { ...oven, now: noon + 16 * minute - 1 })).toBe(true)
  expect(isClosedHere(closed, { ...oven, now: noon + 16 * minute })).toBe(false)
  expect(isClosedHere(closed, { station: [], seen: [], now })).toBe(false)
})

test('[kitchen-24] not one that was never in the kitchen, was ready, is not closed, or that its customer cancelled', () => {
  for (const different of [
    { payTime: null },
    { readyTime: noon },
    { status: orderStatus.making },
    { status: orderStatus.timeout },
    { closeCode: 'byCustomer' },
    { makingTime: null, releaseAt: noon + 30 * minute },
  ])
    expect(isClosedHere({ ...closed, ...different }, { ...oven, now })).toBe(false)
  expect(isClosedHere({ ...closed, makingTime: null }, { ...oven, now })).toBe(true)
  expect(isClosedHere({ ...closed, makingTime: null, releaseAt: noon }, { ...oven, now })).toBe(true)
  expect(isClosedHere({ ...closed, releaseAt: noon + 30 * minute }, { ...oven, now })).toBe(true)
})

test('[order-21] an order that its customer cancelled just now is shown at every station', () => {
  const cancelled = { ...closed, closeCode: 'byCustomer' }
  expect(isCancelledByCustomer(cancelled, now)).toBe(true)
  expect(isCancelledByCustomer(closed, now)).toBe(false)
  expect(isCancelledByCustomer({ ...cancelled, finishTime: null }, now)).toBe(false)
  expect(isCancelledByCustomer(cancelled, noon + 16 * minute)).toBe(false)
})
