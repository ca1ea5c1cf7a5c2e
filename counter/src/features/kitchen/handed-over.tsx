import { orderStatus } from '@tiffin/core/order/order-state'
import { canTakeBackHandOver } from '@tiffin/core/order/take-back'
import { tableText } from '@tiffin/kit/client/table-text.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { useState } from 'react'
import { codeOf } from '../../data/code-of.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { useTap } from '../../data/send-taps.ts'
import { useClock } from '../../state/clock.ts'
import { clockOf } from '../../state/dates.ts'
import { useTaps } from '../../state/taps.ts'
import { DoneFoot } from '../ask/done-foot.tsx'
import { whoOf } from '../ticket/who-of.ts'

interface HandedOverProps {
  readonly orders: readonly CounterOrder[]
}

function HandedOverDialog({ orders, onClose }: HandedOverProps & { readonly onClose: () => void }) {
  const t = useT()
  const tap = useTap()
  const waiting = useTaps(({ list }) => list)
  const latest = orders.toSorted((a, b) => (b.finishTime ?? 0) - (a.finishTime ?? 0))
  return (
    <Dialog isForm title={t('counter.recall.title')} onClose={onClose}>
      {latest.length === 0 && <p className="ink2">{t('counter.recall.none')}</p>}
      <ul className="recall">
        {latest.map((order) => (
          <li key={order.orderId}>
            <b className="num t20" dir="ltr">
              {codeOf(order)}
            </b>
            <span className="grow t14 ink2">
              {[`\u2068${whoOf(order)}\u2069`, tableText(order.tableName), clockOf(order.finishTime ?? 0)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <button
              type="button"
              className="btn line"
              aria-label={`${t('counter.recall.do')}, ${codeOf(order)}`}
              disabled={waiting.some(({ orderId }) => orderId === order.orderId)}
              onClick={() => tap.takeBack(orderStatus.completed, order)}
            >
              {t('counter.recall.do')}
            </button>
          </li>
        ))}
      </ul>
      <DoneFoot onClose={onClose} />
    </Dialog>
  )
}

/** The orders that were handed over lately, and the way to bring one back. */
export function HandedOver({ orders }: HandedOverProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const ids = useClock((now) =>
    orders.flatMap((order) => (canTakeBackHandOver(order, now) ? order.orderId : [])).join(' '),
  )
  const shown = ids.split(' ')
  const latest = orders.filter(({ orderId }) => shown.includes(orderId))
  return (
    <>
      <button type="button" className="btn plain" onClick={() => setOpen(true)}>
        {t('counter.recall.button')}
      </button>
      {isOpen && <HandedOverDialog orders={latest} onClose={() => setOpen(false)} />}
    </>
  )
}
