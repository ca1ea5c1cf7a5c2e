import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { call } from './call.ts'

/** An order that a search has found. */
export type FoundOrder = CallMap['/api/app/desk/order/search']['output']['list'][number]

/** An order with its refunds. */
export type DeskOrder = CallMap['/api/app/desk/order/detail']['output']

type Refund = CallMap['/api/app/desk/order/refund']['input']

const ordersKey = ['orders']

/** Orders of a day by what was typed, or the order of a whole number. */
export function useOrderSearch(wish: CallMap['/api/app/desk/order/search']['input']) {
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: [...ordersKey, 'search', wish, language],
    queryFn: () => call('/api/app/desk/order/search', wish),
  })
}

export function useDeskOrder(owned: CallMap['/api/app/desk/order/detail']['input']) {
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: [...ordersKey, 'detail', owned, language],
    queryFn: () => call('/api/app/desk/order/detail', owned),
  })
}

/** Gives money of an order back; whatever the answer, orders are read again. */
export function useRefundOrder() {
  const client = useQueryClient()
  return async (refund: Refund): Promise<DeskOrder> => {
    try {
      return await call('/api/app/desk/order/refund', refund)
    } finally {
      void client.invalidateQueries({ queryKey: ordersKey })
    }
  }
}
