import { counterRefund } from '@tiffin/core/order/counter-refund'
import { orderStatus } from '@tiffin/core/order/order-state'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { type CounterOrder, closeWith, handOver, moveBy, useMove } from '../../data/orders.ts'
import { codeOf, paysHere } from '../../features/ticket/columns.ts'
import { money } from '../../state/money.ts'
import { showToast } from '../../state/toast.ts'
import { AskClose } from './ask-close.tsx'
import { AskCode } from './ask-code.tsx'
import { AskPayment } from './ask-payment.tsx'

type Question = 'payment' | 'code' | 'close'

/** What comes next for an order, and the way out when it cannot be served. */
export function TicketActions({ order }: { order: CounterOrder }) {
  const t = useT()
  const [question, ask] = useState<Question>()
  const { mutate, isPending } = useMove()
  const code = codeOf(order)
  const done = () => ask(undefined)
  const refund = counterRefund(order)
  const closed = [
    t('counter.closed', { code }),
    ...(refund > 0 ? [t('counter.giveBack', { amount: money(refund) })] : []),
  ]

  const main = paysHere(order)
    ? { label: t('counter.acceptPayment'), look: 'primary', act: () => ask('payment') }
    : order.status === orderStatus.accepted
      ? { label: t('counter.start'), look: 'primary', act: () => mutate({ order, move: moveBy('start') }) }
      : order.status === orderStatus.making
        ? { label: t('counter.ready'), look: 'dark', act: () => mutate({ order, move: moveBy('ready') }) }
        : { label: t('counter.handOver'), look: 'soft', act: () => ask('code') }

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
        aria-label={`${main.label}, ${code}`}
        disabled={isPending}
        onClick={main.act}
      >
        {main.label}
      </button>
      {question === 'payment' && (
        <AskPayment
          order={order}
          onNo={done}
          onYes={() => {
            done()
            mutate({ order, move: moveBy('accept-payment') })
          }}
        />
      )}
      {question === 'code' && (
        <AskCode
          order={order}
          onNo={done}
          onRight={() => {
            done()
            mutate({ order, move: handOver(code) }, { onSuccess: () => showToast(t('counter.handedOver', { code })) })
          }}
        />
      )}
      {question === 'close' && (
        <AskClose
          order={order}
          onNo={done}
          onClose={(closing) => {
            done()
            mutate({ order, move: closeWith(closing) }, { onSuccess: () => showToast(closed.join(' · ')) })
          }}
        />
      )}
    </>
  )
}
