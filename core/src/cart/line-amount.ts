import { type Money, money, noMoney } from '../money/money.ts'
import type { CartLine } from './cart-line.ts'

/** So many pieces at one price: `num × price`. */
export const amountOf = (price: Money, num: number): Money => money(price * num)

/** What a line costs after line promotions; a gift costs nothing. */
export const lineAmountOf = ({ discountPrice, num, isFreeGift }: CartLine): Money =>
  isFreeGift ? noMoney : amountOf(discountPrice, num)

/** What the pieces of a line cost by the list, surcharges included; of a gift what is given away. */
export const listAmountOf = ({ price, num }: Pick<CartLine, 'price' | 'num'>): Money => amountOf(price, num)
