import { useQueryClient } from '@tanstack/react-query'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useEffect, useMemo } from 'react'
import { useHints } from '../../data/live.ts'
import { type CounterOrder, pollMs, useOrders, useRefreshOrders } from '../../data/orders.ts'
import { sendTaps } from '../../data/send-taps.ts'
import { columnsOf } from '../../features/ticket/columns.ts'
import { useConnection } from '../../state/connection.ts'

const none: readonly CounterOrder[] = []

/** The orders of the board, kept up to date; every time that it was read, what waits on this tablet is sent. */
export function useBoard() {
  const client = useQueryClient()
  const { data: board, dataUpdatedAt, errorUpdatedAt, isError, isPending, isFetched, refetch } = useOrders()
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
    ...{ orders, isPending, refetch, timeZone: board?.timeZone ?? 'UTC', isRead: isFetched && !isError },
    columns: useMemo(() => columnsOf(orders), [orders]),
  }
}
