import { ageOf } from '@tiffin/core/order/due'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type RefObject, useEffect, useState } from 'react'
import type { CounterOrder } from '../../data/orders.ts'
import { useClock } from '../../state/clock.ts'

/** So much of a ticket is seen when it counts as seen: its head. */
const headPx = 52

const none: ReadonlySet<string> = new Set()

interface Watched {
  readonly scrollRef: RefObject<HTMLElement | null>
  /** Where the tickets stand, in one text that changes only when one comes, goes or moves to another column. */
  readonly placing: string
}

/** The ids of the orders whose heads stand below the edge of what is seen, as the browser tells it: nothing is measured while it scrolls. */
function useIdsBelow({ scrollRef, placing }: Watched): ReadonlySet<string> {
  const [ids, setIds] = useState(none)
  // biome-ignore lint/correctness/useExhaustiveDependencies: tickets that are placed otherwise are other elements
  useEffect(() => {
    const root = scrollRef.current
    if (!root || typeof IntersectionObserver === 'undefined') return
    const below = new Set<string>()
    const note = ({ target, boundingClientRect, rootBounds }: IntersectionObserverEntry) => {
      const { order = '' } = (target as HTMLElement).dataset // as: tickets are observed
      if (rootBounds !== null && boundingClientRect.top >= rootBounds.bottom) below.add(order)
      else below.delete(order)
    }
    const watch = new IntersectionObserver(
      (entries) => {
        entries.forEach(note)
        setIds(new Set(below))
      },
      { root, rootMargin: `0px 0px -${headPx}px 0px` },
    )
    for (const ticket of root.querySelectorAll('[data-order]')) watch.observe(ticket)
    return () => {
      watch.disconnect()
      setIds(none)
    }
  }, [scrollRef, placing])
  return ids
}

interface BelowProps extends Watched {
  readonly orders: readonly CounterOrder[]
}

/** How many tickets stand below, and how many of them are late; a tap goes there. */
export function Below({ orders, ...watched }: BelowProps) {
  const t = useT()
  const { scrollRef } = watched
  const below = useIdsBelow(watched)
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
