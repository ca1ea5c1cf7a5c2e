import { canTakeOff } from '@tiffin/core/order/part-refund'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { useStoreOrder } from '../../data/find-orders.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { useIsLost } from '../../state/connection.ts'
import { useMay } from '../../state/session.ts'
import { NoConnection } from '../connection/while-connected.tsx'
import { RefundDialog } from './refund-dialog.tsx'

interface TakeOffProps {
  readonly order: CounterOrder
  readonly onDone: () => void
}

interface AskProps extends TakeOffProps {
  readonly onClose: () => void
}

/** The order with what of it may go back; the question comes when that is known. */
function Ask({ order: { orderId }, ...ends }: AskProps) {
  const { data: order } = useStoreOrder(orderId)
  return order && <RefundDialog order={order} {...ends} />
}

/** Takes a part off an order that is still made and gives its money back; the rest goes on [order-29]. */
export function TakeOff({ order, onDone }: TakeOffProps) {
  const t = useT()
  const may = useMay()
  const isLost = useIsLost()
  const [isAsking, ask] = useState(false)
  const isOffered = may('order:refund') && may('order:read') && canTakeOff(order)
  // The board may know of it before the answer comes.
  if (!isOffered && !isAsking) return null
  return (
    <>
      {isLost ? (
        <NoConnection text={t('counter.lost.noTakeOff')} />
      ) : (
        <button type="button" className="btn line wide" onClick={() => ask(true)}>
          {t('counter.takeOff.button')}
        </button>
      )}
      {isAsking && (
        <Ask
          order={order}
          onClose={() => ask(false)}
          onDone={() => {
            ask(false)
            onDone()
          }}
        />
      )}
    </>
  )
}
