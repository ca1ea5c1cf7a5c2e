import { ageOf } from '@tiffin/core/order/due'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { CounterOrder } from '../../data/orders.ts'
import { useClock } from '../../state/clock.ts'

/** So much of a ticket is seen when it counts as seen: its head. */
const headPx = 52

/** The tickets whose heads stand below the edge of what is seen. */
function idsBelow(scroll: HTMLElement): string {
  const edge = scroll.scrollTop + scroll.clientHeight - headPx
  const tickets = [...scroll.querySelectorAll<HTMLElement>('[data-order]')]
  return tickets.flatMap(({ offsetTop, dataset }) => (offsetTop > edge ? (dataset.order ?? []) : [])).join(' ')
}

/** The ids of the orders below, in one text that changes only when they do. */
function useIdsBelow(scrollRef: RefObject<HTMLElement | null>, orders: readonly CounterOrder[]): string {
  const [ids, setIds] = useState('')
  useEffect(() => {
    const scroll = scrollRef.current
    if (!scroll) return
    let frame = 0
    const measure = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setIds(orders.length === 0 ? '' : idsBelow(scroll)))
    }
    measure()
    scroll.addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      cancelAnimationFrame(frame)
      scroll.removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [scrollRef, orders])
  return ids
}

interface BelowProps {
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly orders: readonly CounterOrder[]
}

/** How many tickets stand below, and how many of them are late; a tap goes there. */
export function Below({ scrollRef, orders }: BelowProps) {
  const t = useT()
  const ids = useIdsBelow(scrollRef, orders)
  const below = useMemo(() => new Set(ids === '' ? [] : ids.split(' ')), [ids])
  const late = useClock(
    (now) => orders.filter((order) => below.has(order.orderId) && ageOf(order, now)?.urgency === 'late').length,
  )
  if (below.size === 0) return null
  const scrollOn = () => scrollRef.current?.scrollBy({ top: scrollRef.current.clientHeight - headPx })
  return (
    <button type="button" className="below" data-late={late > 0 || undefined} onClick={scrollOn}>
      <Icon name="down" size="xs" />
      {t('counter.below', { count: below.size, late })}
    </button>
  )
}
