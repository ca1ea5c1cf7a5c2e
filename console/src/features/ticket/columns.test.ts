import { expect, test } from 'vitest'
import { anOrder } from '../../test/orders.ts'
import { codeOf, columnsOf, isCodeOf } from './columns.ts'

const atStore = { code: 'store', name: 'Pay at the store', type: 2 }

test('the board shows what is to do: new with unpaid ones that pay here first, making, ready, nothing that has ended', () => {
  const paid = anOrder({ status: 20 })
  const unpaidHere = anOrder({ status: 10, paymentMethod: atStore })
  const unpaidOnline = anOrder({ status: 10 })
  const making = anOrder({ status: 30 })
  const ready = anOrder({ status: 40 })
  const ended = [50, 60, 70, 80].map((status) => anOrder({ status }))
  expect(columnsOf([paid, unpaidOnline, unpaidHere, ...ended, ready, making])).toEqual({
    new: [unpaidHere, paid],
    making: [making],
    ready: [ready],
  })
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
