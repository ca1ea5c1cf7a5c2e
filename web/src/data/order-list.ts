import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage } from '../state/language.ts'
import { useHasLogin } from '../state/session.ts'
import { call } from './call.ts'

const pageSize = 20

/** The customer's orders of a group, page by page. */
export function useOrders(group: number) {
  const { language } = useLanguage()
  const hasLogin = useHasLogin()
  return useInfiniteQuery({
    queryKey: ['orders', group, language],
    queryFn: ({ signal, pageParam }) =>
      call('/api/app/order/order/list', { status: group, pageIndex: pageParam, pageSize }, { signal, isSilent: true }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore, pageIndex }) => (hasMore ? pageIndex + 1 : undefined),
    enabled: hasLogin,
    staleTime: 0,
  })
}
