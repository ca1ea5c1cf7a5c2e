import { expect, test } from 'vitest'
import { anOrder, minute, noon } from '../../test/orders.ts'
import { waitedMinutes } from './waiting.ts'

test('an order waits since it was paid, in whole minutes', () => {
  expect(waitedMinutes(anOrder({ status: 30, payTime: noon }), noon + 8 * minute - 1)).toBe(7)
})

test('a clock that is behind shows no negative wait', () => {
  expect(waitedMinutes(anOrder({ status: 20, payTime: noon }), noon - 5 * minute)).toBe(0)
})
