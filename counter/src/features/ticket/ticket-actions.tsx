import { counterRefund } from '@tiffin/core/order/counter-refund'
import { orderStatus } from '@tiffin/core/order/order-state'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { PhraseKey } from '@tiffin/phrases/key'
import { useState } from 'react'
import { type CounterOrder, closeWith, handOver, moveBy, type Step, useMove } from '../../data/orders.ts'
import { money } from '../../state/money.ts'
import { showToast } from '../../state/toast.ts'
import { AskClose } from './ask-close.tsx'
import { AskCode } from './ask-code.tsx'
import { AskPayment } from './ask-payment.tsx'
import { codeOf, paysHere } from './columns.ts'

type Question = 'payment' | 'code' | 'close'

type MainAction = { readonly label: PhraseKey; readonly look: string } & (
  | { readonly ask: Question }
  | { readonly step: Step }
)

function mainActionOf(order: CounterOrder): MainAction {
  if (paysHere(order)) return { label: 'counter.acceptPayment', look: 'primary', ask: 'payment' }
  if (order.status === orderStatus.accepted) return { label: 'counter.start', look: 'primary', step: 'start' }
  if (order.status === orderStatus.making) return { label: 'counter.ready', look: 'dark', step: 'ready' }
  return { label: 'counter.handOver', look: 'soft', ask: 'code' }
}

interface AskedProps {
  readonly order: CounterOrder
  readonly question: Question
  readonly mutate: ReturnType<typeof useMove>['mutate']
  readonly onEnd: () => void
}

/** What is asked before the order moves. */
function Asked({ order, question, mutate, onEnd }: AskedProps) {
  const t = useT()
  const code = codeOf(order)
  const refund = counterRefund(order)
  const closed = [
    t('counter.closed', { code }),
    ...(refund > 0 ? [t('counter.giveBack', { amount: money(refund) })] : []),
  ]

  return (
    <>
      {question === 'payment' && (
        <AskPayment
          order={order}
          onNo={onEnd}
          onYes={() => {
            onEnd()
            mutate({ order, move: moveBy('accept-payment') })
          }}
        />
      )}
      {question === 'code' && (
        <AskCode
          order={order}
          onNo={onEnd}
          onRight={() => {
            onEnd()
            mutate({ order, move: handOver(code) }, { onSuccess: () => showToast(t('counter.handedOver', { code })) })
          }}
        />
      )}
      {question === 'close' && (
        <AskClose
          order={order}
          onNo={onEnd}
          onClose={(closing) => {
            onEnd()
            mutate({ order, move: closeWith(closing) }, { onSuccess: () => showToast(closed.join(' · ')) })
          }}
        />
      )}
    </>
  )
}

/** What comes next for an order, and the way out when it cannot be served. */
export function TicketActions({ order }: { order: CounterOrder }) {
  const t = useT()
  const [question, ask] = useState<Question>()
  const { mutate, isPending } = useMove()
  const code = codeOf(order)
  const main = mainActionOf(order)
  const label = t(main.label)
  const act = () => ('ask' in main ? ask(main.ask) : mutate({ order, move: moveBy(main.step) }))
  return (
    <>
      <button
        type="button"
        className="btn line square"
        aria-label={t('counter.closeTitle', { code })}
        disabled={isPending}
        onClick={() => ask('close')}
      >
        <Icon name="close" size="s" />
      </button>
      <button
        type="button"
        className={`btn ${main.look}${isPending ? ' loading' : ''}`}
        aria-label={`${label}, ${code}`}
        disabled={isPending}
        onClick={act}
      >
        {label}
      </button>
      {question === undefined ? null : (
        <Asked order={order} question={question} mutate={mutate} onEnd={() => ask(undefined)} />
      )}
    </>
  )
}
