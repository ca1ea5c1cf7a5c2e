import { counterRefund } from '@tiffin/core/order/counter-refund'
import { useT } from '@tiffin/kit/client/words.ts'
import { codeOf } from '../../data/code-of.ts'
import { type CounterOrder, closeWith, useMove } from '../../data/orders.ts'
import { money } from '../../state/money.ts'
import { showToast } from '../../state/toast.ts'
import { AskClose } from './ask-close.tsx'

interface CloseOrderProps {
  readonly order: CounterOrder
  readonly onEnd: () => void
}

/** Asks why an order is closed, closes it, and says what is to be given back by hand. */
export function CloseOrder({ order, onEnd }: CloseOrderProps) {
  const t = useT()
  const { mutateAsync } = useMove()
  const refund = counterRefund(order)
  const closed = [
    t('counter.closed', { code: codeOf(order) }),
    ...(refund > 0 ? [t('counter.giveBack', { amount: money(refund) })] : []),
  ]
  return (
    <AskClose
      order={order}
      onNo={onEnd}
      onClose={(closing) => {
        onEnd()
        mutateAsync({ order, move: closeWith(closing) }).then(
          () => showToast(closed.join(' · ')),
          () => {}, // reported by the move itself
        )
      }}
    />
  )
}
