import { linesToMake } from '@tiffin/core/ticket/lines'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { codeOf } from '../../data/code-of.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { TicketDialog } from '../../features/ticket/ticket-dialog.tsx'
import { clockOf } from '../../state/dates.ts'

function LaterRow({ order }: { readonly order: CounterOrder }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const count = linesToMake(order).reduce((sum, { num }) => sum + num, 0)
  return (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <b className="num" dir="ltr">
          {codeOf(order)}
        </b>
        <span className="grow">
          {t('counter.later.for', { time: clockOf(order.slotStartsAt ?? order.releaseAt ?? 0) })}
        </span>
        <span className="num ink2">{count}×</span>
      </button>
      {isOpen && <TicketDialog order={order} onClose={() => setOpen(false)} />}
    </li>
  )
}

/** Orders that go to the kitchen later: how many, and when the next one does [kitchen-8]. */
export function Later({ orders }: { readonly orders: readonly CounterOrder[] }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [next] = orders
  if (next === undefined) return null
  return (
    <section className="later" aria-label={t('counter.later.title')}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="clock" size="s" />
        <span className="grow">
          {t('counter.later.next', { count: orders.length, time: clockOf(next.releaseAt ?? 0) })}
        </span>
        <Icon name={isOpen ? 'up' : 'down'} size="xs" />
      </button>
      {isOpen && (
        <ul>
          {orders.map((order) => (
            <LaterRow key={order.orderId} order={order} />
          ))}
        </ul>
      )}
    </section>
  )
}
