import { money, noMoney } from '@tiffin/core/money/money'
import { isPaidAtStore } from '@tiffin/core/order/counter-refund'
import { type Order, paymentMethodType } from '@tiffin/core/order/order'
import { isUnderWay, orderStatus } from '@tiffin/core/order/order-state'
import { refundState } from '@tiffin/core/order/payment-status'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { tableText } from '@tiffin/kit/client/table-text.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useCallback } from 'react'
import { refreshOrders } from '../../data/order/refresh-orders.ts'
import { ReadyLine } from '../../features/order/ready-line.tsx'
import { timeLabel, useCountdown } from '../../features/order/use-countdown.ts'
import { useReadySign } from '../../features/order/use-ready-sign.ts'
import { shownStatus, statusKey, statusName } from '../../features/order-status.ts'
import css from './order-detail.module.css'

/** Waiting to be paid: the time that is left, and the code to say at the counter when it is paid there. The way to the cashier is the page's one main button. */
function Waits({ order }: { readonly order: Order }) {
  const t = useT()
  const { payExpireTime, paymentMethod, pickupCode } = order
  const onOver = useCallback(() => {
    refreshOrders()
  }, [])
  const countdown = useCountdown(payExpireTime, onOver)
  const isAtStore = paymentMethod.type === paymentMethodType.atStore
  return (
    <section className={css.waits}>
      <p className="t16 b">{t('order.status.awaitingPayment')}</p>
      {pickupCode === null || !isAtStore ? null : <p className={`num ${css.code}`}>{pickupCode}</p>}
      {isAtStore ? <p>{t('order.text.payAtStore')}</p> : null}
      <ReadyLine order={order} />
      {countdown === undefined ? null : (
        <p className={isAtStore ? 't16 b num' : 't32 h num'} role="timer" dir="ltr">
          {countdown.text}
        </p>
      )}
      {countdown === undefined && isAtStore ? null : (
        <p>{t(isAtStore ? 'pay.timeRemainingLabel' : timeLabel(countdown))}</p>
      )}
      <Returned order={order} />
    </section>
  )
}

/** Where the money is that goes back by a provider [order-17]. */
function RefundProgress({ order }: { readonly order: Order }) {
  const t = useT()
  const isSent = order.refundTotal > (order.returnedByBank ?? noMoney)
  const isByProvider = order.returnedTotal > 0 || (isSent && !isPaidAtStore(order))
  if (order.refundState === refundState.failed) return <p className="b">{t('order.text.refundFailed')}</p>
  return order.refundState === refundState.done && isByProvider ? <p>{t('order.text.refundDone')}</p> : null
}

/** Money beside what the order was paid with goes back, and its customer reads so. */
function Returned({ order }: { readonly order: Order }) {
  const t = useT()
  const format = useMoney()
  return (
    <>
      {order.returnedTotal > 0 ? <p>{t('order.text.returned', { amount: format(order.returnedTotal) })}</p> : null}
      <RefundProgress order={order} />
    </>
  )
}

/** What goes back of what was paid, and how; what the customer's bank returned before is not sent again [order-27]. */
function GoesBack({ order }: { readonly order: Order }) {
  const t = useT()
  const format = useMoney()
  const { refundTotal, returnedByBank = noMoney } = order
  const way = isPaidAtStore(order) ? 'order.text.refundAtStore' : 'order.text.refundAmount'
  const sent = money(refundTotal - returnedByBank)
  return (
    <>
      {returnedByBank > 0 ? (
        <p className="ink2">{t('order.text.returnedByBank', { amount: format(returnedByBank) })}</p>
      ) : null}
      {sent > 0 ? <p className="ink2">{t(way, { amount: format(sent) })}</p> : null}
      {refundTotal > 0 || order.isCancelledByCustomer === true ? null : (
        <p className="ink2">{t('goods.contactStore')}</p>
      )}
    </>
  )
}

/**
 * Over: what became of it and why. Money that was paid for what was not made is named, however late it came; the reason
 * that the store gave stands for itself.
 */
function Over({ order }: { readonly order: Order }) {
  const t = useT()
  const { status, closeReason, payTime, paymentNo } = order
  const isGone = status === orderStatus.closed && (payTime !== null || paymentNo !== null)
  const isInvalid = isGone && order.isCancelledByCustomer !== true && (payTime === null || closeReason === '')
  const isReason = status === orderStatus.closed && closeReason !== '' && !isInvalid
  const heading = isInvalid ? t('goods.invalid') : isReason ? closeReason : t(`order.text.${statusName(status)}`)
  return (
    <section className={css.over}>
      <p className="t20 h">{t(statusKey(shownStatus(order)))}</p>
      <p className={isInvalid || isReason ? 'b' : 'ink2'}>{heading}</p>
      {closeReason === '' || isReason ? null : <p className="ink2">{closeReason}</p>}
      {isGone ? <GoesBack order={order} /> : null}
      <Returned order={order} />
    </section>
  )
}

/** Steam over what is being made. */
function Steam() {
  return (
    <svg className={css.steam} viewBox="0 0 48 24" aria-hidden="true">
      {[12, 24, 36].map((x) => (
        <path key={x} d={`M${x} 23c-6-5 6-10 0-15s3-6 1-7`} />
      ))}
    </svg>
  )
}

/** Accepted, making and ready each look different; the code is largest when it is shown at the counter. */
function GoesOn({ order }: { readonly order: Order }) {
  const t = useT()
  const { status, pickupCode } = order
  const table = tableText(order.tableName)
  const isReady = status === orderStatus.ready
  useReadySign(isReady)
  return (
    <section className={css.tag} data-state={statusName(status)} aria-live="polite">
      <div>
        {status === orderStatus.making ? <Steam /> : null}
        <p className="t16 b">{t(statusKey(status))}</p>
        {pickupCode === null ? null : <div className={`num ${css.code}`}>{pickupCode}</div>}
        {isReady && table === '' ? <p className="t20 h">{t('order.atCounter')}</p> : null}
        <p>{table === '' ? t(`order.text.${statusName(status)}`) : `${t('table.brought')} · ${table}`}</p>
        <ReadyLine order={order} />
        {order.refundTotal > 0 ? <GoesBack order={order} /> : null}
        <Returned order={order} />
      </div>
      {isReady ? <div className="hem" /> : null}
    </section>
  )
}

/** The state of an order at one glance. */
export function StateBanner({ order }: { readonly order: Order }) {
  if (order.status === orderStatus.awaitingPayment) return <Waits order={order} />
  return isUnderWay(order.status) ? <GoesOn order={order} /> : <Over order={order} />
}
