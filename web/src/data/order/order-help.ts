import { useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { call } from '../call.ts'
import { queryClient } from '../query-client.ts'

/** What the customer wrote to the store about an order, and its answer. */
export type OrderHelp = CallMap['/api/app/order/help/list']['output']['list'][number]

export type HelpWish = Omit<CallMap['/api/app/order/help/send']['input'], 'orderId'>

// Under `order`, so that a hint about orders reads it again.
const key = (orderId: string) => ['order', orderId, 'help']

export const useOrderHelp = (orderId: string) =>
  useQuery({
    queryKey: key(orderId),
    queryFn: ({ signal }) => call('/api/app/order/help/list', { orderId }, { signal, isSilent: true }),
    select: ({ list }) => list,
  })

export async function sendOrderHelp(orderId: string, wish: HelpWish): Promise<void> {
  await call('/api/app/order/help/send', { orderId, ...wish }, { isSilent: true })
  await queryClient.invalidateQueries({ queryKey: key(orderId) })
}
