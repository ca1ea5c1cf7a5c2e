import { orderStatus } from '@tiffin/core/order/order-state'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { useState } from 'react'
import { codeOf } from '../../data/code-of.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { useTap } from '../../data/send-taps.ts'
import { clockOf } from '../../state/dates.ts'
import { useMoveTap } from '../../state/taps.ts'
import { PrintTicket } from '../print/print-ticket.tsx'
import { TakeOff } from '../refund/take-off.tsx'
import { Banners } from './banners.tsx'
import { CloseButton } from './close-button.tsx'
import { CloseOrder } from './close-order.tsx'
import { TicketLines } from './ticket-lines.tsx'

/** The states of the board that a step led to. */
const recallable = [orderStatus.making, orderStatus.ready] as const

interface TicketDialogProps {
  readonly order: CounterOrder
  readonly onClose: () => void
}

/** Everything of an order with all its choices, and what is seldom done with it. */
export function TicketDialog({ order, onClose }: TicketDialogProps) {
  const t = useT()
  const [isClosing, setClosing] = useState(false)
  const tap = useTap()
  const isMoving = useMoveTap(order.orderId) !== undefined
  const takenFrom = isMoving ? undefined : recallable.find((status) => status === order.status)
  const paid = order.payTime === null ? '' : t('counter.paidAt', { time: clockOf(order.payTime) })
  if (isClosing) return <CloseOrder order={order} onEnd={onClose} />
  return (
    <Dialog isForm title={codeOf(order)} onClose={onClose}>
      <p className="ink2">{[order.customerName, paid, order.paymentMethod.name].filter(Boolean).join(' · ')}</p>
      <Banners order={order} />
      <TicketLines order={order} />
      {order.payTime !== null && <PrintTicket order={order} />}
      {takenFrom !== undefined && (
        <button
          type="button"
          className="btn line wide"
          onClick={() => {
            tap.takeBack(takenFrom, order)
            onClose()
          }}
        >
          {t(`counter.takeBack.${takenFrom}`)}
        </button>
      )}
      <TakeOff order={order} onDone={onClose} />
      <div className="buttons">
        <CloseButton onClick={() => setClosing(true)} />
        <button type="button" className="btn ink" data-initial-focus onClick={onClose}>
          {t('action.back')}
        </button>
      </div>
    </Dialog>
  )
}
