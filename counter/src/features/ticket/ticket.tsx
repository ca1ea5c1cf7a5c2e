import { dueAt } from '@tiffin/core/order/due'
import { orderStatus } from '@tiffin/core/order/order-state'
import { pickupNameOf } from '@tiffin/core/store/store'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { tableText } from '@tiffin/kit/client/table-text.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { memo, useState } from 'react'
import { codeOf } from '../../data/code-of.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { useChosen } from '../../state/chosen.ts'
import { clockOf, useStoreZone } from '../../state/dates.ts'
import { AgePill, useUrgency } from './age.tsx'
import { Banners } from './banners.tsx'
import { paysHere } from './columns.ts'
import { Hem } from './hem.tsx'
import { MadeLines } from './made-lines.tsx'
import { TicketDialog } from './ticket-dialog.tsx'
import { TicketLines } from './ticket-lines.tsx'
import { waitsSince } from './waiting.ts'

/** Where it goes: to a table, to be collected later, or out of the house. */
function useWay({ tableName, slotStartsAt, pickupMethod }: CounterOrder): string {
  const t = useT()
  if (slotStartsAt !== null) return t('counter.later.for', { time: clockOf(slotStartsAt) })
  return tableText(tableName) || t(`pickup.${pickupNameOf(pickupMethod)}`)
}

function useFacts(order: CounterOrder): string {
  const t = useT()
  const due = dueAt(order)
  if (paysHere(order)) return t('counter.paysAtStore')
  if (order.status === orderStatus.accepted && order.payTime !== null)
    return t('counter.paidAt', { time: clockOf(order.payTime) })
  return due === null ? '' : t('counter.due', { time: clockOf(due) })
}

/** What was accepted less than this ago has just come to the board, ms. */
const freshMs = 10_000

interface TicketProps {
  readonly order: CounterOrder
}

/** One order on the board. Its head opens what is seldom needed, its hem is what comes next. */
export const Ticket = memo(function Ticket({ order }: TicketProps) {
  const [isOpen, setOpen] = useState(false)
  const [isFresh] = useState(() => order.status === orderStatus.accepted && serverNow() - waitsSince(order) < freshMs)
  useStoreZone() // the settings of the brand, which also write its amounts, and the zone of the store may come after the order [kitchen-23]
  const urgency = useUrgency(order)
  const isChosen = useChosen(({ orderId }) => orderId === order.orderId)
  const facts = useFacts(order)
  const way = useWay(order)
  return (
    <article
      className="ticket"
      data-status={order.status}
      data-urgency={urgency}
      data-fresh={isFresh || undefined}
      data-chosen={isChosen || undefined}
      tabIndex={-1}
      data-testid={`ticket-${order.orderId}`}
      data-ticket={order.orderId}
      aria-label={codeOf(order)}
    >
      <button type="button" className="ticket-head" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <b className="code num" dir="ltr">
          {codeOf(order)}
        </b>
        <span className="who">
          <b>{way}</b>
          {facts}
        </span>
        <AgePill order={order} />
      </button>
      <Banners order={order} />
      {order.status === orderStatus.making ? <MadeLines order={order} /> : <TicketLines order={order} />}
      <Hem order={order} />
      {isOpen && <TicketDialog order={order} onClose={() => setOpen(false)} />}
    </article>
  )
})
