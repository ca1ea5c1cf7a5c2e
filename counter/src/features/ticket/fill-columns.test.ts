import { expect, test } from 'vitest'
import { anOrder } from '../../test/orders.ts'
import { fillColumns, ticketHeight } from './fill-columns.ts'

const deal = (heights: readonly number[], places: Readonly<Record<number, number>> = {}) =>
  fillColumns(
    heights.map((height, index) => ({ height, index })),
    { count: 2, heightOf: ({ height }) => height, placeOf: ({ index }) => places[index] },
  ).map((column) => column.map(({ index }) => index))

test('[kitchen-3] each ticket goes to the shorter column, so that what is due sooner never stands lower', () => {
  expect(deal([100, 100, 100, 100])).toEqual([
    [0, 2],
    [1, 3],
  ])
  expect(deal([400, 100, 100, 100])).toEqual([[0], [1, 2, 3]])
})

test('[kitchen-3] a ticket keeps its column while it may not move; the next one fills what became free', () => {
  expect(deal([100, 100, 100], { 0: 1, 1: 1 })).toEqual([[2], [0, 1]])
})

test('a ticket with more to read is reckoned higher', () => {
  const plain = anOrder()
  const [line] = plain.productList
  if (!line) throw new Error('the order has a line')
  const withRemark = ticketHeight(anOrder({ remark: 'Please write happy birthday on the box' }))
  expect(withRemark).toBeGreaterThan(ticketHeight(plain))
  expect(ticketHeight(anOrder({ productList: [line, line] }))).toBeGreaterThan(ticketHeight(plain))
})
