import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useCallback } from 'react'
import { showToast } from '../state/toast.ts'
import { t, useLanguage } from '../state/words.ts'
import { CallFailure, call } from './call.ts'

type OrderPage = CallMap['/api/app/store/order/list']['output']

/** An order as the counter sees it. */
export type CounterOrder = OrderPage['list'][number]

/** A move that takes nothing but the order. */
export type Step = 'accept-payment' | 'start' | 'ready'

const key = ['orders']

/** Polling goes on beside the stream: its hints may be lost. */
const pollMs = 5_000

/** Today's orders of the store, and when they were read. Old ones stay while nothing newer comes. */
export function useOrders() {
  const language = useLanguage((state) => state.language)
  return useQuery({
    queryKey: [...key, language],
    queryFn: () => call('/api/app/store/order/list', { pageIndex: 1, pageSize: 500, status: 0 }),
    select: ({ list }) => list,
    placeholderData: (before) => before,
    refetchInterval: pollMs,
    refetchIntervalInBackground: true,
    retry: false,
  })
}

/** Reads the board again; for hints from the stream and after every move. */
export function useRefreshOrders(): () => void {
  const client = useQueryClient()
  return useCallback(() => void client.invalidateQueries({ queryKey: key }), [client])
}

interface Move {
  readonly order: Pick<CounterOrder, 'orderId' | 'version'>
  readonly move: (of: { orderId: string; version: number }) => Promise<unknown>
}

function report(failure: unknown): void {
  if (!(failure instanceof CallFailure)) return
  showToast(failure.isRefusal('moveNotAllowed', 'orderUnknown') ? t('console.stale') : failure.message)
}

/** Moves an order on; whatever the answer, the board is read again. */
export function useMove() {
  const refresh = useRefreshOrders()
  return useMutation({
    mutationFn: ({ order: { orderId, version }, move }: Move) => move({ orderId, version }),
    onError: report,
    onSettled: refresh,
  })
}

export const moveBy =
  (step: Step): Move['move'] =>
  (of) =>
    call(`/api/app/store/order/${step}`, of)

export const handOver =
  (pickupCode: string): Move['move'] =>
  (of) =>
    call('/api/app/store/order/complete', { ...of, pickupCode })

export const closeWith =
  (reason: string): Move['move'] =>
  (of) =>
    call('/api/app/store/order/close', { ...of, reason })
