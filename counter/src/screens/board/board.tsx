import { countPlacedToday } from '@tiffin/core/order/placed-today'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useNow } from '@tiffin/kit/ui/use-now.ts'
import { useMemo } from 'react'
import { useHints } from '../../data/live.ts'
import { type CounterOrder, useOrders, useRefreshOrders } from '../../data/orders.ts'
import { columnsOf } from '../../features/ticket/columns.ts'
import { waitedMinutes } from '../../features/ticket/waiting.ts'
import { clockOf } from '../../state/dates.ts'
import { Cancelled } from './cancelled.tsx'
import { CodeEntry } from './code-entry.tsx'
import { Column } from './column.tsx'
import { GiveBack } from './give-back.tsx'
import { Top } from './top.tsx'
import { useNewOrderSound } from './use-new-order-sound.ts'

const none: readonly CounterOrder[] = []

function Lost({ since }: { since: number }) {
  const t = useT()
  const text = since === 0 ? t('counter.offlineNever') : t('counter.offline', { time: clockOf(since) })
  return (
    <p className="lost" role="status">
      <Icon name="offline" size="s" />
      {text}
    </p>
  )
}

/** The live board of the store: what is to be paid, new, in the making, ready. */
export function Board() {
  const t = useT()
  const { data: board, dataUpdatedAt, isError, isPending, isFetched } = useOrders()
  useHints(useRefreshOrders())
  const orders = board?.list ?? none
  const now = useNow(serverNow, { everyMs: 1000, isRunning: true })
  const columns = useMemo(() => columnsOf(orders), [orders])
  const coming = useMemo(() => [...columns.toPay, ...columns.new], [columns])
  const newest = useNewOrderSound(isFetched && !isError ? coming : undefined)
  const paid = [...columns.new, ...columns.making, ...columns.ready]
  const timeZone = board?.timeZone ?? 'UTC'

  return (
    <main className="board-page" data-testid="page-board">
      <Top
        now={now}
        today={countPlacedToday(orders, { now, timeZone })}
        open={paid.length + columns.toPay.length}
        longest={paid.length === 0 ? undefined : Math.max(...paid.map((order) => waitedMinutes(order, now)))}
      />
      {isError && <Lost since={dataUpdatedAt} />}
      <Cancelled orders={orders} now={now} />
      <GiveBack orders={orders} />
      <p className="sr" role="status">
        {newest !== '' && t('counter.newOrder', { code: newest })}
      </p>
      <div className="board" aria-busy={isPending}>
        <Column name="new" orders={columns.new} now={now} />
        <Column name="making" orders={columns.making} now={now} />
        <Column name="ready" orders={columns.ready} now={now}>
          <CodeEntry ready={columns.ready} />
        </Column>
        {columns.toPay.length > 0 && <Column name="toPay" orders={columns.toPay} now={now} />}
      </div>
    </main>
  )
}
