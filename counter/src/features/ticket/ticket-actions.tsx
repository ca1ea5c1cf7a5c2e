import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { codeOf } from '../../data/code-of.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { CloseButton } from './close-button.tsx'
import { CloseOrder } from './close-order.tsx'
import { Hem } from './hem.tsx'

/** What comes next for an order, and below it the way out when it cannot be served. */
export function TicketActions({ order }: { order: CounterOrder }) {
  const t = useT()
  const [isClosing, setClosing] = useState(false)
  return (
    <>
      <Hem order={order} />
      <CloseButton label={t('counter.closeTitle', { code: codeOf(order) })} onClick={() => setClosing(true)} />
      {isClosing && <CloseOrder order={order} onEnd={() => setClosing(false)} />}
    </>
  )
}
