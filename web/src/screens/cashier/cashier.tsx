import { type Money, money } from '@tiffin/core/money/money'
import { isPaid } from '@tiffin/core/order/is-paid'
import type { Order } from '@tiffin/core/order/order'
import { orderStatus } from '@tiffin/core/order/order-state'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useCallback, useEffect, useState } from 'react'
import { useOrder } from '../../data/order/one-order.ts'
import { refreshOrders } from '../../data/order/refresh-orders.ts'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { PaymentOptions } from '../../features/order/payment-options.tsx'
import { reorder } from '../../features/order/reorder.ts'
import { timeLabel, useCountdown } from '../../features/order/use-countdown.ts'
import { Page } from '../../features/page/page.tsx'
import { useDates } from '../../state/language/dates.ts'
import { openTab, replacePage } from '../../state/navigation/navigation.ts'
import { usePage } from '../../state/navigation/page-context.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { createdOrder } from '../../state/order/created-order.ts'
import { Drawing } from '../../ui/drawing.tsx'
import css from './cashier.module.css'
import { OpenStep } from './open-step.tsx'
import { PaidFor } from './paid-for.tsx'
import { Ring } from './ring.tsx'
import { ToPay } from './to-pay.tsx'
import { useLeaveQuestion } from './use-leave-question.ts'
import { usePaying } from './use-paying.ts'
import { toResult } from './use-return-question.ts'
import { MethodsWaiting, Waiting } from './waiting.tsx'

function Expired({ order }: { readonly order: Order }) {
  const t = useT()
  const { orderId, store } = order
  const isReturned = order.returnedTotal > 0 || order.refundTotal > 0
  return (
    <div className={`sections ${css.narrow}`}>
      <div className={`empty ${css.over}`}>
        <Drawing name="cup" />
        <b className="t16">{t('cashier.expired')}</b>
        <p className="ink2">{t(isReturned ? 'cashier.expiredReturned' : 'cashier.expiredText')}</p>
      </div>
      <PaidFor order={order} amount={money(order.payableTotal)} />
      <button type="button" className="btn primary big wide" onClick={() => reorder(orderId, store)}>
        {t('order.reorder')}
      </button>
      <button
        type="button"
        className="btn line wide"
        onClick={() => replacePage(withInputs(paths.orderDetail, { orderId }))}
      >
        {t('result.viewOrder')}
      </button>
    </div>
  )
}

const strayTapMs = 500

/** The second half of a double tap on "Place order" falls on the button that took its place: it can be pressed a moment later. */
function useMayTap(orderId: string): boolean {
  const [mayTap, setMayTap] = useState(() => createdOrder.get()?.orderId !== orderId)
  useEffect(() => {
    const timer = setTimeout(() => setMayTap(true), strayTapMs)
    return () => clearTimeout(timer)
  }, [])
  return mayTap
}

interface PayButtonProps {
  readonly amount: Money
  readonly isPaying: boolean
  readonly isDisabled: boolean
  readonly onPay: () => void
}

function PayButton({ amount, isPaying, isDisabled, onPay }: PayButtonProps) {
  const t = useT()
  const format = useMoney()
  return (
    <button
      type="button"
      className={`btn primary big wide ${isPaying ? 'loading' : ''}`}
      disabled={isDisabled}
      aria-busy={isPaying}
      onClick={onPay}
    >
      {t('cashier.pay')}{' '}
      <bdi className="num" dir="ltr">
        {format(amount)}
      </bdi>
    </button>
  )
}

/** How long the order still waits. */
function TimeLeft({ order: { payExpireTime, submitTime } }: { readonly order: Order }) {
  const t = useT()
  const onOver = useCallback(() => {
    refreshOrders()
  }, [])
  const countdown = useCountdown(payExpireTime, onOver)
  if (countdown === undefined) return null
  return (
    <>
      <Ring countdown={countdown} wholeMs={(payExpireTime ?? 0) - submitTime} />
      <p className="ink2">{t(timeLabel(countdown))}</p>
    </>
  )
}

function Pay({ order }: { readonly order: Order }) {
  const t = useT()
  const dates = useDates()
  const { orderId, orderNo, payExpireTime } = order
  const isOffline = useOverlays((state) => state.isOffline)
  const { ways, code, declined, choose, fault, isPaying, pay, step, hideStep, onFailed } = usePaying(order)
  const { data: methods, isError, refetch } = ways
  const mayTap = useMayTap(orderId)
  useLeaveQuestion(payExpireTime)

  const amount = money(order.payableTotal)
  if (step !== undefined) {
    const name = methods?.find((method) => method.code === step.paymentMethodCode)?.name ?? ''
    return (
      <OpenStep step={step} name={name} orderId={orderId} onHide={hideStep} onFailed={onFailed}>
        <ToPay amount={amount} orderNo={orderNo} />
        <TimeLeft order={order} />
      </OpenStep>
    )
  }
  const isDisabled = code === undefined || isOffline || !mayTap
  const bar = <PayButton amount={amount} isPaying={isPaying} isDisabled={isDisabled} onPay={() => pay()} />
  return (
    <Page page="cashier" title={t('title.cashier')} bar={bar}>
      <div className={`sections ${css.narrow}`}>
        <section className={css.top}>
          <ToPay amount={amount} orderNo={orderNo} />
          <TimeLeft order={order} />
        </section>
        <PaidFor order={order} />
        {fault === '' ? null : (
          <p className="notice error" role="alert">
            {fault}
          </p>
        )}
        {methods === undefined && isError ? <LoadFault isPart onRetry={refetch} /> : null}
        {methods === undefined && !isError ? <MethodsWaiting /> : null}
        {methods === undefined ? null : (
          <section className={`card ${css.rows}`}>
            <h2 className="t16 h">{t('confirm.payWith')}</h2>
            <PaymentOptions methods={methods} code={code} onChoose={choose} declined={declined} />
          </section>
        )}
        {payExpireTime === null ? null : (
          <p className={`t12 ink2 center ${css.hint}`}>
            {t('cashier.waitsUntil', { time: dates.clock(payExpireTime) })}
          </p>
        )}
      </div>
    </Page>
  )
}

/** Choose how to pay, and pay, while the time lasts. */
export function CashierScreen() {
  const t = useT()
  const { inputs } = usePage()
  const { orderId } = inputs
  const { data: order, error, refetch } = useOrder(orderId)
  const hasPaid = order !== undefined && isPaid(order.status)
  // Its page says what became of an order that ended otherwise than by time, or that there is none.
  const isElsewhere =
    isRefusal(error, 'orderUnknown') ||
    (order !== undefined &&
      order.status > orderStatus.awaitingPayment &&
      !hasPaid &&
      order.status !== orderStatus.timeout)
  useEffect(() => {
    if (orderId === undefined) openTab(paths.orders)
    else if (hasPaid) toResult(orderId)
    else if (isElsewhere) replacePage(withInputs(paths.orderDetail, { orderId }))
  }, [orderId, hasPaid, isElsewhere])

  if (order?.status === orderStatus.awaitingPayment) return <Pay order={order} />
  return (
    <Page page="cashier" title={t('title.cashier')}>
      {order === undefined && error !== null ? (
        <LoadFault title={t('order.oneNotLoaded')} onRetry={refetch}>
          <button type="button" className="btn line" onClick={() => openTab(paths.orders)}>
            {t('order.listTitle')}
          </button>
        </LoadFault>
      ) : null}
      {order === undefined && error === null ? <Waiting orderId={orderId} /> : null}
      {order?.status === orderStatus.timeout ? <Expired order={order} /> : null}
    </Page>
  )
}
