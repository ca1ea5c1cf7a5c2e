import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { noteServerTime } from '@tiffin/kit/client/clock.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { useCallback } from 'react'
import { noteStore } from '../state/session.ts'
import { showToast } from '../state/toast.ts'
import { call } from './call.ts'
import { type Board, mergeOrders, type OrderPage, replaceOrder, takeWhole } from './merge-orders.ts'

/** An order as the counter sees it. */
export type CounterOrder = OrderPage['list'][number]

/** Under which everything about orders is kept. */
export const ordersKey = ['orders'] as const

/** Under which the board is kept, in each language. */
export const boardKey = [...ordersKey, 'board'] as const

/** Polling goes on beside the stream: its hints may be lost. */
export const pollMs = 5_000

/** The board is read in full so often; in between only what changed. What left it at midnight goes with the next full one. */
const wholeMs = 300_000

async function read(wish: CallMap['/api/app/store/order/list']['input']): Promise<OrderPage> {
  const page = await call('/api/app/store/order/list', wish)
  noteServerTime(page.serverTime)
  noteStore(page)
  return page
}

async function readWhole(): Promise<Board> {
  const wholeAt = Date.now()
  return { ...(await read({ pageIndex: 1, pageSize: 500, status: 0 })), wholeAt }
}

/** What changed since a board was read, put into it; in full when it is old or too much has changed. `find`: the board as it is shown now. */
async function readOn(find: () => Board | undefined): Promise<Board> {
  const board = find()
  const isOld = !board || Date.now() - board.wholeAt > wholeMs
  const changes = isOld ? undefined : await read({ changedSince: board.readAt })
  if (board && changes && !changes.hasMore) return mergeOrders(find() ?? board, changes)
  const whole = await readWhole()
  return takeWhole(find(), whole)
}

function useBoardQuery() {
  const language = useLanguage((state) => state.language)
  const client = useQueryClient()
  const queryKey = [...boardKey, language]
  return { queryKey, queryFn: () => readOn(() => client.getQueryData<Board>(queryKey)) }
}

/** Today's orders of the store, and when they were read. Old ones stay while nothing newer comes. */
export function useOrders() {
  return useQuery({
    ...useBoardQuery(),
    placeholderData: (before) => before,
    refetchInterval: pollMs,
    refetchIntervalInBackground: true,
    retry: false,
  })
}

/** Today's orders as they are known, without asking for them. */
export function useKnownOrders() {
  return useQuery<Board>({ ...useBoardQuery(), enabled: false })
}

/** Reads the board again; for hints from the stream and after every move. */
export function useRefreshOrders(): () => void {
  const client = useQueryClient()
  return useCallback(() => void client.invalidateQueries({ queryKey: ordersKey }), [client])
}

/** Reads the board once; answers whether it was read. */
export const readBoard = (client: QueryClient): Promise<boolean> =>
  client.refetchQueries({ queryKey: boardKey }, { throwOnError: true }).then(
    () => true,
    () => false, // what asks for the board says so
  )

/** An order as the board shows it now. */
export function findOnBoard(client: QueryClient, orderId: string): CounterOrder | undefined {
  const boards = client.getQueriesData<Board>({ queryKey: boardKey })
  return boards.flatMap(([, board]) => board?.list ?? []).find((order) => order.orderId === orderId)
}

/** Puts an order as the server has just answered it on the board, at once. */
export function putOnBoard(client: QueryClient, order: CounterOrder): void {
  client.setQueriesData<Board>({ queryKey: boardKey }, (board) => board && replaceOrder(board, order))
}

/** Says why an order did not move. */
export function report(failure: unknown): void {
  if (!(failure instanceof CallFailure)) return
  showToast(isRefusal(failure, 'moveNotAllowed', 'orderUnknown') ? t('counter.stale') : failure.message)
}

/** Closes an order; whatever the answer, the board is read again. The reason is worded for the customer by the server; the note stays with the store. */
export function useClose() {
  const refresh = useRefreshOrders()
  return useMutation({
    mutationFn: (wish: CallMap['/api/app/store/order/close']['input']) => call('/api/app/store/order/close', wish),
    onSettled: refresh,
  })
}
