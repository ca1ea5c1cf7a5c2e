import { useQuery } from '@tanstack/react-query'
import type { MaterialStock } from '@tiffin/core/catalog/product'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useSession } from '../state/session.ts'
import { call } from './call.ts'

const staleMs = 60_000
const liveMs = 10_000

const useStoreId = () => useSession(({ employee }) => employee?.storeId ?? '')

/** What the store sells; `isLive`: read again every few seconds. */
export function useProducts({ isLive = false } = {}) {
  const language = useLanguage((state) => state.language)
  const storeId = useStoreId()
  return useQuery({
    queryKey: ['products', storeId, language],
    queryFn: () => call('/api/app/product/product/list', { storeId, pageSize: 500 }),
    select: ({ list }) => list,
    staleTime: staleMs,
    refetchInterval: isLive ? liveMs : false,
  })
}

/** The menu's categories, roots first. */
export function useCategories() {
  const language = useLanguage((state) => state.language)
  const storeId = useStoreId()
  return useQuery({
    queryKey: ['categories', storeId, language],
    queryFn: () => call('/api/app/product/category/list', { storeId, pageSize: 500 }),
    select: ({ list }) => list,
    staleTime: staleMs,
  })
}

const materialsPerPage = 200

/** All materials: asks on as long as pages come full. */
async function readMaterials(storeId: string): Promise<MaterialStock[]> {
  const all: MaterialStock[] = []
  for (let pageIndex = 1; ; pageIndex += 1) {
    const { list } = await call('/api/app/product/material/list', { storeId, pageIndex, pageSize: materialsPerPage })
    all.push(...list)
    if (list.length < materialsPerPage) return all
  }
}

/** What is left of the store's materials. */
export function useMaterials() {
  const storeId = useStoreId()
  return useQuery({
    queryKey: ['materials', storeId],
    queryFn: () => readMaterials(storeId),
    refetchInterval: liveMs,
  })
}
