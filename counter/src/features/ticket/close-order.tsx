import { counterRefund } from '@tiffin/core/order/counter-refund'
import { goneKey } from '@tiffin/core/ticket/gone'
import { linesOf } from '@tiffin/core/ticket/lines'
import { useT } from '@tiffin/kit/client/words.ts'
import { codeOf } from '../../data/code-of.ts'
import { type CounterOrder, closeWith, useMove } from '../../data/orders.ts'
import { goneSeen } from '../../state/kept-orders.ts'
import { money } from '../../state/money.ts'
import { useStation } from '../../state/station.ts'
import { showToast } from '../../state/toast.ts'
import { AskClose } from './ask-close.tsx'

interface CloseOrderProps {
  readonly order: CounterOrder
  readonly onEnd: () => void
}

/** Who closes an order at a station has seen it there, whether or not money goes back with its lines [kitchen-24]. */
function noteClosed(order: CounterOrder): void {
  if (useStation.getState().categories.length === 0) return
  for (const line of linesOf(order))
    for (const refundNum of new Set([line.refundNum, line.num])) goneSeen.note(goneKey(order, { ...line, refundNum }))
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
          () => {
            noteClosed(order)
            showToast(closed.join(' · '))
          },
          () => {}, // reported by the move itself
        )
      }}
    />
  )
}
