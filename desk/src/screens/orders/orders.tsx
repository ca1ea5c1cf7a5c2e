import { orderStatus } from '@tiffin/core/order/order-state'
import { localTimeAt } from '@tiffin/core/store/local-time'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useCallback } from 'react'
import { type FoundOrder, useOrderSearch } from '../../data/orders.ts'
import { Failed, FailedNotice } from '../../features/load/failed.tsx'
import { Head } from '../../features/page/head.tsx'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { StoreChip } from '../../features/store/store-chip.tsx'
import { corpTimeZone } from '../../state/dates.ts'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { StateBox } from '../../ui/state-box.tsx'
import { DataTable } from '../../ui/table.tsx'
import { OrderEntry, useOrderColumns } from './order-cells.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { orderStateNames } from './order-search.ts'
import { useOrderAddress } from './use-order-search.ts'

const idOf = ({ orderId }: FoundOrder) => orderId
const today = () => localTimeAt(serverNow(), corpTimeZone()).date

/** What is looked for. */
function Filters() {
  const t = useT()
  const { search, change } = useOrderAddress()
  return (
    <div className="bar2 under">
      <SearchBox label={t('staffOrders.find')} value={search.text ?? ''} onSearch={(text) => change({ text })} />
      <label className="fchip">
        <span>{t('staffOrders.day')}</span>
        <input type="date" value={search.day ?? today()} onChange={({ target }) => change({ day: target.value })} />
      </label>
      <StoreChip chosen={search.store} onChoose={(store) => change({ store })} />
      <FilterChip
        label={t('staffOrders.state')}
        value={search.state ?? ''}
        all={t('desk.all')}
        options={orderStateNames.map((value) => ({ value, text: t(`order.status.${value}`) }))}
        onChoose={(state) => change({ state })}
      />
    </div>
  )
}

function Found() {
  const t = useT()
  const { search, change } = useOrderAddress()
  const { text = '', day = today(), store, state } = search
  const { data, error, refetch } = useOrderSearch({
    ...{ text, day },
    ...(store === undefined ? {} : { storeId: store }),
    ...(state === undefined ? {} : { status: orderStatus[state] }),
  })
  const open = useCallback(
    ({ orderId, storeId }: FoundOrder) => change({ order: orderId, at: storeId }, { replace: false }),
    [change],
  )
  const orderColumns = useOrderColumns(open)
  const retry = () => void refetch()
  if (data === undefined && error !== null) return <Failed failure={error} onRetry={retry} />
  if (data === undefined) return <SkeletonRows label={t('desk.loading')} />
  return (
    <>
      {error === null ? null : <FailedNotice failure={error} onRetry={retry} />}
      {data.list.length === 0 ? (
        <StateBox icon="bag" title={t('staffOrders.none')} text={t('staffOrders.noneText')} />
      ) : (
        <DataTable
          label={t('staffOrders.title')}
          columns={orderColumns}
          rows={data.list}
          idOf={idOf}
          entryOf={(order) => <OrderEntry order={order} onOpen={open} />}
        />
      )}
      {data.hasMore && <p className="notice">{t('staffOrders.more')}</p>}
    </>
  )
}

function Orders() {
  const t = useT()
  const { search, change } = useOrderAddress()
  const { order, at } = search
  return (
    <>
      <Head title={t('staffOrders.title')} meta={t('staffOrders.meta')} />
      <section className="sheet2 orders" aria-label={t('staffOrders.title')}>
        <Filters />
        <Found />
      </section>
      {order !== undefined && at !== undefined && (
        <OrderDialog owned={{ orderId: order, storeId: at }} onClose={() => change({ order: '', at: '' })} />
      )}
    </>
  )
}

/** Orders of a day, and refunds of their money [staff-10]. */
export function OrdersScreen() {
  const t = useT()
  const { may } = useRights()
  return may('order:read') ? <Orders /> : <NotAllowed title={t('staffOrders.title')} needs="order:read" />
}
