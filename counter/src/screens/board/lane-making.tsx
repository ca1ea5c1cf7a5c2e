import { memo, useRef } from 'react'
import type { CounterOrder } from '../../data/orders.ts'
import { StationButton } from '../../features/kitchen/station-button.tsx'
import { ToMakeButton } from '../../features/kitchen/to-make-button.tsx'
import { ClosedTicket } from '../../features/ticket/closed-ticket.tsx'
import { Ticket } from '../../features/ticket/ticket.tsx'
import { useIsNarrow } from '../../state/narrow.ts'
import { Below } from './below.tsx'
import { Lane } from './lane.tsx'
import type { StationColumns } from './use-board.ts'
import { usePlacement } from './use-placement.ts'

interface MakingLaneProps {
  readonly columns: StationColumns
  readonly isUnknown: boolean
  readonly isShown: boolean
}

/** What is being made, in two columns; what is due first stands above. */
export const MakingLane = memo(function MakingLane({
  columns: { making: orders, all, gone },
  isUnknown,
  isShown,
}: MakingLaneProps) {
  const scrollRef = useRef<HTMLElement>(null)
  /** The digit that chooses it. */
  const keyOf = (order: CounterOrder) => {
    const index = orders.indexOf(order)
    return index >= 0 && index < 9 ? index + 1 : undefined
  }
  const closed = gone.filter(({ makingTime }) => makingTime !== null)
  const columns = usePlacement([...closed, ...orders], useIsNarrow() ? 1 : 2)
  const placing = columns.map((column) => column.map(({ orderId }) => orderId).join(' ')).join(' | ')
  return (
    <Lane
      name="making"
      count={orders.length + closed.length}
      elsewhere={all.making.length - orders.length}
      isUnknown={isUnknown}
      isShown={isShown}
      scrollRef={scrollRef}
      end={
        <span className="lane-tools">
          {!isUnknown && <ToMakeButton orders={[...all.new, ...all.making]} />}
          <StationButton />
        </span>
      }
      below={<Below {...{ scrollRef, placing, orders }} />}
    >
      <div className="two-columns">
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the first and the second
          <div key={index} className="stack">
            {column.map((order) => (
              <div key={order.orderId} data-order={order.orderId} data-key={keyOf(order)} className="place">
                {closed.includes(order) ? <ClosedTicket order={order} /> : <Ticket order={order} />}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Lane>
  )
})
