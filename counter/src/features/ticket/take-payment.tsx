import { t as say } from '@tiffin/kit/client/words.ts'
import { codeOf } from '../../data/code-of.ts'
import { type CounterOrder, useKnownOrders } from '../../data/orders.ts'
import { useTakeMoney } from '../../data/take-money.ts'
import { showToast } from '../../state/toast.ts'
import { sayChange } from '../cash/say-change.ts'
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
  const { mutate, isPending } = useTakeMoney({
    onPaid: (paid, { change }) => {
      const paidCode = codeOf(paid)
      if (change > 0) sayChange(paidCode, change)
      else showToast(say('counter.walkIn.placed', { code: paidCode }))
    },
    onEnd: onDone,
  })
  const order = data?.list.find(({ orderId }) => orderId === made.orderId) ?? made
  const code = codeOf(order)
  if (!paysHere(order)) return null
  return (
    <AskPayment
      order={order}
      no={say('counter.walkIn.later')}
      onNo={() => {
        if (!isPending) showToast(say('counter.walkIn.waits', { code }))
        onDone()
      }}
      onYes={(taken) => mutate({ order, taken })}
    />
  )
}
