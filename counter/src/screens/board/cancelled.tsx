import { isCancelledByCustomer } from '@tiffin/core/ticket/gone'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { codeOf } from '../../data/code-of.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { useClock } from '../../state/clock.ts'
import { cancelSeen } from '../../state/kept-orders.ts'
import { money } from '../../state/money.ts'

/** What staff must know of it: that the money goes back, or that the customer's bank has returned it already [order-27]. */
function useCancelledText() {
  const t = useT()
  return ({ chargedBackTotal, payableTotal }: CounterOrder): string => {
    if (chargedBackTotal === 0) return t('counter.cancelled')
    if (chargedBackTotal >= payableTotal) return t('counter.cancelledChargedBack')
    return t('counter.cancelledPartBack', { amount: money(chargedBackTotal) })
  }
}

/** Paid orders that the customer has just cancelled, until staff has seen it: they are gone from the board [order-21]. */
export function Cancelled({ orders }: { readonly orders: readonly CounterOrder[] }) {
  const t = useT()
  const textOf = useCancelledText()
  const seen = cancelSeen.use(({ ids }) => ids)
  const shown = useClock((now) =>
    orders
      .flatMap((order) => (isCancelledByCustomer(order, now) && !seen.includes(order.orderId) ? order.orderId : []))
      .join(' '),
  ).split(' ')
  const cancelled = orders.filter(({ orderId }) => shown.includes(orderId))
  return (
    <div role="status" data-testid="cancelled">
      <ul className="give-back">
        {cancelled.map((order) => (
          <li key={order.orderId}>
            <Icon name="close" size="s" />
            <b className="num" dir="ltr">
              {codeOf(order)}
            </b>
            <span className="grow">{textOf(order)}</span>
            <button
              type="button"
              className="btn line"
              aria-label={`${t('counter.seen')}, ${codeOf(order)}`}
              onClick={() => cancelSeen.note(order.orderId)}
            >
              {t('counter.seen')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
