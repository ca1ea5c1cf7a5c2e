import '@tiffin/kit/ui/choices.css'
import '@tiffin/kit/ui/more-drawings.ts'
import { byUrgency } from '@tiffin/core/order/most-pressing'
import type { Order } from '@tiffin/core/order/order'
import { useT } from '@tiffin/kit/client/words.ts'
import { orderGroup } from '../../data/order/order.ts'
import { useOrders } from '../../data/order/order-list.ts'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { StaleLine } from '../../features/load-state/stale-line.tsx'
import { openLogin } from '../../state/login/login-way.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { openTab } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { showOrders, useOrdersShown } from '../../state/order/orders-shown.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { useNearEnd } from '../../ui/use-near-end.ts'
import { OrderCard } from './order-card.tsx'
import css from './order-list.module.css'

function Visitor() {
  const t = useT()
  return (
    <div className={`sections ${css.list} ${css.alone}`}>
      <div className="empty">
        <Drawing name="cup" />
        <b className="t16">{t('order.visitor')}</b>
        <p className="ink2">{t('order.visitorText')}</p>
        <button type="button" className="btn primary" onClick={() => openLogin(paths.orders)}>
          {t('me.logIn')}
        </button>
        <button type="button" className="btn line" onClick={() => openTab(paths.menu)}>
          {t('action.goToMenu')}
        </button>
      </div>
    </div>
  )
}

function NoOrders() {
  const t = useT()
  return (
    <div className="empty">
      <Drawing name="cup" />
      <b className="t16">{t('order.empty')}</b>
      <p className="ink2">{t('order.emptyText')}</p>
      <button type="button" className="btn primary" onClick={() => openTab(paths.menu)}>
        {t('action.goToMenu')}
      </button>
    </div>
  )
}

/** The place of a card, in its shape. */
function WaitingCard() {
  return (
    <div className={`card ${css.waiting}`}>
      <Skeleton block={20} inline="45%" />
      <Skeleton block={64} inline={136} radius={14} />
      <Skeleton block={16} inline="70%" />
      <Skeleton block={44} inline={120} radius={22} />
    </div>
  )
}

function Cards({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <div className={css.cards}>
      {orders.map((order) => (
        <OrderCard key={order.orderId} order={order} />
      ))}
    </div>
  )
}

function Orders({ group }: { readonly group: number }) {
  const t = useT()
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useOrders(group)
  const end = useNearEnd(() => {
    if (hasNextPage && !isFetchingNextPage) fetchNextPage()
  })
  const orders = data?.pages.flatMap(({ list }) => list)
  const { live, earlier } = byUrgency(orders ?? [])
  return (
    <div className={`sections ${css.list}`}>
      {orders === undefined ? null : <StaleLine />}
      {orders === undefined && isError ? <LoadFault title={t('order.notLoaded')} onRetry={refetch} /> : null}
      {orders === undefined && !isError ? (
        <div className={css.cards} role="status" aria-label={t('frame.loading')}>
          {[0, 1, 2].map((row) => (
            <WaitingCard key={row} />
          ))}
        </div>
      ) : null}
      {orders?.length === 0 ? <NoOrders /> : null}
      {live.length > 0 && earlier.length > 0 ? (
        <div className={css.both}>
          <section className={css.part}>
            <h2 className={`t14 b ${css.now}`}>{t('order.now')}</h2>
            <Cards orders={live} />
          </section>
          <section className={css.part}>
            <h2 className={`t14 b ${css.earlier}`}>{t('order.earlier')}</h2>
            <Cards orders={earlier} />
          </section>
        </div>
      ) : (
        <Cards orders={live.length > 0 ? live : earlier} />
      )}
      <div ref={end} />
      {orders !== undefined && orders.length > 3 && !hasNextPage ? (
        <p className={`t12 ink3 ${css.end}`}>{t('frame.endOfList')}</p>
      ) : null}
    </div>
  )
}

/** The customer's orders by what has become of them. */
export function OrderListScreen() {
  const t = useT()
  const hasLogin = useHasLogin()
  const { group } = useOrdersShown()
  const tabs = [
    { group: orderGroup.all, label: t('order.tab.all') },
    { group: orderGroup.awaitingPayment, label: t('order.tab.awaiting') },
    { group: orderGroup.inProgress, label: t('order.tab.inProgress') },
    { group: orderGroup.completed, label: t('order.tab.completed') },
    { group: orderGroup.ended, label: t('order.tab.ended') },
  ]
  return (
    <main className="page" data-testid="page-orders">
      <header className={css.head}>
        <h1 className="t24 h">{t('order.listTitle')}</h1>
      </header>
      {hasLogin ? (
        <>
          <div className="tabs fading" role="tablist" aria-label={t('order.listTitle')}>
            {tabs.map((tab) => (
              <button
                key={tab.group}
                type="button"
                role="tab"
                aria-selected={tab.group === group}
                onClick={() => showOrders(tab.group)}
              >
                {tab.label}
              </button>
            ))}
          </div>
          <Orders key={group} group={group} />
        </>
      ) : (
        <Visitor />
      )}
    </main>
  )
}
