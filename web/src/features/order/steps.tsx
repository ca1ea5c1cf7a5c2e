import '../../styles/order.css'
import type { Order } from '@tiffin/core/order/order'
import { orderStatus } from '@tiffin/core/order/order-state'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useDates } from '../../state/language/dates.ts'

/** Accepted, making, ready, with the times at which each was reached. */
export function Steps({ order }: { readonly order: Order }) {
  const t = useT()
  const dates = useDates()
  const { status, payTime, makingTime, readyTime } = order
  if (status < orderStatus.accepted || status > orderStatus.completed) return null
  const steps = [
    { at: orderStatus.accepted, label: t('order.status.accepted'), time: payTime, icon: 'receipt' },
    { at: orderStatus.making, label: t('order.status.making'), time: makingTime, icon: 'cup' },
    { at: orderStatus.ready, label: t('order.status.ready'), time: readyTime, icon: 'bag' },
  ] as const
  return (
    <section className="card">
      <ol className="steps" aria-label={t('order.progress')}>
        {steps.map(({ at: instant, label, time, icon }) => {
          const isReached = status >= instant
          const isNow = status === instant
          return (
            <li
              key={instant}
              className={`${isReached ? 'on' : ''} ${isNow ? 'now' : ''}`}
              aria-current={isNow ? 'step' : undefined}
            >
              <i>
                <Icon name={isReached && !isNow ? 'check' : icon} size="xs" />
              </i>
              {label}
              <span className="num time">{time === null ? '' : dates.clock(time)}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
