import { queryOptions, useQuery } from '@tanstack/react-query'
import type { MaterialStock } from '@tiffin/core/catalog/product'
import { currentLanguage, useLanguage } from '@tiffin/kit/client/language.ts'
import { categoryCall, productCall, promotionCall } from '../../entry/calls/menu-calls.ts'
import { loginState, useHasLogin } from '../../state/login/session.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { call } from '../call.ts'
import { queryClient } from '../query-client.ts'

/** A store's answers differ by language; prices by whether a member asks. */
type StoreId = string | undefined

const categoriesOf = (storeId: StoreId, language: string) =>
  queryOptions({
    queryKey: ['categories', storeId, language],
    queryFn: ({ signal }) => call(...categoryCall(storeId ?? ''), { signal, isSilent: true }),
    staleTime: 5 * 60_000,
  })

const productsOf = (
  storeId: StoreId,
  language: string,
  { isMember, isSilent = false }: { isMember: boolean; isSilent?: boolean },
) =>
  queryOptions({
    queryKey: ['products', storeId, language, isMember],
    queryFn: ({ signal, client, queryKey }) =>
      call(...productCall(storeId ?? '', isMember), {
        ...{ signal, isSilent, isPageEmpty: client.getQueryData(queryKey) === undefined },
      }),
  })

const promotionsOf = (storeId: StoreId, language: string) =>
  queryOptions({
    queryKey: ['promotions', storeId, language],
    queryFn: ({ signal }) => call(...promotionCall(storeId ?? ''), { signal, isSilent: true }),
  })

export function useCategories(storeId: StoreId) {
  const { language } = useLanguage()
  return useQuery({
    ...categoriesOf(storeId, language),
    enabled: storeId !== undefined,
    select: ({ list }) => list,
  })
}

export function useProducts(storeId: StoreId) {
  const { language } = useLanguage()
  const isMember = useHasLogin()
  return useQuery({
    ...productsOf(storeId, language, { isMember }),
    enabled: storeId !== undefined,
    select: ({ list }) => list,
  })
}

const materialPageSize = 200

const materialCall = (storeId: string, pageIndex: number) =>
  ['/api/app/product/material/list', { storeId, pageIndex, pageSize: materialPageSize }] as const

/** Asks on while full pages come: exactly 200 or 400 need one more, which is empty [call-7]. */
async function allMaterials(storeId: string, signal: AbortSignal): Promise<MaterialStock[]> {
  const all: MaterialStock[] = []
  for (let pageIndex = 1; ; pageIndex += 1) {
    const { list } = await call(...materialCall(storeId, pageIndex), { signal, isSilent: true })
    all.push(...list)
    if (list.length < materialPageSize) return all
  }
}

export function useMaterials(storeId: StoreId) {
  return useQuery({
    queryKey: ['materials', storeId],
    queryFn: ({ signal }) => allMaterials(storeId ?? '', signal),
    enabled: storeId !== undefined,
  })
}

export function usePromotions(storeId: StoreId) {
  const { language } = useLanguage()
  return useQuery({
    ...promotionsOf(storeId, language),
    enabled: storeId !== undefined,
    select: ({ list }) => list,
  })
}

/** Asks for what the menu of the chosen store shows, before the menu is there. Nothing is said of a failure: the menu asks again, and says. */
export async function fetchMenu(): Promise<void> {
  const storeId = useStoreChoice.getState().chosen?.storeId
  if (storeId === undefined) return
  const language = currentLanguage()
  await Promise.all([
    queryClient.prefetchQuery(productsOf(storeId, language, { isMember: loginState() === 'valid', isSilent: true })),
    queryClient.prefetchQuery(categoriesOf(storeId, language)),
    queryClient.prefetchQuery(promotionsOf(storeId, language)),
  ])
}
