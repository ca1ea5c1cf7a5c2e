import { useQuery } from '@tanstack/react-query'
import type { MaterialStock } from '@tiffin/core/catalog/product'
import { useLanguage } from '../state/language.ts'
import { useHasLogin } from '../state/session.ts'
import { call } from './call.ts'

/** The whole menu comes in one page (spec §9). */
const catalogPage = { pageIndex: 1, pageSize: 500 } as const
const materialPageSize = 200
export const saleChannelCode = 1

export function useCategories(storeId: string | undefined) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['categories', storeId, language],
    queryFn: ({ signal }) =>
      call(
        '/api/app/product/category/list',
        { ...catalogPage, ...(storeId === undefined ? {} : { storeId }) },
        { signal, isSilent: true },
      ),
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
    queryFn: ({ signal }) =>
      call(
        '/api/app/product/product/list',
        { ...catalogPage, saleChannelCode, storeId: storeId ?? '', promotionType: 0, isMember },
        { signal },
      ),
    enabled: storeId !== undefined,
    select: ({ list }) => list,
  })
}

/** Asks on while full pages come: exactly 200 or 400 need one more, which is empty (spec §7). */
async function allMaterials(storeId: string, signal: AbortSignal): Promise<MaterialStock[]> {
  const all: MaterialStock[] = []
  for (let pageIndex = 1; ; pageIndex += 1) {
    const { list } = await call(
      '/api/app/product/material/list',
      { storeId, pageIndex, pageSize: materialPageSize },
      { signal, isSilent: true },
    )
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
    queryFn: ({ signal }) =>
      call(
        '/api/app/marketing/promotion/list',
        { storeId: storeId ?? '', saleChannelCode },
        { signal, isSilent: true },
      ),
    enabled: storeId !== undefined,
    select: ({ list }) => list,
  })
}
