import { useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { call } from './call.ts'

/** What is limited at the store, and what could be. */
export type StockList = CallMap['/api/app/store/stock/list']['output']
export type StockWish = CallMap['/api/app/store/stock/move']['input']

/** Orders take of it all the time. */
const pollMs = 10_000

export function useStock() {
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: ['stock', language],
    queryFn: () => call('/api/app/store/stock/list', {}),
    refetchInterval: pollMs,
  })
}
