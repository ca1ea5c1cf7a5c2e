import { type Order, paymentMethodType } from '@tiffin/core/order/order'
import { orderStatus } from '@tiffin/core/order/order-state'
import { useMoney } from '@tiffin/kit/client/brand.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useCallback } from 'react'
import { refreshOrders } from '../../data/order.ts'
import { useCountdown } from '../../features/order/use-countdown.ts'
import { statusKey, statusName } from '../../features/order-status.ts'
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
      {countdown === undefined ? null : (
        <p className={isAtStore ? 't16 b num' : 't32 h num'} role="timer" dir="ltr">
          {countdown.text}
        </p>
      )}
      {countdown === undefined && isAtStore ? null : <p>{t('pay.timeRemainingLabel')}</p>}
    </section>
  )
}

/** Over: what became of it and why. Money that was paid for what was not made is named, however late it came. */
function Over({ order }: { readonly order: Order }) {
  const t = useT()
  const format = useMoney()
  const { status, closeReason, refundTotal, payTime, paymentNo, paymentMethod } = order
  const isGone = status === orderStatus.closed && (payTime !== null || paymentNo !== null)
  const way = paymentMethod.type === paymentMethodType.atStore ? 'order.text.refundAtStore' : 'order.text.refundAmount'
  const refund = refundTotal > 0 ? t(way, { amount: format(refundTotal) }) : t('goods.contactStore')
  return (
    <section className={css.over}>
      <p className="t20 h">{t(statusKey(status))}</p>
      <p className={isGone ? 'b' : 'ink2'}>{t(isGone ? 'goods.invalid' : `order.text.${statusName(status)}`)}</p>
      {closeReason === '' ? null : <p className="ink2">{closeReason}</p>}
      {isGone ? <p className="ink2">{refund}</p> : null}
    </section>
  )
}

/** The state of an order at one glance; while it goes on, the code large enough to hold up. */
export function StateBanner({ order }: { readonly order: Order }) {
  const t = useT()
  const { status, pickupCode } = order
  if (status === orderStatus.awaitingPayment) return <Waits order={order} />
  if (status > orderStatus.ready) return <Over order={order} />
  return (
    <section className={css.tag} aria-live="polite">
      <div>
        <p className="t16 b">{t(statusKey(status))}</p>
        {pickupCode === null ? null : <div className={`num ${css.code}`}>{pickupCode}</div>}
        <p>{t(`order.text.${statusName(status)}`)}</p>
      </div>
      <div className="hem" />
    </section>
  )
}
