import { useKnownOrders } from '../../data/orders.ts'
import { useClock } from '../../state/clock.ts'
import { columnsOf } from './columns.ts'

/** How many orders nobody has begun. */
export function useNewCount(): number {
  const { data } = useKnownOrders()
  const orders = data?.list ?? []
  return useClock((now) => columnsOf(orders, now).new.length)
}
