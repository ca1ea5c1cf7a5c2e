import { useT } from '@tiffin/kit/client/words.ts'
import { useReadyTime } from '../../data/store/ready-time.ts'

const minuteMs = 60_000
/** No line ends within `4–8`. */
const joiner = '\u2060'

/** "Ready in 6–10 min": what an order that is placed now is told; undefined while the store takes no orders, or nobody knows [ready-2]. */
export function useReadyIn(storeId: string, work: number): string | undefined {
  const t = useT()
  const ready = useReadyTime(storeId, work)
  if (ready === undefined) return undefined
  const minutesTo = (instant: number) => Math.max(1, Math.round((instant - ready.serverTime) / minuteMs))
  const { readyFrom, readyUntil } = ready
  return t('store.readyIn', { from: minutesTo(readyFrom), until: `${joiner}${minutesTo(readyUntil)}` })
}
