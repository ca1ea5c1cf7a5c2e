import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import type { OrderLine } from './order.ts'
import { canTakeOff, isYetToMake, leavesSomething } from './part-refund.ts'

const line = (lineNo: number, num: number, { refundNum = 0, total = 500 } = {}) => ({
  ...{ lineNo, num, refundNum, total: money(total) },
})
const order = (status: number, ...lines: ReturnType<typeof line>[]) => ({
  ...{ status, productList: lines as unknown as OrderLine[] }, // as: nothing else is read of a line here
})

describe('[order-29] units of an order that is not handed over', () => {
  it.each([
    [[line(1, 2), line(2, 1)], [{ lineNo: 2, num: 1 }], true],
    [[line(1, 2)], [{ lineNo: 1, num: 1 }], true],
    [[line(1, 2)], [{ lineNo: 1, num: 2 }], false],
    [[line(1, 2, { refundNum: 1 }), line(2, 1)], [{ lineNo: 1, num: 1 }], true],
    [[line(1, 2, { refundNum: 2 }), line(2, 1)], [{ lineNo: 2, num: 1 }], false],
    [[line(1, 1), line(2, 1, { total: 0 })], [{ lineNo: 1, num: 1 }], false],
  ])('%# leave something that was paid for, or the order is to be closed', (lines, lineList, leaves) => {
    expect(leavesSomething(lines, { lineList })).toBe(leaves)
  })

  it('are named: an amount is not for an order that goes on', () => {
    expect(leavesSomething([line(1, 9)], { amount: 1 })).toBe(false)
  })

  it.each([
    [20, true],
    [30, true],
    [40, true],
    [10, false],
    [50, false],
    [80, false],
  ])('in state %i can be taken off: %s', (status, can) => {
    expect(canTakeOff(order(status, line(1, 2)))).toBe(can)
  })

  it('are offered where more than one is left', () => {
    expect(canTakeOff(order(20, line(1, 1)))).toBe(false)
    expect(canTakeOff(order(20, line(1, 2, { refundNum: 1 })))).toBe(false)
    expect(canTakeOff(order(20, line(1, 1), line(2, 1)))).toBe(true)
  })
})

it.each([
  [10, false],
  [20, true],
  [30, true],
  [40, false],
  [50, false],
  [80, false],
])('[print-11] in state %i food is yet to be made: %s', (status, isYet) => {
  expect(isYetToMake({ status })).toBe(isYet)
})
