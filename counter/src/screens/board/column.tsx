import { useT } from '@tiffin/kit/client/words.ts'
import type { ReactNode } from 'react'
import type { CounterOrder } from '../../data/orders.ts'
import type { Columns } from '../../features/ticket/columns.ts'
import { Ticket } from '../../features/ticket/ticket.tsx'
import { TicketActions } from '../../features/ticket/ticket-actions.tsx'

interface ColumnProps {
  readonly name: keyof Columns
  readonly orders: readonly CounterOrder[]
  readonly now: number
  /** Between heading and tickets. */
  readonly children?: ReactNode
}

/** One column of the board; by keyboard it scrolls like the rest. */
export function Column({ name, orders, now, children }: ColumnProps) {
  const t = useT()
  const title = t(`counter.column.${name}`)
  return (
    <section className="column" aria-label={title} data-testid={`column-${name}`}>
      <h2 className="t16 h">
        <span className="count num" data-hot={name === 'new' && orders.length > 0}>
          {orders.length}
        </span>
        {title}
      </h2>
      {children}
      {orders.length === 0 && name !== 'toPay' && <p className="nothing">{t(`counter.empty.${name}`)}</p>}
      <ul className="tickets" aria-label={title} tabIndex={orders.length > 0 ? 0 : -1}>
        {orders.map((order) => (
          <li key={order.orderId}>
            <Ticket order={order} now={now}>
              <TicketActions order={order} />
            </Ticket>
          </li>
        ))}
      </ul>
    </section>
  )
}
