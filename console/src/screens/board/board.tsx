import { orderStatus } from '@tiffin/core/order/order-state'
import { useHints } from '../../data/live.ts'
import { useOrders, useRefreshOrders } from '../../data/orders.ts'
import { useNow } from '../../device/use-now.ts'
import { columnsOf } from '../../features/ticket/columns.ts'
import { waitedMinutes } from '../../features/ticket/waiting.ts'
import { clockOf } from '../../state/dates.ts'
import { useT } from '../../state/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { CodeEntry } from './code-entry.tsx'
import { Column } from './column.tsx'
import { Top } from './top.tsx'
import { useNewOrderSound } from './use-new-order-sound.ts'

function Lost({ since }: { since: number }) {
  const t = useT()
  const text = since === 0 ? t('console.offlineNever') : t('console.offline', { time: clockOf(since) })
  return (
    <p className="lost" role="status">
      <Icon name="offline" isSmall />
      {text}
    </p>
  )
}

/** The live board of the store: what is new, in the making, ready. */
export function Board() {
  const t = useT()
  const { data: orders = [], dataUpdatedAt, isError, isPending, isFetched } = useOrders()
  useHints(useRefreshOrders())
  const now = useNow(orders[0]?.serverTime, dataUpdatedAt)
  const columns = columnsOf(orders)
  const newest = useNewOrderSound(isFetched && !isError ? columns.new : undefined)
  const open = [...columns.new, ...columns.making, ...columns.ready]
  const { cancelled, timeout, awaitingPayment } = orderStatus
  const taken = orders.filter(({ status }) => status !== cancelled && status !== timeout && status !== awaitingPayment)

  return (
    <main className="board-page" data-testid="page-board">
      <Top
        now={now}
        today={taken.length}
        open={open.length}
        longest={open.length === 0 ? undefined : Math.max(...open.map((order) => waitedMinutes(order, now)))}
      />
      {isError && <Lost since={dataUpdatedAt} />}
      <p className="visually-hidden" role="status">
        {newest !== '' && t('console.newOrder', { code: newest })}
      </p>
      <div className="board" aria-busy={isPending}>
        <Column name="new" orders={columns.new} now={now} />
        <Column name="making" orders={columns.making} now={now} />
        <Column name="ready" orders={columns.ready} now={now}>
          <CodeEntry ready={columns.ready} />
        </Column>
      </div>
    </main>
  )
}
