import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { discountType } from './bill.ts'
import { leftBeforeStaff } from './discount-placed-order.ts'

const discounts = (...types: number[]) => types.map((type) => ({ type, amount: money(100) }))

it('staff discounts are reckoned from what promotions and coupons left of an order', () => {
  const { wholeOrder, coupon, employee, manual, points, rounding } = discountType
  expect(leftBeforeStaff(money(1000), [])).toBe(1000)
  expect(leftBeforeStaff(money(1000), discounts(wholeOrder, coupon))).toBe(800)
  expect(leftBeforeStaff(money(1000), discounts(coupon, employee, manual, points, rounding))).toBe(900)
})
