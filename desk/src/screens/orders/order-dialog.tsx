import { isPaidWithPoints, whyNoRefund } from '@tiffin/core/order/preview-refund'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { type DeskOrder, useDeskOrder } from '../../data/orders.ts'
import { Failed, FailedNotice } from '../../features/load/failed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { pickupText } from '../../features/store/pickup-text.ts'
import { momentOf } from '../../state/dates.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { BackTag, OrderState } from './order-cells.tsx'
import { OrderAmounts, OrderLines } from './order-lines.tsx'
import { OrderMoney, OrderSteps } from './order-steps.tsx'
import { RefundDialog } from './refund-dialog.tsx'

interface OrderProps {
  readonly order: DeskOrder
}

/** Where, when, how, and for whom. */
function Facts({ order }: OrderProps) {
  const t = useT()
  const { store, submitTime, pickupMethod, phoneEnd, orderNo, pickupCode } = order
  return (
    <span className="ordfacts">
      <OrderState order={order} />
      <BackTag order={order} />
      <bdi>{store.storeName}</bdi>
      <span>{pickupText([pickupMethod])}</span>
      <span className="num">{momentOf(submitTime)}</span>
      {pickupCode === null ? null : (
        <bdi className="num" dir="ltr">
          {orderNo}
        </bdi>
      )}
      {phoneEnd === '' ? null : (
        <bdi className="num" dir="ltr" title={t('staffOrders.phone')}>
          … {phoneEnd}
        </bdi>
      )}
    </span>
  )
}

function Remark({ order: { remark } }: OrderProps) {
  const t = useT()
  if (remark === '') return null
  return (
    <p className="notice ordremark">
      <DeskIcon name="pencil" size="s" />
      <span className="grow">
        <b>{t('order.field.remark')}</b> <bdi>{remark}</bdi>
      </span>
    </p>
  )
}

const isRefund = ({ action }: DeskOrder['logList'][number]): boolean => action === 'refund'

/** Why nothing of the order goes back here, empty when there is nothing to say; undefined when it may. */
function useRefusal(order: DeskOrder | undefined): string | undefined {
  const t = useT()
  const { may } = useRights()
  if (order === undefined) return ''
  const why = whyNoRefund(order)
  if (why !== undefined) return why === 'over' ? '' : t(`staffOrders.${why}`)
  if (isPaidWithPoints(order) && order.logList.some(isRefund)) return t('staffOrders.pointsGone')
  return may('order:refund', { storeId: order.store.storeId }) ? undefined : ''
}

function Whole({ order }: OrderProps) {
  const t = useT()
  return (
    <div className="ordcols">
      <section>
        <h3>{t('staffOrders.items')}</h3>
        <OrderLines order={order} />
        <Remark order={order} />
        <OrderAmounts order={order} />
      </section>
      <section className="ordpaper">
        <h3>{t('staffOrders.money')}</h3>
        <OrderMoney order={order} />
        <h3>{t('staffOrders.log')}</h3>
        <OrderSteps order={order} />
      </section>
    </div>
  )
}

interface OrderDialogProps {
  readonly owned: { readonly storeId: string; readonly orderId: string }
  readonly onClose: () => void
}

/** An order, its lines, its money and what happened to it; who may gives money of it back [staff-10]. */
export function OrderDialog({ owned, onClose }: OrderDialogProps) {
  const t = useT()
  const { data: order, error, refetch } = useDeskOrder(owned)
  const refusal = useRefusal(order)
  const [isRefunding, setRefunding] = useState(false)
  const retry = () => void refetch()
  if (order !== undefined && isRefunding) return <RefundDialog order={order} onClose={() => setRefunding(false)} />
  const foot = (
    <button type="button" className="btn primary" onClick={() => setRefunding(true)}>
      {order && isPaidWithPoints(order) ? t('staffOrders.returnPoints') : t('staffOrders.refund')}
    </button>
  )
  return (
    <Dialog
      isPage
      isWide
      title={
        order
          ? t('staffOrders.one', { code: `\u2066${order.pickupCode ?? order.orderNo}\u2069` })
          : t('staffOrders.number')
      }
      intro={order && <Facts order={order} />}
      closeLabel={t('action.close')}
      onClose={onClose}
      foot={refusal === undefined ? foot : undefined}
    >
      {order === undefined && error === null && <SkeletonRows label={t('desk.loading')} />}
      {order === undefined && error !== null && <Failed failure={error} onRetry={retry} />}
      {order !== undefined && error !== null && <FailedNotice failure={error} onRetry={retry} />}
      {refusal !== undefined && refusal !== '' && <p className="notice">{refusal}</p>}
      {order && <Whole order={order} />}
    </Dialog>
  )
}
