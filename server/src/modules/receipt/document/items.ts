import { lineAmountOf, listAmountOf } from '@tiffin/core/cart/line-amount'
import type { Order, OrderLine } from '@tiffin/core/order/order'
import { detailRows } from '@tiffin/core/ticket/lines'
import type { FoodNotes } from './food-notes.ts'
import type { ReceiptItem } from './receipt-document.ts'
import type { Writing } from './writing.ts'

const between = ' · '

/** For whom a line is, its size and what differs from the usual; each component of a set in a row of its own [page-30]. */
const choicesOf = (line: OrderLine): string[] =>
  detailRows(line).map(({ details }) => details.map(({ text }) => text).join(between))

/** A line at its list price, with what its own promotion takes off; a gift costs nothing. */
function itemOf(line: OrderLine, writing: Writing, foodNotes: FoodNotes): ReceiptItem {
  const { words, money } = writing
  const { productName, num, isFreeGift, price } = line
  const [list, paid] = [listAmountOf(line), lineAmountOf(line)]
  const each = num > 1 && !isFreeGift ? `${num} × ${money(price)}` : ''
  const off =
    !isFreeGift && list > paid ? [{ label: words('receipt.lineDiscount'), value: `−${money(list - paid)}` }] : []
  return {
    name: num > 1 ? `${productName} × ${num}` : productName,
    value: money(isFreeGift ? 0 : list),
    notes: [...choicesOf(line), each, isFreeGift ? words('promotion.gift') : '', ...foodNotes(line, writing)].filter(
      Boolean,
    ),
    rows: off,
  }
}

/** What was bought, gifts behind it. */
export const itemsOf = ({ productList, giftList }: Order, writing: Writing, foodNotes: FoodNotes): ReceiptItem[] =>
  [...productList, ...giftList].map((line) => itemOf(line, writing, foodNotes))
