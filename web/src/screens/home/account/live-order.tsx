import { mostPressing } from '@tiffin/core/order/most-pressing'
import type { Order } from '@tiffin/core/order/order'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useEffect } from 'react'
import { useCurrentOrders } from '../../../data/order/order.ts'
import { Skeleton } from '../../../features/load-state/skeleton.tsx'
import { useReadyText } from '../../../features/order/use-ready-text.ts'
import { statusKey, statusName } from '../../../features/order-status.ts'
import { useHasLogin } from '../../../state/login/session.ts'
import { openPage } from '../../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../../state/navigation/paths.ts'
import { hasPlace, keepPlace } from '../account-places.ts'
import css from './account.module.css'

interface BarProps {
  readonly order: Order
  /** How many others go on. */
  readonly others: number
}

function Bar({ order, others }: BarProps) {
  const t = useT()
  const ready = useReadyText(order)
  const { orderId, status, pickupCode, store } = order
  return (
    <button
      type="button"
      className={css.live}
      data-state={statusName(status)}
      onClick={() => openPage(withInputs(paths.orderDetail, { orderId }))}
    >
      <span className="sr">{t('home.currentOrder')}</span>
      {pickupCode === null ? <Icon name="receipt" /> : <span className={`${css.code} num`}>{pickupCode}</span>}
      <span>
        <b className="t16 block">{t(statusKey(status))}</b>
        <span className="t12 block">
          {ready?.text ?? store.storeName}
          {others > 0 ? ` · ${t('home.ordersMore', { count: others })}` : ''}
        </span>
      </span>
      <Icon name="forward" isDirected />
    </button>
  )
}

/** The order that goes on now: waiting to be paid, being made and when it is ready, or ready. Not there when there is none. */
export function LiveOrder() {
  const hasLogin = useHasLogin()
  const { data, isPending } = useCurrentOrders()
  const orders = data?.list ?? []
  const order = mostPressing(orders)
  const isLive = order !== undefined
  useEffect(() => {
    if (!isPending) keepPlace('live', isLive)
  }, [isPending, isLive])
  if (hasLogin && isPending && hasPlace('live')) return <Skeleton block={64} radius={20} />
  if (!hasLogin || order === undefined) return null
  return <Bar order={order} others={orders.length - 1} />
}
