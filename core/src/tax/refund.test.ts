import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { cutRefund, leftAfterRefund, refundOfLine, splitRefund, type TaxedAmount } from './refund.ts'

const amount = (total: number, tax: number, serviceCharge = 0): TaxedAmount => ({
  total: money(total),
  serviceCharge: money(serviceCharge),
  taxList: [{ rateId: 'GST', tax: money(tax) }],
})
const threeTeas = { ...amount(1000, 83, 91), num: 3 }

describe('[tax-7] a refund', () => {
  it('of units rounds down, and the last unit takes the remainder', () => {
    expect(refundOfLine(threeTeas, 0, 1)).toEqual(amount(333, 27, 30))
    expect(refundOfLine(threeTeas, 1, 1)).toEqual(amount(333, 28, 30))
    expect(refundOfLine(threeTeas, 2, 1)).toEqual(amount(334, 28, 31))
    expect(refundOfLine(threeTeas, 0, 3)).toEqual(amount(1000, 83, 91))
  })

  it('of units that the line does not have is a mistake of the caller', () => {
    for (const [before, units] of [
      [0, 0],
      [0, 4],
      [2, 2],
      [-1, 1],
    ] as const)
      expect(() => refundOfLine(threeTeas, before, units)).toThrow(`not units ${before} to ${before + units} of 3`)
  })

  it('of an amount goes by what is left of each line, and takes of each tax no more than its part', () => {
    const left = [amount(600, 49), amount(300, 0), amount(0, 0)]
    expect(splitRefund(left, money(100))).toEqual([amount(67, 5), amount(33, 0), amount(0, 0)])
    expect(splitRefund(left, money(900))).toEqual(left)
    expect(splitRefund(left, money(0)).map(({ total }) => total)).toEqual([0, 0, 0])
  })

  it('of more than is left is a mistake of the caller', () => {
    expect(() => splitRefund([amount(600, 49)], money(601))).toThrow('not 0 to 600 minor units: 601')
    expect(() => splitRefund([amount(600, 49)], money(-1))).toThrow(RangeError)
  })

  it('of a unit is cut to what an amount refunded before has left', () => {
    const left = leftAfterRefund(threeTeas, amount(900, 74, 81))
    expect(left).toEqual(amount(100, 9, 10))
    expect(cutRefund(refundOfLine(threeTeas, 0, 1), left)).toEqual(left)
    expect(cutRefund(amount(60, 10, 5), left)).toEqual(amount(60, 9, 5))
    expect(cutRefund(amount(100, 1, 1), left)).toEqual(left)
  })

  it('counts a tax that went back under no name as nothing', () => {
    const goodwill = { ...amount(100, 0), taxList: [] }
    expect(leftAfterRefund(threeTeas, goodwill)).toEqual(amount(900, 83, 91))
  })
})
