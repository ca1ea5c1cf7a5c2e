import { startOfDay } from '../store/local-time.ts'
import { orderStatus } from './order-state.ts'

const endedUnpaid: ReadonlySet<number> = new Set([orderStatus.cancelled, orderStatus.timeout])

interface Placed {
  readonly status: number
  /** Epoch ms. */
  readonly submitTime: number
}

interface Today {
  /** Epoch ms. */
  readonly now: number
  /** The store's own. */
  readonly timeZone: string
}

/** How many orders were placed since the store's midnight, those that wait for their money too; not those that ended without it. */
export function countPlacedToday(orders: readonly Placed[], { now, timeZone }: Today): number {
  const since = startOfDay(now, timeZone)
  return orders.filter(({ status, submitTime }) => submitTime >= since && !endedUnpaid.has(status)).length
}
