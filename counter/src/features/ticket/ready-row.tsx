import { dueAt } from '@tiffin/core/order/due'
import { tableText } from '@tiffin/kit/client/table-text.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { memo, useState } from 'react'
import { codeOf } from '../../data/code-of.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { useTap } from '../../data/send-taps.ts'
import { useChosen } from '../../state/chosen.ts'
import { useClock } from '../../state/clock.ts'
import { useIsLost } from '../../state/connection.ts'
import { useMoveTap } from '../../state/taps.ts'
import { elapsedText } from './age.tsx'
import { hasWord } from './has-word.ts'
import { TicketDialog } from './ticket-dialog.tsx'
import { waitsSince } from './waiting.ts'
import { whoOf } from './who-of.ts'

interface ReadyRowProps {
  readonly order: CounterOrder
}

function Waited({ order }: ReadyRowProps) {
  const t = useT()
  const waiting = useMoveTap(order.orderId)
  const isLost = useIsLost()
  const text = useClock((now) => elapsedText(waitsSince(order), now))
  if (waiting && isLost) return <small>{t('counter.tapWaits', { action: t('counter.handOver') })}</small>
  return <small className="num">{[tableText(order.tableName), text].filter(Boolean).join(' · ')}</small>
}

/** The note of an order that is found by it, unless it stands there already. */
function FoundNote({ order }: ReadyRowProps) {
  const { remark } = order
  const isFound = useChosen(({ typed }) => typed.trim() !== '' && hasWord(remark, typed.trim().toLowerCase()))
  return isFound && whoOf(order) !== remark && <bdi> · {remark}</bdi>
}

/** An order that waits to be collected; the hand at its end hands it over. */
export const ReadyRow = memo(function ReadyRow({ order }: ReadyRowProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const tap = useTap()
  const isWaiting = useMoveTap(order.orderId) !== undefined
  const isOld = useClock((now) => now >= (dueAt(order) ?? now))
  const code = codeOf(order)
  return (
    <article
      className="ready-row"
      data-old={isOld || undefined}
      data-ticket={order.orderId}
      tabIndex={-1}
      aria-label={code}
    >
      <button type="button" className="ready-words" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <b className="code num" dir="ltr">
          {code}
        </b>
        <span className="one">
          <b>
            <bdi>{whoOf(order)}</bdi>
            <FoundNote order={order} />
          </b>
          <Waited order={order} />
        </span>
      </button>
      <button
        type="button"
        className="hand"
        aria-label={`${t('counter.handOver')}, ${code}`}
        disabled={isWaiting}
        onClick={() => tap.step('complete', order)}
      >
        <Icon name="hand" />
      </button>
      {isOpen && <TicketDialog order={order} onClose={() => setOpen(false)} />}
    </article>
  )
})
