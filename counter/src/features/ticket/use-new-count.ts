import { useKnownOrders } from '../../data/orders.ts'
import { useClock } from '../../state/clock.ts'
import { useStation } from '../../state/station.ts'
import { useTaps } from '../../state/taps.ts'
import { isForStation } from '../kitchen/to-make.ts'
import { columnsOf } from './columns.ts'

/** How many orders nobody has begun, of those that are made at this tablet [kitchen-12]. */
export function useNewCount(): number {
  const { data } = useKnownOrders()
  const orders = data?.list ?? []
  const station = useStation(({ categories }) => categories)
  const taps = useTaps(({ list }) => list)
  return useClock((now) => columnsOf(orders, now).new.filter((order) => isForStation(order, { station, taps })).length)
}
