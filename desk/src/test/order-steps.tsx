import { fireEvent, screen, within } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { open } from './desk.tsx'
import { aDeskOrder, aFoundOrder } from './fake-orders.ts'

export const base = 'desk/order'
export const number = '2611211234567890'
export const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '')

export const answers = (order = aDeskOrder()) => ({
  [`${base}/search`]: { data: { list: [aFoundOrder({ refundTotal: order.refundTotal })], hasMore: false } },
  [`${base}/detail`]: { data: order },
  [`${base}/refund`]: { data: aDeskOrder({ refundTotal: money(600) }) },
})

export const openOrders = (search = `?text=${number}&day=2026-11-21`) => open(`/desk/demo/orders${search}`)

export async function openOrder() {
  openOrders()
  fireEvent.click(await screen.findByRole('button', { name: 'Open order D007' }))
  return within(await screen.findByRole('dialog'))
}

export async function openRefund() {
  const sheet = await openOrder()
  fireEvent.click(await sheet.findByRole('button', { name: 'Refund' }))
  return within(await screen.findByRole('dialog', { name: /^Refund of order/ }))
}

export const type = (dialog: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label, { selector: 'input[type="text"]' }), { target: { value } })
