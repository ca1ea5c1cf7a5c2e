import { firstToEnd, mostPressing } from '@tiffin/core/order/most-pressing'
import type { Order } from '@tiffin/core/order/order'
import { orderStatus } from '@tiffin/core/order/order-state'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { Ref } from 'react'
import { useCurrentOrders } from '../../../data/order/order.ts'
import { refreshOrders } from '../../../data/order/refresh-orders.ts'
import { offeredActions } from '../../../features/order/offered-actions.ts'
import { useCountdown } from '../../../features/order/use-countdown.ts'
import { useReadyText } from '../../../features/order/use-ready-text.ts'
import { statusKey, statusName } from '../../../features/order-status.ts'
import { useHasLogin } from '../../../state/login/session.ts'
import { openPage } from '../../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../../state/navigation/paths.ts'
import { HeldPlace } from '../held-place.tsx'
import { useKeptPlace } from '../use-kept-place.ts'
import css from './account.module.css'

/** The way to the cashier, with the amount. */
function PayOrderButton({ order: { orderId, payableTotal } }: { readonly order: Order }) {
  const t = useT()
  const format = useMoney()
  return (
    <button type="button" className="btn primary" onClick={() => openPage(withInputs(paths.cashier, { orderId }))}>
      {t('order.pay')}{' '}
      <bdi className="num" dir="ltr">
        {format(payableTotal)}
      </bdi>
    </button>
  )
}

interface BarProps {
  readonly order: Order
  /** How many others go on. */
  readonly others: number
  readonly isSecond?: boolean
  readonly ref: Ref<HTMLDivElement>
}

/** A sentence among facts: a dot follows it, and no full stop stands before that [page-86]. */
const asFact = (sentence: string) => sentence.replace(/[.。।]$/u, '')

function Bar({ order, others, isSecond = false, ref }: BarProps) {
  const t = useT()
  const ready = useReadyText(order)
  const { orderId, status, pickupCode, store } = order
  const countdown = useCountdown(status === waits ? order.payExpireTime : null, refreshOrders)
  const canPay = offeredActions(order).includes('pay')
  return (
    <div ref={ref} className={css.live} data-state={statusName(status)}>
      <button
        type="button"
        className={css.liveMain}
        onClick={() => openPage(withInputs(paths.orderDetail, { orderId }))}
      >
        {isSecond ? null : <span className="sr">{t('home.currentOrder')}</span>}
        {pickupCode === null ? null : <span className={`${css.code} num`}>{pickupCode}</span>}
        <span className={css.liveText}>
          <b className="t16 block">{t(statusKey(status))}</b>
          <span className={`t12 ${css.facts}`}>
            <span>{ready === undefined ? store.storeName : asFact(ready.text)}</span>
            {countdown === undefined ? null : (
              <span className="num">{t('pay.leftToPay', { time: countdown.text })}</span>
            )}
            {others > 0 ? <span>{t('home.ordersMore', { count: others })}</span> : null}
          </span>
        </span>
        {canPay ? null : <Icon name="forward" isDirected />}
      </button>
      {canPay ? <PayOrderButton order={order} /> : null}
    </div>
  )
}

const waits: number = orderStatus.awaitingPayment

/**
 * The order that goes on now: waiting to be paid, being made and when it is ready, or ready. One that waits to be paid stands below
 * one that is being made, so that it is not forgotten [page-23]. Not there when there is none.
 */
export function LiveOrder() {
  const hasLogin = useHasLogin()
  const { data, isPending } = useCurrentOrders()
  const orders = data?.list ?? []
  const order = mostPressing(orders)
  const unpaid = firstToEnd(orders)
  const isSecond = order !== undefined && order.status !== waits && unpaid !== undefined
  const isLive = order !== undefined
  const ref = useKeptPlace<HTMLDivElement>('live', isPending ? undefined : isLive)
  const secondRef = useKeptPlace<HTMLDivElement>('unpaid', isPending ? undefined : isSecond)
  if (hasLogin && isPending) {
    return (
      <>
        <HeldPlace place="live" />
        <HeldPlace place="unpaid" />
      </>
    )
  }
  if (!hasLogin || order === undefined) return null
  return (
    <>
      <Bar ref={ref} order={order} others={orders.length - (isSecond ? 2 : 1)} />
      {isSecond ? <Bar ref={secondRef} order={unpaid} others={0} isSecond /> : null}
    </>
  )
}
