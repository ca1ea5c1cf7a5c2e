import { orderStatus } from '@tiffin/core/order/order-state'
import { useT } from '@tiffin/kit/client/words.ts'
import { useMemo } from 'react'
import type { FoundOrder } from '../../data/orders.ts'
import { momentOf } from '../../state/dates.ts'
import { money } from '../../state/money.ts'
import { columnsOf } from '../../ui/table.tsx'

const { columns, display } = columnsOf<FoundOrder>()

interface OrderProps {
  readonly order: FoundOrder
  readonly onOpen: (order: FoundOrder) => void
}

const kinds: Readonly<Record<number, string>> = {
  ...{ [orderStatus.awaitingPayment]: 'st draft', [orderStatus.accepted]: 'st' },
  ...{ [orderStatus.making]: 'st', [orderStatus.ready]: 'st' },
}

/** The state of an order in words, with a dot while it is under way. */
export const OrderState = ({ order: { status, statusText } }: { order: Pick<FoundOrder, 'status' | 'statusText'> }) => (
  <span className={kinds[status] ?? 'st off'}>{statusText}</span>
)

/** How much of its money went back. */
export function BackTag({ order }: { order: Pick<FoundOrder, 'payableTotal' | 'refundTotal'> }) {
  const t = useT()
  const { payableTotal, refundTotal } = order
  if (refundTotal === 0) return null
  return (
    <span className="tag warn">
      {refundTotal < payableTotal ? t('staffOrders.partBack') : t('staffOrders.allBack')}
    </span>
  )
}

/** Opens the order. */
function OrderName({ order: found, onOpen }: OrderProps) {
  const t = useT()
  return (
    <button
      type="button"
      className="rowname"
      aria-label={t('staffOrders.open', { number: found.pickupCode ?? found.orderNo })}
      onClick={() => onOpen(found)}
    >
      <bdi className="num" dir="ltr">
        {found.pickupCode ?? found.orderNo}
      </bdi>
    </button>
  )
}

/** Without a code the order is named by its number already. */
const OrderNumber = ({ order }: Pick<OrderProps, 'order'>) =>
  order.pickupCode === null ? null : (
    <bdi className="num ink2 t12" dir="ltr">
      {order.orderNo}
    </bdi>
  )

/** What the table shows of an order. */
export function useOrderColumns(onOpen: OrderProps['onOpen']) {
  const t = useT()
  return useMemo(
    () =>
      columns([
        display({
          id: 'code',
          header: t('staffOrders.code'),
          cell: ({ row }) => <OrderName order={row.original} onOpen={onOpen} />,
        }),
        display({
          id: 'number',
          header: t('staffOrders.number'),
          cell: ({ row }) => <OrderNumber order={row.original} />,
        }),
        display({
          id: 'when',
          header: t('desk.audit.when'),
          cell: ({ row }) => <span className="num">{momentOf(row.original.submitTime)}</span>,
        }),
        display({ id: 'place', header: t('desk.store'), cell: ({ row }) => <bdi>{row.original.storeName}</bdi> }),
        display({
          id: 'state',
          header: t('staffOrders.state'),
          cell: ({ row: { original } }) => (
            <span className="cell">
              <OrderState order={original} />
              <BackTag order={original} />
            </span>
          ),
        }),
        display({
          id: 'total',
          header: t('staffOrders.total'),
          cell: ({ row }) => <span className="num">{money(row.original.payableTotal)}</span>,
        }),
      ]),
    [t, onOpen],
  )
}

/** An order on a phone. */
export const OrderEntry = ({ order, onOpen }: OrderProps) => (
  <div className="entry">
    <span className="grow alarmentry">
      <span className="between">
        <OrderName order={order} onOpen={onOpen} />
        <span className="num m">{money(order.payableTotal)}</span>
      </span>
      <span className="between">
        <span className="sub">
          <bdi>{order.storeName}</bdi> · <span className="num">{momentOf(order.submitTime)}</span>
        </span>
        <span className="t12">
          <OrderState order={order} />
        </span>
      </span>
      <BackTag order={order} />
    </span>
  </div>
)
