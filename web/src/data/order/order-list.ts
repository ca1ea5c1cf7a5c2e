import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { call } from '../call.ts'

const pageSize = 20

/** The customer's orders of a group, page by page. */
export function useOrders(group: number) {
  const { language } = useLanguage()
  const hasLogin = useHasLogin()
  return useInfiniteQuery({
    queryKey: ['orders', group, language],
    queryFn: ({ signal, pageParam }) =>
      call(
        '/api/app/order/order/list',
        { status: group, pageSize, ...(pageParam === undefined ? {} : { afterOrderId: pageParam }) },
        { signal, isSilent: true },
      ),
    initialPageParam: undefined as string | undefined, // as: otherwise the type of a page's start is undefined alone
    getNextPageParam: ({ hasMore, list }) => (hasMore ? list.at(-1)?.orderId : undefined),
    enabled: hasLogin,
    staleTime: 0,
  })
}
