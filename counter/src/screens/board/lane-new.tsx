import { useT } from '@tiffin/kit/client/words.ts'
import { memo, useRef } from 'react'
import type { CounterOrder } from '../../data/orders.ts'
import { ClosedTicket } from '../../features/ticket/closed-ticket.tsx'
import { groupTickets } from '../../features/ticket/group-tickets.ts'
import { Ticket } from '../../features/ticket/ticket.tsx'
import { Lane } from './lane.tsx'
import { Later } from './later.tsx'
import type { StationColumns } from './use-board.ts'

/** Tickets of a group. */
const most = 10
/** What a ticket takes with the gap below it, before it was ever seen. */
const usualPx = 220

/** The tickets in groups that stay as they are while others come and go [kitchen-40]. */
function Grouped({ orders }: { readonly orders: readonly CounterOrder[] }) {
  const places = useRef<ReadonlyMap<string, number>>(new Map())
  const groups = groupTickets(orders, { most, groupOf: ({ orderId }) => places.current.get(orderId) })
  places.current = new Map(groups.flatMap(({ id, orders: own }) => own.map(({ orderId }) => [orderId, id] as const)))
  return groups.map(({ id, orders: own }) => (
    <div key={id} className="ticket-group stack" style={{ containIntrinsicSize: `auto ${own.length * usualPx}px` }}>
      {own.map((order) => (
        <Ticket key={order.orderId} order={order} />
      ))}
    </div>
  ))
}

function ToPay({ orders }: { readonly orders: readonly CounterOrder[] }) {
  const t = useT()
  const title = t('counter.column.toPay')
  return (
    <section className="to-pay" id="to-pay" aria-label={title} data-testid="column-toPay">
      <h3 className="t14 b">
        <span className="count num">{orders.length}</span>
        {title}
      </h3>
      {orders.map((order) => (
        <Ticket key={order.orderId} order={order} />
      ))}
    </section>
  )
}

interface NewLaneProps {
  readonly columns: StationColumns
  readonly isUnknown: boolean
  readonly isShown: boolean
}

/** What came in, and behind it what waits for its money. */
export const NewLane = memo(function NewLane({ columns, isUnknown, isShown }: NewLaneProps) {
  const t = useT()
  const { new: orders, toPay, later, all } = columns
  const closed = columns.gone.filter(({ makingTime }) => makingTime === null)
  const title = t('counter.column.toPay')
  const scrollToPay = () => document.getElementById('to-pay')?.scrollIntoView({ block: 'start' })
  return (
    <Lane
      name="new"
      count={orders.length + closed.length}
      elsewhere={all.new.length - orders.length}
      isUnknown={isUnknown}
      isShown={isShown}
      above={<Later orders={later} />}
      end={
        toPay.length > 0 && (
          <button type="button" className="btn plain" onClick={scrollToPay}>
            {title} <span className="num">{toPay.length}</span>
          </button>
        )
      }
    >
      <div className="stack">
        {closed.map((order) => (
          <ClosedTicket key={order.orderId} order={order} />
        ))}
        <Grouped orders={orders} />
        {toPay.length > 0 && <ToPay orders={toPay} />}
      </div>
    </Lane>
  )
})
