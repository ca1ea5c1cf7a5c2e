import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { call } from '../call.ts'

const path = '/api/app/product/product/search'
const pageSize = 20

interface Asked {
  readonly storeId: string | undefined
  readonly language: string
  /** Members see prices of their own. */
  readonly isMember: boolean
}

function useAsked(storeId: string | undefined): Asked {
  const { language } = useLanguage()
  return { storeId, language, isMember: useHasLogin() }
}

/** Products of a store that answer the words, page by page; nothing is asked without any, and who types on ends the call before. */
export function useProductSearch(storeId: string | undefined, keyword: string) {
  const search = useAsked(storeId)
  return useInfiniteQuery({
    queryKey: ['productSearch', search, keyword],
    queryFn: ({ signal, pageParam }) =>
      call(
        path,
        { keyword, storeId: storeId ?? '', isMember: search.isMember, pageIndex: pageParam, pageSize },
        { signal, isSilent: true },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore, pageIndex }) => (hasMore ? pageIndex + 1 : undefined),
    enabled: storeId !== undefined && keyword !== '',
    placeholderData: keepPreviousData,
  })
}

/** What many order at a store. */
export function useHotWords(storeId: string | undefined) {
  const search = useAsked(storeId)
  return useQuery({
    queryKey: ['hotWords', search],
    queryFn: ({ signal }) =>
      call(path, { keyword: '', storeId: storeId ?? '', pageIndex: 1, pageSize: 1 }, { signal, isSilent: true }),
    enabled: storeId !== undefined,
    staleTime: 5 * 60_000,
    select: ({ hotKeywordList }) => hotKeywordList,
  })
}
