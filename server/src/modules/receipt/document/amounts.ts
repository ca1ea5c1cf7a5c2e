import type { Order } from '@tiffin/core/order/order'
import { type DiscountLine, discountNameOf, discountType, savedOf } from '@tiffin/core/pricing/bill'
import { percentText } from '@tiffin/core/tax/rate-text'
import type { ReceiptRow } from './receipt-document.ts'
import type { Writing } from './writing.ts'

/** "Whole-order discount: Osmanthus week". */
function discountText({ type, name, maxReduction }: DiscountLine, { words, money }: Writing): string {
  const found = discountNameOf(type)
  if (found === undefined) return words('order.field.discountTotal')
  const plain = found === 'spendAndReduce' ? 'spendAndReducePlain' : found
  const kind =
    found === 'spendAndReduce' && maxReduction !== null
      ? words('discount.spendAndReduce', { max: money(maxReduction) })
      : words(`discount.${plain}`)
  return name === '' ? kind : words('discount.named', { kind, name })
}

function discountRow(discount: DiscountLine, writing: Writing): ReceiptRow {
  const write = discount.type === discountType.rounding ? writing.exact : writing.money
  return { label: discountText(discount, writing), value: `−${write(discount.amount)}`, tone: 'less' }
}

function addedRows({ serviceCharge, taxMode, taxList }: Order, { words, money }: Writing): ReceiptRow[] {
  const charge = serviceCharge > 0 ? [{ label: words('tax.serviceCharge'), value: money(serviceCharge) }] : []
  if (taxMode !== 'exclusive') return charge
  const taxes = taxList.map(({ name, ratePpm, tax }) => ({
    label: words('tax.named', { name, rate: percentText(ratePpm) }),
    value: money(tax),
  }))
  return [...charge, ...taxes]
}

/** What each rate was reckoned on, and the taxes that the total contains [receipt-5]. */
function taxRows({ taxMode, taxList }: Order, { words, exact }: Writing): ReceiptRow[] {
  return taxList.flatMap(({ name, ratePpm, taxable, tax }) => {
    const rate = { name, rate: percentText(ratePpm) }
    const base = { label: words('receipt.taxable', rate), value: exact(taxable), tone: 'included' as const }
    if (taxMode !== 'inclusive') return [base]
    return [{ label: words('tax.included', rate), value: exact(tax), tone: 'included' as const }, base]
  })
}

/** Price, every discount, service charge, taxes and what was to pay, as the bill had them [receipt-5]. */
export function amountRows(order: Order, writing: Writing): ReceiptRow[] {
  const { words, money } = writing
  const { originalAmount, subtotal, discountList, discountTotal, payableTotal } = order
  const first = savedOf(order) === 0 ? words('order.field.subtotal') : words('order.field.originalPrice')
  return [
    { label: first, value: money(originalAmount) },
    ...(subtotal === originalAmount ? [] : [{ label: words('order.field.subtotal'), value: money(subtotal) }]),
    ...discountList.map((discount) => discountRow(discount, writing)),
    ...(discountList.length > 1
      ? [{ label: words('order.field.discountTotal'), value: `−${money(discountTotal)}`, tone: 'less' as const }]
      : []),
    ...addedRows(order, writing),
    { label: words('order.field.payableTotal'), value: money(payableTotal), tone: 'total' },
    ...taxRows(order, writing),
  ]
}
