import { useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { call } from './call.ts'

/** Something that a store can fill up when it opens, with its plan. */
export type PlannedItem = CallMap['/api/app/desk/stock/plan-list']['output']['list'][number]

export const stockPlansKey = ['stock-plans']

export function useStockPlans(storeId: string) {
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: [...stockPlansKey, storeId, language],
    queryFn: () => call('/api/app/desk/stock/plan-list', { storeId }),
  })
}
