import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { aLine } from '../testing/lines.ts'
import { amountOf, lineAmountOf, listAmountOf } from './line-amount.ts'

it('three pieces cost three times the price in force, and as much by the list', () => {
  const line = aLine({ num: 3, price: money(480), discountPrice: money(400) })
  expect([lineAmountOf(line), listAmountOf(line)]).toEqual([1200, 1440])
})

it('[R-3.16] a gift costs nothing, whatever it would have cost', () => {
  const gift = aLine({ num: 2, isFreeGift: true })
  expect([lineAmountOf(gift), listAmountOf(gift)]).toEqual([0, 960])
})

it('half a piece has no price', () => {
  expect(() => amountOf(money(481), 0.5)).toThrow(RangeError)
})
