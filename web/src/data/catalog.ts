import { useQuery } from '@tanstack/react-query'
import type { MaterialStock } from '@tiffin/core/catalog/product'
import { categoryCall, materialCall, materialPageSize, productCall, promotionCall } from '../entry/menu-calls.ts'
import { useLanguage } from '../state/language.ts'
import { useHasLogin } from '../state/session.ts'
import { call } from './call.ts'

export function useCategories(storeId: string | undefined) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['categories', storeId, language],
    queryFn: ({ signal }) => call(...categoryCall(storeId ?? ''), { signal, isSilent: true }),
    enabled: storeId !== undefined,
    staleTime: 5 * 60_000,
    select: ({ list }) => list,
  })
}

export function useProducts(storeId: string | undefined) {
  const { language } = useLanguage()
  const isMember = useHasLogin()
  return useQuery({
    queryKey: ['products', storeId, language, isMember],
    queryFn: ({ signal }) => call(...productCall(storeId ?? '', isMember), { signal }),
    enabled: storeId !== undefined,
    select: ({ list }) => list,
  })
}

/** Asks on while full pages come: exactly 200 or 400 need one more, which is empty (spec §7). */
async function allMaterials(storeId: string, signal: AbortSignal): Promise<MaterialStock[]> {
  const all: MaterialStock[] = []
  for (let pageIndex = 1; ; pageIndex += 1) {
    const { list } = await call(...materialCall(storeId, pageIndex), { signal, isSilent: true })
    all.push(...list)
    if (list.length < materialPageSize) return all
  }
}

export function useMaterials(storeId: string | undefined) {
  return useQuery({
    queryKey: ['materials', storeId],
    queryFn: ({ signal }) => allMaterials(storeId ?? '', signal),
    enabled: storeId !== undefined,
  })
}

export function usePromotions(storeId: string | undefined) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['promotions', storeId, language],
    queryFn: ({ signal }) => call(...promotionCall(storeId ?? ''), { signal, isSilent: true }),
    enabled: storeId !== undefined,
    select: ({ list }) => list,
  })
}
