import type { Order } from '@tiffin/core/order/order'
import '../../styles/order.css'
import { noMoney } from '@tiffin/core/money/money'
import { orderStatus } from '@tiffin/core/order/order-state'
import { savedOf } from '@tiffin/core/pricing/bill'
import { useMoney } from '@tiffin/kit/client/money.ts'
import { tableText } from '@tiffin/kit/client/table-text.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { Fragment } from 'react'
import { useOrder } from '../../data/order/one-order.ts'
import { PasswordOffer } from '../../features/login/password-offer.tsx'
import { NotifyOffer } from '../../features/notify/notify-offer.tsx'
import { OrderNames } from '../../features/order/order-names.tsx'
import { ReadyLine } from '../../features/order/ready-line.tsx'
import { Steps } from '../../features/order/steps.tsx'
import { statusKey, statusName } from '../../features/order-status.ts'
import { Page } from '../../features/page/page.tsx'
import { DirectionsLink } from '../../features/store/directions-link.tsx'
import { useDates } from '../../state/language/dates.ts'
import { openTab, replacePage } from '../../state/navigation/navigation.ts'
import { usePage } from '../../state/navigation/page-context.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { Flower } from '../../ui/flower.tsx'
import css from './pay-success.module.css'
import { type PaymentResult, usePaymentResult } from './use-payment-result.ts'
import { useReturned } from './use-returned.ts'

/** It is not known to be paid. */
const isOpen = (state: PaymentResult): boolean =>
  state === 'pending' || state === 'failed' || state === 'unpaid' || state === 'waiting'

function Mark({ state }: { readonly state: PaymentResult }) {
  if (state === 'unknown') return <Drawing name="plate" />
  return (
    <div className={css.flower} data-state={state === 'waiting' ? 'pending' : state}>
      <Flower size={68} heart="var(--heart)" heartRadius={9.5} />
      {state === 'paid' || state === 'failed' || state === 'over' ? (
        <span>
          <Icon name={state === 'paid' ? 'check' : 'close'} />
        </span>
      ) : null}
    </div>
  )
}

function Amount({ name, amount }: { readonly name: string; readonly amount: string }) {
  return (
    <div>
      <dt className="t12 ink2">{name}</dt>
      <dd className="t16">
        <bdi className="num" dir="ltr">
          {amount}
        </bdi>
      </dd>
    </div>
  )
}

const isMade = (order: Order | undefined): order is Order => order !== undefined && order.status >= orderStatus.ready

function Slip({ order }: { readonly order: Order }) {
  const t = useT()
  const format = useMoney()
  const { pickupCode, payableTotal, orderNo } = order
  const saved = savedOf(order)
  return (
    <section className={css.wrap}>
      <div className={css.slip}>
        {pickupCode === null ? null : (
          <>
            <p className="sr">{t('order.field.pickupCode')}</p>
            {isMade(order) ? null : <p className="ink2">{t('result.callCode')}</p>}
            <div className={`num ${css.code}`}>{pickupCode}</div>
          </>
        )}
        <ReadyLine order={order} />
        <div className={css.names}>
          <OrderNames order={order} />
        </div>
        <dl className={css.pair}>
          <Amount name={t('pay.paid')} amount={format(payableTotal)} />
          <Amount name={t('order.field.orderNumber')} amount={orderNo} />
          {saved > 0 ? <Amount name={t('result.youSaved')} amount={format(saved)} /> : null}
        </dl>
      </div>
      <div className="hem" />
    </section>
  )
}

/** The store, until when it keeps the order, the amount and the number of it, paid or not [page-48] [page-61]. */
function Unpaid({ order, held }: { readonly order: Order; readonly held: string }) {
  const t = useT()
  const format = useMoney()
  return (
    <section className={`card ${css.narrow}`}>
      <b className="block">{order.store.storeName}</b>
      {held === '' ? null : <p className="ink2">{held}</p>}
      <dl className={css.pair}>
        <Amount name={t('order.field.payableTotal')} amount={format(order.payableTotal)} />
        <Amount name={t('order.field.orderNumber')} amount={order.orderNo} />
      </dl>
    </section>
  )
}

/** Where it is collected, and the way there. */
function Place({ store }: Pick<Order, 'store'>) {
  const t = useT()
  return (
    <section className={`card ${css.place}`}>
      <Icon name="pin" />
      <div className="grow">
        <b className="block">{store.storeName}</b>
        <span className="t12 ink2">
          <bdi>{store.address}</bdi>
        </span>
      </div>
      <DirectionsLink className="btn soft" to={store}>
        {t('action.navigate')}
      </DirectionsLink>
    </section>
  )
}

/** What the page says of an order that is ready or was collected, in the words of its own page [page-33]. */
function useMadeWords(order: Order | undefined) {
  const t = useT()
  if (!isMade(order)) return undefined
  const table = tableText(order.tableName)
  const isBrought = order.status === orderStatus.ready && table !== ''
  const text = isBrought ? `${t('table.brought')} · ${table}` : t(`order.text.${statusName(order.status)}`)
  return { title: t(statusKey(order.status)), text }
}

/** What the page says of a payment, and until when an order waits that is not paid. */
function useResultWords(result: PaymentResult, order: Order | undefined) {
  const t = useT()
  const dates = useDates()
  const format = useMoney()
  const made = useMadeWords(order)
  const deadline = order?.payExpireTime ?? null
  const returned = order?.returnedTotal ?? noMoney
  const heldFor = (time: string) =>
    returned > 0 ? t('result.heldReturned', { amount: format(returned), time }) : t('result.heldUntil', { time })
  const held = deadline === null ? '' : heldFor(dates.clock(deadline))
  const titles = {
    pending: t('result.checking'),
    ended: t('result.checking'),
    waiting: t('result.waiting'),
    paid: made?.title ?? t('result.paid'),
    failed: t('result.failed'),
    unpaid: t('result.unpaid'),
    unknown: t('order.notFound'),
    over: order?.isCancelledByCustomer ? t('order.status.cancelled') : t('goods.invalid'),
  }
  const texts = {
    pending: t('result.checkingText'),
    ended: t('result.checkingText'),
    waiting: t('result.waitingText'),
    paid: made?.text ?? '',
    failed: t('pay.failedSwitch'),
    unpaid: held,
    unknown: '',
    over: order?.refundTotal
      ? t('order.text.refundAmount', { amount: format(order.refundTotal) })
      : t('order.text.refund'),
  }
  return { title: titles[result], text: texts[result], held }
}

function WayOn({ result, orderId }: { readonly result: PaymentResult; readonly orderId: string }) {
  const t = useT()
  const isUnknown = result === 'unknown'
  const goOn = () => (isUnknown ? openTab(paths.orders) : replacePage(withInputs(paths.orderDetail, { orderId })))
  return (
    <>
      <button type="button" className="btn line" onClick={() => openTab(paths.home)}>
        {t('tab.home')}
      </button>
      {result === 'failed' || result === 'unpaid' ? (
        <button
          type="button"
          className="btn primary"
          onClick={() =>
            replacePage(withInputs(paths.cashier, result === 'failed' ? { orderId, declined: '1' } : { orderId }))
          }
        >
          {t(result === 'failed' ? 'result.tryAnother' : 'cashier.pay')}
        </button>
      ) : (
        <button type="button" className={`btn ${result === 'pending' ? 'soft' : 'primary'}`} onClick={goOn}>
          {t(isUnknown ? 'me.orders' : 'result.viewOrder')}
        </button>
      )}
    </>
  )
}

function Result({ orderId, isAsked }: { readonly orderId: string; readonly isAsked: boolean }) {
  const t = useT()
  const result = usePaymentResult(orderId, isAsked)
  const { data: order } = useOrder(result === 'unknown' ? undefined : orderId)
  const { title, text, held } = useResultWords(result, order)
  return (
    <Page page="paySuccess" title={t('title.paySuccess')} bar={<WayOn result={result} orderId={orderId} />}>
      <div className={`sections ${css.result}`}>
        <section className={css.top} role="status">
          {/* mounted anew with another title, so that no text moves from where it stood */}
          <Fragment key={title}>
            <Mark state={result} />
            <h2 className="t24 h">{title}</h2>
            {text === '' ? null : <p className="ink2">{text}</p>}
          </Fragment>
        </section>
        {result === 'paid' && order !== undefined ? (
          <div className={css.columns}>
            <Slip order={order} />
            <div className={css.offers}>
              <Steps order={order} />
              {isMade(order) ? null : <NotifyOffer />}
              <Place store={order.store} />
              <PasswordOffer />
            </div>
          </div>
        ) : null}
        {order !== undefined && isOpen(result) ? <Unpaid order={order} held={result === 'failed' ? held : ''} /> : null}
      </div>
    </Page>
  )
}

/** Until the server has said which order was paid. */
function Looking() {
  const t = useT()
  return (
    <Page page="paySuccess" title={t('title.paySuccess')}>
      <section className={css.top} role="status">
        <Mark state="pending" />
        <h2 className="t24 h">{t('result.checking')}</h2>
        <p className="ink2">{t('result.checkingText')}</p>
      </section>
    </Page>
  )
}

/** Where the provider sends the customer back; only the server's word counts. */
export function PaySuccessScreen() {
  const { inputs } = usePage()
  const orderId = useReturned(inputs)
  return orderId === undefined ? <Looking /> : <Result orderId={orderId} isAsked={inputs.asked === '1'} />
}
