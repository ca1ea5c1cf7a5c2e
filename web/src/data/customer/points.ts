import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { call } from '../call.ts'

const pageSize = 20

/** The customer's points in figures. */
export type PointSummary = CallMap['/api/app/customer/point-summary/list']['output']
/** One movement of points. */
export type PointMove = CallMap['/api/app/customer/point/list']['output']['list'][number]

/** Kinds of movements, as the log asks for them. */
export const pointType = { all: 0, obtained: 1, willExpire: 2, expired: 3, used: 4 } as const

export function usePointSummary() {
  const hasLogin = useHasLogin()
  return useQuery({
    queryKey: ['points', 'summary'],
    queryFn: ({ signal }) => call('/api/app/customer/point-summary/list', {}, { signal, isSilent: true }),
    enabled: hasLogin,
    staleTime: 0,
  })
}

/** Movements of one kind, newest first; those before stay while others are on their way. */
export function usePointMoves(type: number) {
  const { language } = useLanguage()
  const hasLogin = useHasLogin()
  return useInfiniteQuery({
    queryKey: ['points', 'moves', type, language],
    queryFn: ({ signal, pageParam }) =>
      call('/api/app/customer/point/list', { type, pageIndex: pageParam, pageSize }, { signal, isSilent: true }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore, pageIndex }) => (hasMore ? pageIndex + 1 : undefined),
    enabled: hasLogin,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function usePointDescription() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['point-description', language],
    queryFn: ({ signal }) => call('/api/app/customer/point/description', {}, { signal, isSilent: true }),
    staleTime: 10 * 60_000,
  })
}
