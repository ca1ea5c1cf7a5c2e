import { type Money, money } from '@tiffin/core/money/money'
import { isPaid } from '@tiffin/core/order/is-paid'
import type { Order } from '@tiffin/core/order/order'
import { orderStatus } from '@tiffin/core/order/order-state'
import { ask } from '@tiffin/kit/client/ask.ts'
import { useMoney } from '@tiffin/kit/client/brand.ts'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePaymentMethods } from '../../data/order/checkout.ts'
import { useOrder } from '../../data/order/one-order.ts'
import { refreshOrders } from '../../data/order/order.ts'
import { createPayment, paymentAction } from '../../data/order/payment.ts'
import { leaveFor } from '../../device/leave-for.ts'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { SkeletonLines } from '../../features/load-state/skeleton.tsx'
import { PaymentOptions } from '../../features/order/payment-options.tsx'
import { useCountdown } from '../../features/order/use-countdown.ts'
import { Page } from '../../features/page/page.tsx'
import { useDates } from '../../state/language/dates.ts'
import { goBack, navigator, openTab, replacePage } from '../../state/navigation/navigation.ts'
import { usePage } from '../../state/navigation/page-context.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { createdOrder, payingOrder } from '../../state/order/created-order.ts'
import css from './cashier.module.css'
import { proposedMethod } from './proposed-method.ts'
import { returnAddress } from './return-address.ts'
import { Ring } from './ring.tsx'
import { toResult, useReturnQuestion } from './use-return-question.ts'

/** Leaving is asked about once; the order waits on in the list. */
function useLeaveQuestion(deadline: number | null): void {
  const { id } = usePage()
  const dates = useDates()
  const time = deadline === null ? '' : dates.clock(deadline)
  useEffect(() => {
    let mayLeave = false
    return navigator().onBackPress(id, () => {
      if (mayLeave || time === '') return true
      ask({
        title: t('cashier.leaveTitle'),
        text: t('cashier.leaveText', { time }),
        confirm: { label: t('cashier.stay'), answer: 'stay' },
        cancel: { label: t('cashier.leave'), answer: 'leave' },
        closing: 'stay',
      }).then((answer) => {
        mayLeave = answer === 'leave'
        if (mayLeave) goBack()
      })
      return false
    })
  }, [id, time])
}

function Expired({ order }: { readonly order: Order }) {
  const t = useT()
  return (
    <div className="empty">
      <b className="t16">{t('cashier.expired')}</b>
      <p className="ink2">{t('cashier.expiredText')}</p>
      <button
        type="button"
        className="btn primary"
        onClick={() => replacePage(withInputs(paths.orderDetail, { orderId: order.orderId }))}
      >
        {t('result.viewOrder')}
      </button>
    </div>
  )
}

function ToPay({ amount, orderNo }: { readonly amount: Money; readonly orderNo: string }) {
  const t = useT()
  const format = useMoney()
  return (
    <>
      <p className={`t32 h ${css.amount}`}>
        <bdi className="num" dir="ltr">
          {format(amount)}
        </bdi>
      </p>
      <p className="ink2 t12 num">{t('cashier.order', { number: orderNo })}</p>
    </>
  )
}

/** Until the order has come; one that was made in this tab is known already [order-1]. */
function Waiting({ orderId }: { readonly orderId: string | undefined }) {
  const created = createdOrder.get()
  if (created === null || created.orderId !== orderId) return <SkeletonLines count={6} />
  return (
    <div className={`sections ${css.narrow}`}>
      <section className={css.top}>
        <ToPay amount={money(created.payableTotal)} orderNo={created.orderNo} />
      </section>
      <SkeletonLines count={3} />
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

interface PayProps {
  readonly order: Order
}

function Pay({ order }: PayProps) {
  const t = useT()
  const format = useMoney()
  const dates = useDates()
  const { orderId, orderNo, payableTotal, payExpireTime, submitTime, store, paymentMethod } = order
  const isOffline = useOverlays((state) => state.isOffline)
  const { data: methods, isError, refetch } = usePaymentMethods(store.storeId, payableTotal)
  const isDeclined = usePage().inputs.declined === '1'
  const [declined, setDeclined] = useState(isDeclined ? paymentMethod.code : undefined)
  const [chosen, setChosen] = useState(isDeclined ? undefined : paymentMethod.code)
  const [fault, setFault] = useState('')
  const [isPaying, setPaying] = useState(false)
  const paying = useRef(false)
  const mayTap = useMayTap(orderId)
  const code = methods === undefined ? undefined : proposedMethod(methods, { chosen, declined })
  const onOver = useCallback(() => {
    refreshOrders()
  }, [])
  const countdown = useCountdown(payExpireTime, onOver)
  const onFailed = useCallback(() => {
    setFault(t('pay.failedSwitch'))
    setDeclined(code)
    setChosen(undefined)
  }, [t, code])
  useReturnQuestion(orderId, onFailed)
  useLeaveQuestion(payExpireTime)

  async function pay(): Promise<void> {
    if (paying.current || code === undefined) return
    paying.current = true
    setPaying(true)
    setFault('')
    try {
      const { action, url } = await createPayment({
        ...{ orderId, paymentMethodCode: code },
        returnUrl: returnAddress(orderId),
      })
      if (action === paymentAction.redirect) {
        payingOrder.set(orderId)
        leaveFor(url)
        return
      }
      refreshOrders()
      replacePage(withInputs(paths.orderDetail, { orderId }))
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (isRefusal(failure, 'alreadyPaid')) toResult(orderId)
      else if (isRefusal(failure, 'paymentFailed')) onFailed()
      else setFault(failure.message)
      refreshOrders()
    } finally {
      paying.current = false
      setPaying(false)
    }
  }

  const amount: Money = money(payableTotal)
  const bar = (
    <button
      type="button"
      className={`btn primary big wide ${isPaying ? 'loading' : ''}`}
      disabled={code === undefined || isOffline || !mayTap}
      aria-busy={isPaying}
      onClick={() => pay()}
    >
      {t('cashier.pay')}
      <bdi className="num" dir="ltr">
        {format(amount)}
      </bdi>
    </button>
  )
  return (
    <Page page="cashier" title={t('title.cashier')} bar={bar}>
      <div className={`sections ${css.narrow}`}>
        <section className={css.top}>
          {countdown === undefined ? null : (
            <>
              <Ring countdown={countdown} wholeMs={(payExpireTime ?? 0) - submitTime} />
              <p className="ink2">{t('pay.timeRemainingLabel')}</p>
            </>
          )}
          <ToPay amount={amount} orderNo={orderNo} />
        </section>
        {fault === '' ? null : (
          <p className="notice error" role="alert">
            {fault}
          </p>
        )}
        {methods === undefined && isError ? <LoadFault onRetry={refetch} /> : null}
        {methods === undefined && !isError ? <SkeletonLines count={3} /> : null}
        {methods === undefined ? null : (
          <section className={`card ${css.rows}`}>
            <PaymentOptions methods={methods} code={code} onChoose={setChosen} />
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
      {order === undefined && error !== null ? <LoadFault onRetry={refetch} /> : null}
      {order === undefined && error === null ? <Waiting orderId={orderId} /> : null}
      {order?.status === orderStatus.timeout ? <Expired order={order} /> : null}
    </Page>
  )
}
