import { money as toMoney } from '@tiffin/core/money/money'
import type { Order } from '@tiffin/core/order/order'
import { taxesOfRefund } from '@tiffin/core/order/plan-refund'
import { receiptNoOf } from '@tiffin/core/order/receipt-number'
import { percentText } from '@tiffin/core/tax/rate-text'
import type { CreditedRow, ReceiptRow as Numbered } from '../queries.ts'
import type { ReceiptRow, ReceiptSection } from './receipt-document.ts'
import type { Writing } from './writing.ts'

/** What a credit note gives back, line by line; amounts for no line in particular are split over them. */
function creditedRows(order: Order, parts: readonly CreditedRow[], { money }: Writing): ReceiptRow[] {
  const lines = [...order.productList, ...order.giftList]
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ lineNo, num, amount }) => {
      const name = lines.find((line) => line.lineNo === lineNo)?.productName ?? ''
      return { label: num > 0 ? `${name} × ${num}` : name, value: `−${money(amount)}` }
    })
}

function taxRows({ taxList }: Order, parts: readonly CreditedRow[], { words, exact }: Writing): ReceiptRow[] {
  return taxesOfRefund(parts).flatMap(({ rateId, tax }) => {
    const rate = taxList.find((each) => each.rateId === rateId)
    if (rate === undefined || tax === 0) return []
    const label = words('tax.included', { name: rate.name, rate: percentText(rate.ratePpm) })
    return [{ label, value: `−${exact(toMoney(tax))}`, tone: 'included' as const }]
  })
}

/** The credit notes of an order, each with its number, its time and what went back [receipt-3]. */
export function creditsOf(
  order: Order,
  { notes, credited }: { notes: readonly Numbered[]; credited: readonly CreditedRow[] },
  writing: Writing,
): ReceiptSection[] {
  const { words, money, time } = writing
  return notes
    .filter(({ refundNo }) => refundNo !== null)
    .map((note) => {
      const parts = credited.filter(({ refundNo }) => refundNo === note.refundNo)
      return {
        heading: words('receipt.creditNote', { number: receiptNoOf(note) }),
        rows: [
          { label: words('receipt.date'), value: time(note.issuedAt) },
          ...creditedRows(order, parts, writing),
          { label: words('receipt.refunded'), value: `−${money(note.amount ?? 0)}`, tone: 'total' },
          ...taxRows(order, parts, writing),
        ],
      }
    })
}
