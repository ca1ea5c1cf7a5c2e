import { useQuery } from '@tanstack/react-query'
import { nextTurn } from '../../entry/next-turn.ts'
import { call } from '../call.ts'

/** How long an answer is shown: the queue of a busy store moves by the minute. */
const freshMs = 20_000

/** Delay of the first request, ms: by then the first page has usually been painted, with its pictures. */
const firstPicturesMs = 150
let firstTurn: Promise<void> | undefined
/** Over once the first pictures have had the connection to themselves; only the first request waits for that. */
const firstPictures = () => (firstTurn ??= nextTurn(firstPicturesMs))

/** When an order of so many units would be ready at a store if it were placed now [ready-2]; undefined while nobody knows. */
export function useReadyTime(storeId: string, work: number) {
  const { data } = useQuery({
    queryKey: ['store', 'ready-time', storeId, work],
    queryFn: async ({ signal }) => {
      await firstPictures()
      return call(
        '/api/app/customer/store/ready-time',
        { storeId, work: Math.max(1, work) },
        { signal, isSilent: true },
      )
    },
    enabled: storeId !== '',
    // While the cart grows, what was said of the smaller one stays.
    placeholderData: (before, query) => (query?.queryKey[2] === storeId ? before : undefined),
    refetchInterval: freshMs,
    staleTime: freshMs,
    retry: false,
  })
  if (data === undefined || data.readyFrom === null || data.readyUntil === null) return undefined
  return { readyFrom: data.readyFrom, readyUntil: data.readyUntil, serverTime: data.serverTime }
}
