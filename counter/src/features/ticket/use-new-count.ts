import { isForStation } from '@tiffin/core/ticket/gone'
import { type CounterOrder, useKnownOrders } from '../../data/orders.ts'
import { useClock } from '../../state/clock.ts'
import { goneSeen } from '../../state/kept-orders.ts'
import { useStation } from '../../state/station.ts'
import { useTaps } from '../../state/taps.ts'
import { columnsOf } from './columns.ts'
import { openLines } from './ticks.ts'

/** How many orders nobody has begun, of those that are made at this tablet [kitchen-12]. */
export function useNewCount(): number {
  const { data } = useKnownOrders()
  const orders = data?.list ?? []
  const station = useStation(({ categories }) => categories)
  const taps = useTaps(({ list }) => list)
  const seen = goneSeen.use(({ ids }) => ids)
  const isHere = (order: CounterOrder) => isForStation(order, { station, seen, open: openLines(order, taps) })
  return useClock((now) => columnsOf(orders, now).new.filter(isHere).length)
}
