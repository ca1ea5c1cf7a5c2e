import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { roundPosition } from '@tiffin/core/store/distance'
import { useLanguage } from '../state/language.ts'
import { usePosition } from '../state/position.ts'
import { useHasLogin } from '../state/session.ts'
import { call } from './call.ts'

/** Stores whose name or address holds the words; nothing is asked without any. Under `stores`, so that a new favourite shows here too. */
export function useStoreSearch(keyword: string) {
  const { language } = useLanguage()
  const hasLogin = useHasLogin()
  const position = usePosition((state) => state.position)
  const sent = position === undefined ? {} : roundPosition(position)
  return useQuery({
    queryKey: ['stores', 'search', keyword, language, hasLogin, sent],
    queryFn: ({ signal }) =>
      call(
        '/api/app/customer/store/search',
        { keyword, pageIndex: 1, pageSize: 50, ...sent },
        { signal, isSilent: true },
      ),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    select: ({ list }) => list,
  })
}
