import type { Order } from '@tiffin/core/order/order'
import { orderStatus } from '@tiffin/core/order/order-state'
import { isLate, isReadyAwaited } from '@tiffin/core/ready/is-late'
import { pickupMethod } from '@tiffin/core/store/store'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useNow } from '@tiffin/kit/ui/use-now.ts'
import { useDates } from '../../state/language/dates.ts'
import { slotText } from '../store/slot-words.ts'

const lookMs = 10_000

const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** "Ready 10:52–10:58" while an order is being made, or its slot, or that it takes longer than was said; undefined while nobody knows [ready-2] [slot-3]. */
export function useReadyText(order: Order): { readonly text: string; readonly isLate: boolean } | undefined {
  const t = useT()
  const dates = useDates()
  const isAwaited = isReadyAwaited(order)
  const now = useNow(serverNow, { everyMs: lookMs, isRunning: isAwaited })
  const { readyFrom, readyUntil, slotStartsAt, slotEndsAt } = order
  const isAhead = slotStartsAt !== null && slotEndsAt !== null && order.status <= orderStatus.ready
  if (isAhead && !isLate(order, now)) {
    const time = slotText({ startsAt: slotStartsAt, endsAt: slotEndsAt }, now, deviceZone())
    return {
      text: t(order.pickupMethod === pickupMethod.dineIn ? 'slot.dineIn' : 'slot.pickUp', { time }),
      isLate: false,
    }
  }
  if (!isAwaited || readyFrom === null || readyUntil === null) return undefined
  if (isLate(order, now)) return { text: t('order.readyLate'), isLate: true }
  const range = { from: dates.clock(readyFrom), until: dates.clock(readyUntil) }
  return { text: t('order.readyBy', range), isLate: false }
}
