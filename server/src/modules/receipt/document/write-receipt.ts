import type { Order } from '@tiffin/core/order/order'
import { receiptNoOf } from '@tiffin/core/order/receipt-number'
import { pickupNameOf } from '@tiffin/core/store/store'
import type { CreditedRow, ReceiptRow as Numbered } from '../queries.ts'
import { amountRows } from './amounts.ts'
import { creditsOf } from './credits.ts'
import type { FoodNotes } from './food-notes.ts'
import { itemsOf } from './items.ts'
import type { ReceiptDocument, ReceiptRow } from './receipt-document.ts'
import type { Writing } from './writing.ts'

/** What a receipt is written from. */
export interface Sold {
  readonly brand: string
  readonly order: Order
  readonly sale: Numbered
  readonly notes: readonly Numbered[]
  readonly credited: readonly CreditedRow[]
  /** What the brand asks for [receipt-8]; empty for nothing. */
  readonly note: string
  readonly foodNotes: FoodNotes
}

function factsOf({ order, sale }: Sold, { words, time }: Writing): ReceiptRow[] {
  const { orderNo, pickupCode, pickupMethod, paymentMethod, payableTotal } = order
  return [
    { label: words('receipt.number'), value: receiptNoOf(sale) },
    { label: words('receipt.date'), value: time(sale.issuedAt) },
    ...(pickupCode === null ? [] : [{ label: words('order.field.pickupCode'), value: pickupCode }]),
    { label: words('order.field.orderNumber'), value: orderNo },
    { label: words('pickup.method'), value: words(`pickup.${pickupNameOf(pickupMethod)}`) },
    {
      label: words('order.field.paymentMethod'),
      value: payableTotal === 0 ? words('receipt.nothingToPay') : paymentMethod.name,
    },
  ]
}

/** Writes a receipt in a language. */
export function writeReceipt(sold: Sold, writing: Writing): ReceiptDocument {
  const { order, brand, sale, note, foodNotes } = sold
  const { storeName, address, phone } = order.store
  return {
    language: writing.language,
    title: writing.words('receipt.title'),
    number: receiptNoOf(sale),
    brand,
    place: [storeName, address, phone].filter(Boolean),
    facts: factsOf(sold, writing),
    items: itemsOf(order, writing, foodNotes),
    sums: amountRows(order, writing),
    credits: creditsOf(order, sold, writing),
    notes: note.split('\n').filter((line) => line.trim() !== ''),
  }
}
