import { countUnits } from '@tiffin/core/cart/count-units'
import { isPaidAtStore } from '@tiffin/core/order/counter-refund'
import { type Order, paymentMethodType } from '@tiffin/core/order/order'
import { orderStatus } from '@tiffin/core/order/order-state'
import { refundState } from '@tiffin/core/order/payment-status'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { refreshOrders } from '../../data/order/refresh-orders.ts'
import { offeredActions } from '../../features/order/offered-actions.ts'
import { cancelOrder, deleteOrder } from '../../features/order/order-moves.ts'
import { OrderNames } from '../../features/order/order-names.tsx'
import { ReadyLine } from '../../features/order/ready-line.tsx'
import { reorder } from '../../features/order/reorder.ts'
import { useCountdown } from '../../features/order/use-countdown.ts'
import { shownStatus, statusKey, statusName, statusTag } from '../../features/order-status.ts'
import { useDates } from '../../state/language/dates.ts'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { Tile } from '../../ui/tile.tsx'
import css from './order-list.module.css'

const mostPictures = 3

const live: readonly number[] = [orderStatus.accepted, orderStatus.making, orderStatus.ready]

interface PartProps {
  readonly order: Order
}

interface TimeLeftProps extends PartProps {
  readonly toText: (time: string) => string
}

/** The time left to pay. It renders every second, the card around it does not. */
function TimeLeft({ order, toText }: TimeLeftProps) {
  const { status, payExpireTime } = order
  const countdown = useCountdown(status === orderStatus.awaitingPayment ? payExpireTime : null, refreshOrders)
  return countdown === undefined ? null : toText(countdown.text)
}

/** One main button; whatever else can be done stands beside it as words. */
function Buttons({ order }: PartProps) {
  const t = useT()
  const format = useMoney()
  const { orderId, store, status, payExpireTime, pickupCode } = order
  const actions = offeredActions(order)
  const canPay = actions.includes('pay')
  return (
    <div className={css.buttons}>
      {actions.includes('cancel') ? (
        <button type="button" className={`btn plain ${css.aside}`} onClick={() => cancelOrder(order, format)}>
          {t('order.cancel')}
        </button>
      ) : null}
      {actions.includes('reorder') ? (
        <button type="button" className="btn soft" onClick={() => reorder(orderId, store)}>
          {t('order.reorder')}
        </button>
      ) : null}
      {live.includes(status) && pickupCode === null ? (
        <button type="button" className="btn soft" onClick={() => openPage(withInputs(paths.orderDetail, { orderId }))}>
          {t('result.viewOrder')}
        </button>
      ) : null}
      {actions.includes('delete') ? (
        <button type="button" className={`btn plain ${css.aside}`} onClick={() => deleteOrder(orderId)}>
          {t('action.delete')}
        </button>
      ) : null}
      {canPay ? (
        <button type="button" className="btn primary" onClick={() => openPage(withInputs(paths.cashier, { orderId }))}>
          {t('order.pay')}
          {payExpireTime === null ? null : (
            <span className={`num ${css.left}`}>
              <TimeLeft order={order} toText={(time) => t('pay.left', { time })} />
            </span>
          )}
        </button>
      ) : null}
    </div>
  )
}

const liveText = {
  [orderStatus.accepted]: 'order.text.accepted',
  [orderStatus.making]: 'order.text.making',
  [orderStatus.ready]: 'order.text.ready',
} as const

/** The code to call at the counter, of an order that is to be paid there, or is under way: then it is the button that leads to it [page-23]. */
function Call({ order }: PartProps) {
  const { orderId, status, pickupCode, paymentMethod } = order
  const paysHere = status === orderStatus.awaitingPayment && paymentMethod.type === paymentMethodType.atStore
  const frame = { className: css.call, 'data-state': statusName(status) }
  if (pickupCode === null) return null
  if (paysHere)
    return (
      <div {...frame}>
        <CallText order={order} />
      </div>
    )
  return live.includes(status) ? (
    <button type="button" {...frame} onClick={() => openPage(withInputs(paths.orderDetail, { orderId }))}>
      <CallText order={order} />
      <Icon name="forward" isDirected />
    </button>
  ) : null
}

function CallText({ order }: PartProps) {
  const t = useT()
  const { status, pickupCode, readyTime, payExpireTime } = order
  const dates = useDates()
  const isReady = status === orderStatus.ready
  const paysHere = status === orderStatus.awaitingPayment
  const since = isReady && readyTime !== null ? t('order.since', { time: dates.clock(readyTime) }) : ''
  return (
    <>
      {paysHere ? null : <span className="sr">{t('result.viewOrder')}</span>}
      <b className="t24 h num">{pickupCode}</b>
      <span className="grow">
        {t(liveText[status as keyof typeof liveText] ?? 'order.payHere')} {since}
        <ReadyLine order={order} />
        {paysHere ? null : <Progress status={status} />}
        {paysHere && payExpireTime !== null ? (
          <b className="block num">
            <TimeLeft order={order} toText={(time) => t('pay.timeRemaining', { time })} />
          </b>
        ) : null}
      </span>
    </>
  )
}

/** How far an order is, as three bars: what is done and what is being done is green. */
function Progress({ status }: Pick<Order, 'status'>) {
  return (
    <span className={css.progress} aria-hidden="true">
      {live.map((step) => (
        <i key={step} data-on={status >= step || undefined} data-now={status === step || undefined} />
      ))}
    </span>
  )
}

/** What went back, or goes back, of the money. */
function Refunded({ order }: PartProps) {
  const t = useT()
  const format = useMoney()
  const { refundTotal } = order
  if (refundTotal === 0) return null
  const amount = format(refundTotal)
  const way = isPaidAtStore(order) ? 'order.text.refundAtStore' : 'order.text.refundAmount'
  const isFailed = order.refundState === refundState.failed
  const text = order.refundState === refundState.done ? t('order.lineRefund', { amount }) : t(way, { amount })
  return (
    <p className={`notice ${css.refunded} ${isFailed ? 'error' : ''}`}>
      <Icon name="again" size="s" />
      {isFailed ? t('order.text.refundFailed') : text}
    </p>
  )
}

/** One order in short: where, when, what, how much, and what can be done about it. */
export function OrderCard({ order }: { readonly order: Order }) {
  const t = useT()
  const format = useMoney()
  const dates = useDates()
  const { orderId, orderNo, store, status, submitTime, productList, giftList, payableTotal } = order
  const count = countUnits([...productList, ...giftList])
  return (
    <article className={`card ${css.order}`}>
      <div className="between">
        <button
          type="button"
          className={`grow ${css.name}`}
          onClick={() => openPage(withInputs(paths.orderDetail, { orderId }))}
        >
          <b>{store.storeName}</b>
          <Icon name="forward" size="xs" isDirected />
        </button>
        <span className={statusTag(status)}>{t(statusKey(shownStatus(order)))}</span>
      </div>
      <p className={`t12 ink2 ${css.facts}`}>
        <span className="num">{dates.short(submitTime)}</span>
        <span className="num">{t('cashier.order', { number: orderNo })}</span>
      </p>
      <div className={css.pictures}>
        {productList.slice(0, mostPictures).map(({ image, tint }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order stand still
          <Tile key={index} image={image} tint={tint} size={64} radius={14} />
        ))}
        {productList.length === 1 ? <OrderNames order={order} /> : null}
        <div className={css.sum}>
          <b className="t16">
            <bdi className="num" dir="ltr">
              {format(payableTotal)}
            </bdi>
          </b>
          <p className="t12 ink2">{t('order.items', { count })}</p>
        </div>
      </div>
      {productList.length === 1 ? null : (
        <div className={css.names}>
          <OrderNames order={order} />
        </div>
      )}
      <Refunded order={order} />
      <div className={css.foot}>
        <Call order={order} />
        <Buttons order={order} />
      </div>
    </article>
  )
}
