import { dueAt, lateMinutes, urgencyOf } from '@tiffin/core/order/due'
import { pickupNameOf } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { ReactNode } from 'react'
import type { CounterOrder } from '../../data/orders.ts'
import { clockOf } from '../../state/dates.ts'
import { money } from '../../state/money.ts'
import { codeOf, paysHere } from './columns.ts'
import { Lines } from './lines.tsx'

/** Against the time that it is due at, not since it came. */
function Wait({ order, now }: { order: CounterOrder; now: number }) {
  const t = useT()
  const urgency = urgencyOf(order, now)
  const due = dueAt(order)
  if (due === null) return null
  return (
    <span className="wait num" data-urgency={urgency}>
      {urgency === 'ok'
        ? t('counter.dueBy', { time: clockOf(due) })
        : t('counter.lateBy', { count: lateMinutes(order, now) })}
    </span>
  )
}

function Facts({ order }: { order: CounterOrder }) {
  const t = useT()
  const paid = order.payTime === null ? '' : t('counter.paidAt', { time: clockOf(order.payTime) })
  const second = paysHere(order) ? t('counter.paysAtStore') : paid
  return (
    <span className="grow">
      <b>{t(`pickup.${pickupNameOf(order.pickupMethod)}`)}</b>
      <span className="facts">{[second, order.customerName].filter(Boolean).join(' · ')}</span>
    </span>
  )
}

interface TicketProps {
  readonly order: CounterOrder
  readonly now: number
  /** The buttons below. */
  readonly children: ReactNode
}

/** One order on the board: code, how it leaves the house, what is to be made, what was asked for. */
export function Ticket({ order, now, children }: TicketProps) {
  const t = useT()
  const isUnpaid = paysHere(order)
  return (
    <article
      className="ticket"
      data-status={order.status}
      data-urgency={urgencyOf(order, now)}
      data-testid={`ticket-${order.orderId}`}
      aria-label={codeOf(order)}
    >
      <header>
        <b className="t32 h num" dir="ltr">
          {codeOf(order)}
        </b>
        <Wait order={order} now={now} />
        <Facts order={order} />
      </header>
      {order.remark !== '' && (
        <p className="asked">
          <Icon name="note" size="s" />
          <b>{order.remark}</b>
        </p>
      )}
      {order.tissueNeed && (
        <p className="asked quiet">
          <Icon name="tissue" size="s" />
          {t('counter.tissue')}
        </p>
      )}
      {isUnpaid && (
        <p className="asked due">
          <Icon name="cash" size="s" />
          <b>{t('counter.toCollect', { amount: money(order.payableTotal) })}</b>
        </p>
      )}
      <Lines order={order} />
      <footer>{children}</footer>
    </article>
  )
}
