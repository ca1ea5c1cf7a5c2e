import { keepPreviousData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { type Position, roundPosition } from '@tiffin/core/store/distance'
import type { Store } from '@tiffin/core/store/store'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { usePosition } from '../../state/store/position.ts'
import { call } from '../call.ts'

/** Which stores a list holds [page-10]. */
export const storeListType = { nearby: 1, favourites: 2, frequent: 3 } as const

/** What is fetched at a time [page-5]. */
const pageSize = 20

type StorePage = CallMap['/api/app/customer/store/list']['output']

/** Who looks, in which language. */
function useViewer() {
  const { language } = useLanguage()
  return { language, hasLogin: useHasLogin() }
}

/** The position as it may leave the device. At the end of a key it keeps the answer off the device; without one that may stay. */
function useSentPosition(): Position | '' {
  const position = usePosition((state) => state.position)
  return position === undefined ? '' : roundPosition(position)
}

const inputOf = (sent: Position | '') => (sent === '' ? {} : sent)

const pages = {
  initialPageParam: 1,
  getNextPageParam: ({ hasMore, pageIndex }: StorePage) => (hasMore ? pageIndex + 1 : undefined),
}

/** The stores of all pages; one that opened or closed between two pages and is in both stands where it came first. */
export function storesOf(pages: readonly (readonly Store[])[]): Store[] {
  const byId = new Map<string, Store>()
  for (const store of pages.flat()) if (!byId.has(store.storeId)) byId.set(store.storeId, store)
  return [...byId.values()]
}

/** Nearby or favourite stores, those that take orders first, page by page [store-19]. */
export function useStoreList(type: number, radius?: number) {
  const viewer = useViewer()
  const sent = useSentPosition()
  const far = radius === undefined ? {} : { radius }
  return useInfiniteQuery({
    queryKey: ['stores', type, viewer, far, sent],
    queryFn: ({ signal, pageParam }) =>
      call(
        '/api/app/customer/store/list',
        { type, openFirst: true, pageIndex: pageParam, pageSize, ...inputOf(sent), ...far },
        { signal, isSilent: true },
      ),
    // A position that is found meanwhile orders the stores anew; until then they stay.
    placeholderData: keepPreviousData,
    ...pages,
  })
}

/** Stores whose name or address holds the words, page by page; nothing is asked without any. Under `stores`, so that a new favourite shows here too. */
export function useStoreSearch(keyword: string) {
  const viewer = useViewer()
  const sent = useSentPosition()
  return useInfiniteQuery({
    queryKey: ['stores', 'search', viewer, sent, keyword],
    queryFn: ({ signal, pageParam }) =>
      call(
        '/api/app/customer/store/search',
        { keyword, openFirst: true, pageIndex: pageParam, pageSize, ...inputOf(sent) },
        { signal, isSilent: true },
      ),
    enabled: keyword !== '',
    placeholderData: (before) => before,
    ...pages,
  })
}

/** Stores that a customer orders at most; a visitor has none. */
export function useFrequentStores() {
  const viewer = useViewer()
  const sent = useSentPosition()
  return useQuery({
    queryKey: ['stores', storeListType.frequent, viewer, sent],
    queryFn: ({ signal }) =>
      call(
        '/api/app/customer/store/list',
        { type: storeListType.frequent, pageIndex: 1, pageSize, ...inputOf(sent) },
        { signal, isSilent: true },
      ),
    enabled: viewer.hasLogin,
    select: ({ list }) => list,
  })
}

/** Stores by their ids, in that order; those that are no more are left out. */
export function useStoresById(ids: readonly string[]) {
  const viewer = useViewer()
  const sent = useSentPosition()
  return useQueries({
    queries: ids.map((storeId) => ({
      queryKey: ['stores', 'one', storeId, viewer, sent],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('/api/app/customer/store/detail', { storeId, ...inputOf(sent) }, { signal, isSilent: true }),
    })),
    combine: (answers) => ({
      stores: answers.flatMap(({ data }) => data ?? []),
      isLoading: answers.some(({ isLoading }) => isLoading),
    }),
  })
}
