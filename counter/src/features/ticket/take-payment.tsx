import { t as say } from '@tiffin/kit/client/words.ts'
import { codeOf } from '../../data/code-of.ts'
import { acceptPayment, type CounterOrder, useKnownOrders, useMove } from '../../data/orders.ts'
import { showToast } from '../../state/toast.ts'
import { AskPayment } from './ask-payment.tsx'
import { paysHere } from './columns.ts'

interface TakePaymentProps {
  /** As it was just made. */
  readonly order: CounterOrder
  readonly onDone: () => void
}

/** Takes the money of an order that was just made at the counter; one that is left unpaid waits on the board. */
export function TakePayment({ order: made, onDone }: TakePaymentProps) {
  const { data } = useKnownOrders()
  const { mutate } = useMove()
  const order = data?.list.find(({ orderId }) => orderId === made.orderId) ?? made
  const code = codeOf(order)
  if (!paysHere(order)) return null
  return (
    <AskPayment
      order={order}
      onNo={() => {
        showToast(say('counter.walkIn.waits', { code }))
        onDone()
      }}
      onYes={(tender) =>
        mutate(
          { order, move: acceptPayment(tender) },
          { onSuccess: () => showToast(say('counter.walkIn.placed', { code })), onSettled: onDone },
        )
      }
    />
  )
}
