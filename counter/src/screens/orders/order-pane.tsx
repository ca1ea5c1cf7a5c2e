import { paymentMethodType } from '@tiffin/core/order/order'
import { statesUnderWay } from '@tiffin/core/order/order-state'
import { isPaidWithPoints, whyNoRefund } from '@tiffin/core/order/preview-refund'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { codeOf } from '../../data/code-of.ts'
import { type StoreOrder, useStoreOrder } from '../../data/find-orders.ts'
import { WhileConnected } from '../../features/connection/while-connected.tsx'
import { Missing } from '../../features/load/missing.tsx'
import { PrintTicket } from '../../features/print/print-ticket.tsx'
import { RefundDialog } from '../../features/refund/refund-dialog.tsx'
import { TakeOff } from '../../features/refund/take-off.tsx'
import { Banners } from '../../features/ticket/banners.tsx'
import { paysHere } from '../../features/ticket/columns.ts'
import { TicketActions } from '../../features/ticket/ticket-actions.tsx'
import { TicketLines } from '../../features/ticket/ticket-lines.tsx'
import { clockOf, dayOf } from '../../state/dates.ts'
import { money } from '../../state/money.ts'
import { useMay } from '../../state/session.ts'

interface OrderProps {
  readonly order: StoreOrder
}

/** What it cost, how it was paid, and what went back. */
function Amounts({ order }: OrderProps) {
  const t = useT()
  const { payableTotal, discountTotal, refundTotal, paymentMethod, payTime, tender } = order
  const isAtStore = paymentMethod.type === paymentMethodType.atStore
  const paidBy = [paymentMethod.name, ...(isAtStore ? [t(`counter.tender.${tender}`)] : []), clockOf(payTime ?? 0)]
  const rows = [
    ...(discountTotal > 0
      ? [{ name: t('order.field.discountTotal'), text: `\u2066−${money(discountTotal)}\u2069` }]
      : []),
    { name: t('staffOrders.total'), text: money(payableTotal) },
    ...(payTime === null ? [] : [{ name: t('staffOrders.paid'), text: paidBy.join(' · ') }]),
    ...(refundTotal > 0 ? [{ name: t('staffOrders.back'), text: money(refundTotal) }] : []),
  ]
  return (
    <dl className="amounts">
      {rows.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Why nothing of the order goes back here, empty when there is nothing to say; undefined when it may. */
function useNoRefund(order: StoreOrder): string | undefined {
  const t = useT()
  const why = whyNoRefund(order)
  if (why !== undefined) return why === 'over' ? '' : t(`staffOrders.${why}`)
  return isPaidWithPoints(order) ? t('counter.orders.pointsAtDesk') : undefined
}

/** What can be done with an order: the next step of one under way, a refund of one that was handed over. */
function Actions({ order }: OrderProps) {
  const t = useT()
  const may = useMay()
  const [isRefunding, setRefunding] = useState(false)
  const noRefund = useNoRefund(order)
  const isOpen = paysHere(order) || (order.payTime !== null && statesUnderWay.some((state) => state === order.status))
  if (isOpen && may('order:manage')) {
    return (
      <div className="do moves">
        <TicketActions order={order} />
        <TakeOff order={order} onDone={() => {}} />
      </div>
    )
  }
  if (!may('order:refund') || noRefund === '') return null
  return (
    <div className="do">
      {noRefund === undefined ? (
        <WhileConnected>
          <button type="button" className="btn primary" onClick={() => setRefunding(true)}>
            {t('staffOrders.refund')}
          </button>
        </WhileConnected>
      ) : (
        <p className="t14 ink2">{noRefund}</p>
      )}
      {isRefunding && <RefundDialog order={order} onClose={() => setRefunding(false)} />}
    </div>
  )
}

function Whole({ order, onClose }: OrderProps & { readonly onClose: () => void }) {
  const t = useT()
  const may = useMay()
  const { submitTime, orderNo, statusText, customerName } = order
  return (
    <>
      <header>
        <div className="grow">
          <h2 className="t24 h num">
            <bdi dir="ltr">{codeOf(order)}</bdi>
          </h2>
          <p className="t14 ink2">
            {[statusText, customerName, `${dayOf(submitTime)} ${clockOf(submitTime)}`].filter(Boolean).join(' · ')}
          </p>
          <bdi className="t12 ink2 num" dir="ltr">
            {orderNo}
          </bdi>
        </div>
        <button type="button" className="round" aria-label={t('action.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <Banners order={order} />
      <TicketLines order={order} />
      <Amounts order={order} />
      {order.payTime !== null && may('order:manage') && <PrintTicket order={order} />}
      <Actions order={order} />
    </>
  )
}

interface OrderPaneProps {
  /** Empty while none is chosen. */
  readonly orderId: string
  readonly onClose: () => void
}

/** The chosen order, and what can be done with it. */
export function OrderPane({ orderId, onClose }: OrderPaneProps) {
  const t = useT()
  const { data: order, isError, refetch } = useStoreOrder(orderId)
  return (
    <aside className="pane order-pane" aria-label={order ? codeOf(order) : t('staffOrders.number')}>
      {orderId === '' && <p className="ink2">{t('counter.orders.choose')}</p>}
      {order === undefined && isError && <Missing text={t('counter.orders.failed')} onRetry={() => void refetch()} />}
      {order && <Whole order={order} onClose={onClose} />}
    </aside>
  )
}
