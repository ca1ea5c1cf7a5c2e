import { useMoney } from '@tiffin/kit/client/money.ts'
import '../../styles/order.css'
import '@tiffin/kit/ui/choices.css'
import { countUnits } from '@tiffin/core/cart/count-units'
import { type Order, paymentMethodType } from '@tiffin/core/order/order'
import { isUnderWay, orderStatus } from '@tiffin/core/order/order-state'
import { pickupNameOf } from '@tiffin/core/store/store'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { tableText } from '@tiffin/kit/client/table-text.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useKnownOrder } from '../../data/order/one-order.ts'
import { Amounts } from '../../features/bill/amounts.tsx'
import { WhyPrice } from '../../features/bill/why-price.tsx'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { StaleLine } from '../../features/load-state/stale-line.tsx'
import { PasswordOffer } from '../../features/login/password-offer.tsx'
import { NotifyOffer } from '../../features/notify/notify-offer.tsx'
import { offeredActions } from '../../features/order/offered-actions.ts'
import { OrderLines } from '../../features/order/order-lines.tsx'
import { cancelOrder, deleteOrder } from '../../features/order/order-moves.ts'
import { reorder } from '../../features/order/reorder.ts'
import { Steps } from '../../features/order/steps.tsx'
import { Page } from '../../features/page/page.tsx'
import { DirectionsLink } from '../../features/store/directions-link.tsx'
import { goBack, openPage, openTab } from '../../state/navigation/navigation.ts'
import { usePage } from '../../state/navigation/page-context.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Facts } from './facts.tsx'
import css from './order-detail.module.css'
import { StateBanner } from './state-banner.tsx'

const ReceiptCard = lazyPart(() => import('../../features/receipt/receipt-card.tsx').then((part) => part.ReceiptCard))
const HelpCard = lazyPart(() => import('../../features/order-help/help-card.tsx').then(({ HelpCard }) => HelpCard))

const dialOf = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

function StoreCard({ store }: Pick<Order, 'store'>) {
  const t = useT()
  const { storeName, address, phone } = store
  return (
    <section className="card">
      <b className="t16">{storeName}</b>
      <p className="ink2">
        <bdi>{address}</bdi>
      </p>
      <div className={css.two}>
        {phone === '' ? null : (
          <a className="btn line" href={dialOf(phone)}>
            <Icon name="phone" size="s" />
            {t('action.call')}
          </a>
        )}
        <DirectionsLink className="btn line" to={store}>
          <Icon name="send" size="s" />
          {t('action.navigate')}
        </DirectionsLink>
      </div>
    </section>
  )
}

function Actions({ order }: { readonly order: Order }) {
  const t = useT()
  const format = useMoney()
  const { orderId, store } = order
  const actions = offeredActions(order)
  const canPay = actions.includes('pay')
  return (
    <>
      {actions.includes('cancel') ? (
        <button type="button" className="btn line grow" onClick={() => cancelOrder(order, format)}>
          {t('order.cancel')}
        </button>
      ) : null}
      {actions.includes('delete') ? (
        <button
          type="button"
          className="btn line grow"
          onClick={() => deleteOrder(orderId).then((isDone) => isDone && goBack())}
        >
          {t('action.delete')}
        </button>
      ) : null}
      {actions.includes('reorder') ? (
        <button type="button" className="btn soft grow" onClick={() => reorder(orderId, store)}>
          {t('order.reorder')}
        </button>
      ) : null}
      {canPay ? (
        <button
          type="button"
          className="btn primary grow"
          onClick={() => openPage(withInputs(paths.cashier, { orderId }))}
        >
          {t('order.pay')}
        </button>
      ) : null}
    </>
  )
}

/** Whether it is made, or waits for its money at the store: its customer may want to hear when it is ready. */
const isWaitedFor = ({ status, paymentMethod: { type } }: Order): boolean =>
  status === orderStatus.accepted ||
  status === orderStatus.making ||
  (status === orderStatus.awaitingPayment && type === paymentMethodType.atStore)

function Detail({ order }: { readonly order: Order }) {
  const t = useT()
  const { orderId, store, productList, giftList, pickupMethod: method, tableName, allowActions } = order
  const canReorder = allowActions.includes('reorder')
  const lines = [...productList, ...giftList]
  const count = countUnits(lines)
  return (
    <div className="sections order-columns">
      <div className="order-column">
        <StaleLine />
        <StateBanner order={order} />
        <Steps order={order} />
        {isWaitedFor(order) ? <NotifyOffer /> : null}
        {order.paymentMethod.type === paymentMethodType.atStore ? <PasswordOffer /> : null}
        <StoreCard store={store} />
      </div>
      <div className="order-column">
        <section className="card">
          <div className="between">
            <h2 className="t16 h">{t('order.items', { count })}</h2>
            <span className="ink2">{tableText(tableName) || t(`pickup.${pickupNameOf(method)}`)}</span>
          </div>
          <OrderLines lines={lines} />
          <div className={css.amounts}>
            <Amounts sums={order} />
            <WhyPrice sums={order} pointsUsed={order.pointsUsed} />
          </div>
          {canReorder && allowActions.includes('pay') ? (
            <button type="button" className={`btn line wide ${css.again}`} onClick={() => reorder(orderId, store)}>
              {t('order.reorder')}
            </button>
          ) : null}
        </section>
        <Facts order={order} />
        {order.payTime === null ? null : <ReceiptCard orderId={orderId} />}
        <HelpCard order={order} />
      </div>
    </div>
  )
}

/** The places of state, steps, store and lines, in their heights. */
function Waiting() {
  const t = useT()
  return (
    <div className="sections" role="status" aria-label={t('frame.loading')}>
      <Skeleton block={196} radius={20} />
      {[102, 138].map((height) => (
        <div key={height} className={`card ${css.waiting}`} style={{ minBlockSize: height }}>
          <Skeleton block={20} inline="46%" />
          <Skeleton block={16} inline="72%" />
        </div>
      ))}
      <div className={`card ${css.waiting}`}>
        <Skeleton block={20} inline="30%" />
        {['58%', '44%', '51%'].map((inline) => (
          <div key={inline} className="flex">
            <Skeleton block={60} inline={60} radius={12} />
            <Skeleton block={18} inline={inline} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** An order as it stands, kept up to date while it goes on. */
export function OrderDetailScreen() {
  const t = useT()
  const { inputs } = usePage()
  const { data: order, error, refetch } = useKnownOrder(inputs.orderId)
  const isUnknown = inputs.orderId === undefined || isRefusal(error, 'orderUnknown')
  const isOver = order !== undefined && !isUnderWay(order.status)
  const call =
    order === undefined || order.store.phone === '' ? undefined : (
      <a
        className="iconbtn"
        href={dialOf(order.store.phone)}
        aria-label={t('store.call', { name: order.store.storeName })}
      >
        <Icon name="phone" />
      </a>
    )
  return (
    <Page
      page="orderDetail"
      title={t('title.orderDetail')}
      action={isOver ? undefined : call}
      bar={order === undefined || offeredActions(order).length === 0 ? undefined : <Actions order={order} />}
    >
      {isUnknown ? (
        <div className="empty">
          <Drawing name="plate" />
          <b className="t16">{t('order.notFound')}</b>
          <button type="button" className="btn primary" onClick={() => openTab(paths.orders)}>
            {t('me.orders')}
          </button>
        </div>
      ) : null}
      {order === undefined && error !== null && !isUnknown ? (
        <LoadFault title={t('order.oneNotLoaded')} onRetry={refetch}>
          <button type="button" className="btn line" onClick={() => openTab(paths.orders)}>
            {t('order.listTitle')}
          </button>
        </LoadFault>
      ) : null}
      {order === undefined && error === null && !isUnknown ? <Waiting /> : null}
      {order === undefined ? null : <Detail order={order} />}
    </Page>
  )
}
