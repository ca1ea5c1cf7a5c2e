import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { call } from '../call.ts'
import { queryClient } from '../query-client.ts'

const pageSize = 20

/** A coupon of the customer's. */
export type Coupon = CallMap['/api/app/customer/coupon/list']['output']['list'][number]

/** The customer's coupons of one state, page by page; the list before stays while another one is on its way. */
export function useCoupons(status: number) {
  const { language } = useLanguage()
  const hasLogin = useHasLogin()
  return useInfiniteQuery({
    queryKey: ['coupons', status, language],
    queryFn: ({ signal, pageParam }) =>
      call('/api/app/customer/coupon/list', { status, pageIndex: pageParam, pageSize }, { signal, isSilent: true }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore, pageIndex }) => (hasMore ? pageIndex + 1 : undefined),
    enabled: hasLogin,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Lists of coupons anywhere in the app ask again, and the bill which coupons it may take. */
export const refreshCoupons = () =>
  Promise.all(['coupons', 'preview'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })))

export const exchangeCode = (code: string) => call('/api/app/customer/coupon/exchange', { code }, { isSilent: true })
