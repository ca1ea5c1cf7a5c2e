import { expect, test } from 'vitest'
import { codeOf } from '../../data/code-of.ts'
import { anOrder, minute, noon } from '../../test/orders.ts'
import { columnsOf, isCodeOf } from './columns.ts'

const atStore = { code: 'store', name: 'Pay at the store', type: 2 }

test('the board shows what is to do: unpaid ones that pay here in a lane of their own, new, making, ready, nothing that has ended', () => {
  const paid = anOrder({ status: 20 })
  const unpaidHere = anOrder({ status: 10, paymentMethod: atStore })
  const unpaidOnline = anOrder({ status: 10 })
  const making = anOrder({ status: 30 })
  const ready = anOrder({ status: 40 })
  const ended = [50, 60, 70, 80].map((status) => anOrder({ status }))
  expect(columnsOf([paid, unpaidOnline, unpaidHere, ...ended, ready, making], noon)).toEqual({
    toPay: [unpaidHere],
    later: [],
    new: [paid],
    making: [making],
    ready: [ready],
  })
})

test('the order that was paid first stands first, however many wait to be paid and in whatever order they come', () => {
  const paid = [3, 1, 2].map((minutes) => anOrder({ status: 20, payTime: noon + minutes * minute }))
  const unpaid = Array.from({ length: 9 }, () => anOrder({ status: 10, payTime: null, paymentMethod: atStore }))
  const lanes = columnsOf([...unpaid, ...paid], noon)
  expect(lanes.new.map(({ payTime }) => ((payTime ?? 0) - noon) / minute)).toEqual([1, 2, 3])
  expect(lanes.toPay).toHaveLength(9)
})

test('before the payment the end of the order number stands in for the code', () => {
  expect(codeOf(anOrder({ pickupCode: 'T042' }))).toBe('T042')
  expect(codeOf(anOrder({ pickupCode: null, orderNo: '2611210123456789' }))).toBe('…6789')
})

test.each([
  ['T042', true],
  ['t042', true],
  [' t 42 ', true],
  ['42', true],
  ['D042', false],
  ['T420', false],
  ['', false],
  ['T', false],
])('typing %j for T042 is right: %s', (typed, isRight) => {
  expect(isCodeOf(anOrder({ pickupCode: 'T042' }), typed)).toBe(isRight)
})

test('what is due first stands first, and of what is ready the one that is called now', () => {
  const making = [9, 3, 6].map((minutes) => anOrder({ status: 30, payTime: noon + minutes * minute }))
  const ready = [9, 3, 6].map((minutes) => anOrder({ status: 40, readyTime: noon + minutes * minute }))
  const lanes = columnsOf([...making, ...ready], noon)
  expect(lanes.making.map(({ payTime }) => ((payTime ?? 0) - noon) / minute)).toEqual([3, 6, 9])
  expect(lanes.ready.map(({ readyTime }) => ((readyTime ?? 0) - noon) / minute)).toEqual([9, 6, 3])
})
