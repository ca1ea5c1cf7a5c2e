import { type Age, ageOf } from '@tiffin/core/order/due'
import { orderStatus } from '@tiffin/core/order/order-state'
import { t } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useRef } from 'react'
import type { CounterOrder } from '../../data/orders.ts'
import { useClock } from '../../state/clock.ts'
import { useIsSkipped } from './use-is-skipped.ts'
import { waitsSince } from './waiting.ts'

/** `1:48`: minutes and seconds that somebody has waited. */
export function elapsedText(since: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - since) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const wordsOf = ({ minutes }: Age): string => {
  if (minutes > 0) return t('counter.minutes', { count: minutes })
  return minutes === 0 ? t('counter.age.now') : t('counter.age.late', { count: -minutes })
}

/** What is new says how long it has waited as long as there is time; everything else says what is left. */
function ageText(order: CounterOrder, now: number): string {
  const age = ageOf(order, now)
  if (age === null) return elapsedText(order.submitTime, now)
  const isNew = order.status === orderStatus.accepted
  return isNew && age.urgency === 'calm' ? elapsedText(waitsSince(order), now) : wordsOf(age)
}

export const useUrgency = (order: CounterOrder): Age['urgency'] =>
  useClock((now) => ageOf(order, now)?.urgency ?? 'calm')

const minute = 60_000

/** How an order stands against its time, in words: colour never stands alone. Written each second where it is seen, else once a minute [kitchen-40]. */
export function AgePill({ order }: { readonly order: CounterOrder }) {
  const pill = useRef<HTMLElement>(null)
  const isSkipped = useIsSkipped(pill)
  const text = useClock((now) => ageText(order, isSkipped ? now - ((now - order.submitTime) % minute) : now))
  const urgency = useUrgency(order)
  return (
    <span ref={pill} className="age num" data-urgency={urgency}>
      {urgency === 'late' && <Icon name="warning" size="xs" />}
      {text}
    </span>
  )
}
