import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { noteServerTime } from '@tiffin/kit/client/clock.ts'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { call } from './call.ts'

/** What a shift comes to: its X, or its Z once it is closed. */
export type Shift = CallMap['/api/app/store/shift/closed']['output']

/** What is shown beside the figures of the open shift. */
export type Day = Pick<
  CallMap['/api/app/store/shift/detail']['output'],
  'quarterList' | 'kept' | 'lastWeek' | 'soldOutList'
>

/** Orders are paid all the time. */
const pollMs = 15_000

/** The open shift of the store; `shift` is null while none is open. */
export function useShift() {
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: ['shift', 'open', language],
    queryFn: async () => {
      const read = await call('/api/app/store/shift/detail', {})
      noteServerTime(read.serverTime)
      return read
    },
    refetchInterval: pollMs,
  })
}

/** Closed shifts, the last first, page by page. */
export const usePastShifts = () =>
  useInfiniteQuery({
    queryKey: ['shift', 'past'],
    queryFn: ({ pageParam: beforeNo }) => call('/api/app/store/shift/list', { beforeNo, pageSize: 30 }),
    initialPageParam: null as number | null, // as: the first page begins at the last shift
    getNextPageParam: ({ list, hasMore }) => (hasMore ? list.at(-1)?.shiftNo : undefined),
  })

/** A closed shift, which never changes. */
export function useClosedShift(shiftNo: number | undefined) {
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: ['shift', 'closed', shiftNo, language],
    queryFn: () => call('/api/app/store/shift/closed', { shiftNo: shiftNo ?? 0 }),
    enabled: shiftNo !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
