import { expect, test } from 'vitest'
import { anOrder, minute, noon } from '../../test/orders.ts'
import { urgencyOf, waitedMinutes } from './waiting.ts'

const after = (minutes: number) => noon + minutes * minute

test('an order in the making waits since it was paid, late after 8 minutes and overdue after 15', () => {
  const order = anOrder({ status: 30, payTime: noon })
  expect([7, 8, 14, 15].map((minutes) => urgencyOf(order, after(minutes)))).toEqual(['ok', 'late', 'late', 'overdue'])
  expect(waitedMinutes(order, after(7) + 59_999)).toBe(7)
})

test('one that is ready waits since then, late after 10 minutes and overdue after 20', () => {
  const order = anOrder({ status: 40, payTime: noon - 30 * minute, readyTime: noon })
  expect([9, 10, 19, 20].map((minutes) => urgencyOf(order, after(minutes)))).toEqual(['ok', 'late', 'late', 'overdue'])
})

test('one that is not paid is never late: the customer takes his time', () => {
  expect(urgencyOf(anOrder({ status: 10, payTime: null, submitTime: noon }), after(60))).toBe('ok')
})

test('a clock that is behind shows no negative wait', () => {
  expect(waitedMinutes(anOrder({ status: 20, payTime: noon }), noon - 5 * minute)).toBe(0)
})
