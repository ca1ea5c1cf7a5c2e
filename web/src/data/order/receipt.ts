import { useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { call } from '../call.ts'

/** The receipt of an order, and whether it can be sent. */
export type FoundReceipt = CallMap['/api/app/order/receipt/detail']['output']

/** A receipt as the order page shows it. */
export type Receipt = NonNullable<FoundReceipt['receipt']>

// Under `order`, so that a hint about orders reads it again: a refund adds a credit note.
export const useReceipt = (orderId: string) =>
  useQuery({
    queryKey: ['order', orderId, 'receipt'],
    queryFn: ({ signal }) => call('/api/app/order/receipt/detail', { orderId }, { signal, isSilent: true }),
  })

export async function mailReceipt(orderId: string, email: string): Promise<void> {
  await call('/api/app/order/receipt/mail', { orderId, email }, { isSilent: true })
}
