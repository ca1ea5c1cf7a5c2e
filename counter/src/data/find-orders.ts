import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { call } from './call.ts'

type Search = CallMap['/api/app/store/order/search']

/** An order in the list of a search. */
export type FoundOrder = Search['output']['list'][number]

/** An order of whatever day, with what of it the employee may give back. */
export type StoreOrder = CallMap['/api/app/store/order/detail']['output']

/** Orders of the store by day and code, or by number. They are read again with the board. */
export function useOrderSearch(search: Search['input']) {
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: ['orders', 'search', search, language],
    queryFn: () => call('/api/app/store/order/search', search),
    placeholderData: (before) => before,
  })
}

export function useStoreOrder(orderId: string) {
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: ['orders', 'one', orderId, language],
    queryFn: () => call('/api/app/store/order/detail', { orderId }),
    enabled: orderId !== '',
  })
}

/** Gives money of an order back; whatever the answer, orders are read again. */
export function useRefund() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: CallMap['/api/app/store/order/refund']['input']) => call('/api/app/store/order/refund', wish),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  })
}
