import { useQueryClient } from '@tanstack/react-query'
import { isClosedHere, isForStation } from '@tiffin/core/ticket/gone'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useEffect, useMemo } from 'react'
import { useHints } from '../../data/live.ts'
import { type CounterOrder, pollMs, useOrders, useRefreshOrders } from '../../data/orders.ts'
import { sendTaps } from '../../data/send-taps.ts'
import { type Columns, columnsOf, isForLater } from '../../features/ticket/columns.ts'
import { openLines } from '../../features/ticket/ticks.ts'
import { useClock } from '../../state/clock.ts'
import { useConnection } from '../../state/connection.ts'
import { goneSeen } from '../../state/kept-orders.ts'
import { useStation } from '../../state/station.ts'
import { useTaps } from '../../state/taps.ts'

const none: readonly CounterOrder[] = []

/** The lanes of this tablet: what is made at other stations is left out of New and Making [kitchen-12]. */
export interface StationColumns extends Columns {
  /** The same of all stations. */
  readonly all: Columns
  /** Closed by staff while something of them was to be made here, and not seen yet [kitchen-24]. */
  readonly gone: readonly CounterOrder[]
}

/** The lanes of this tablet; what is for later moves to New by itself when its time comes. */
function useColumns(orders: readonly CounterOrder[]): StationColumns {
  const station = useStation(({ categories }) => categories)
  const taps = useTaps(({ list }) => list)
  const seen = goneSeen.use(({ ids }) => ids)
  const closed = useClock((now) =>
    orders
      .filter((order) => isClosedHere(order, { station, seen, now }))
      .map(({ orderId }) => orderId)
      .join(' '),
  )
  const nextRelease = useClock((now) =>
    Math.min(...orders.flatMap((order) => (isForLater(order, now) ? (order.releaseAt ?? []) : []))),
  )
  return useMemo(() => {
    const all = columnsOf(orders, nextRelease - 1)
    const isHere = (order: CounterOrder) => isForStation(order, { station, seen, open: openLines(order, taps) })
    const ids = closed.split(' ')
    const gone = orders.filter(({ orderId }) => ids.includes(orderId))
    return { ...all, all, gone, new: all.new.filter(isHere), making: all.making.filter(isHere) }
  }, [orders, nextRelease, station, taps, seen, closed])
}

/** The orders of the board, kept up to date; every time that it was read, what waits on this tablet is sent. */
export function useBoard() {
  const client = useQueryClient()
  const { data: board, dataUpdatedAt, errorUpdatedAt, isError, isFetched } = useOrders()
  useHints(useRefreshOrders())
  const orders = board?.list ?? none
  useEffect(() => {
    const seenAt = dataUpdatedAt === 0 ? 0 : dataUpdatedAt + serverNow() - Date.now()
    useConnection.setState({ seenAt, isLost: isError, nextTryAt: errorUpdatedAt + pollMs })
  }, [dataUpdatedAt, isError, errorUpdatedAt])
  useEffect(() => {
    if (dataUpdatedAt > 0 && !isError) void sendTaps(client)
  }, [client, dataUpdatedAt, isError])
  return {
    ...{ orders, timeZone: board?.timeZone ?? 'UTC', isRead: isFetched && !isError },
    /** Nothing was read yet: nothing is said of how many orders there are. */
    isUnknown: board === undefined,
    columns: useColumns(orders),
  }
}
