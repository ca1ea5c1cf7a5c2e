import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { orderStatus } from '@tiffin/core/order/order-state'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { useCallback } from 'react'
import { useConnection } from '../state/connection.ts'
import { useSession } from '../state/session.ts'
import { addTap, dropTap, type MoveTap, refuseTap, type Tap, useTaps } from '../state/taps.ts'
import { call } from './call.ts'
import { type CounterOrder, findOnBoard, ordersKey, pollMs, putOnBoard } from './orders.ts'

/** Where a tap leads an order. */
const statusAfter = { start: orderStatus.making, ready: orderStatus.ready, complete: orderStatus.completed } as const

function send({ kind, orderId, version, code }: Tap): Promise<CounterOrder> {
  const move = { orderId, version }
  if (kind === 'complete') return call('/api/app/store/order/complete', { ...move, pickupCode: code })
  return call(`/api/app/store/order/${kind}`, move)
}

/** Whether the order is already where the tap leads: its answer was lost on the way, or a colleague did the same. */
function isDone({ orderId, version, kind }: Tap, client: QueryClient): boolean {
  const order = findOnBoard(client, orderId)
  return order !== undefined && order.version === version + 1 && order.status === statusAfter[kind]
}

async function refuse(tap: Tap, failure: CallFailure, client: QueryClient): Promise<void> {
  await client.refetchQueries({ queryKey: ordersKey })
  if (isDone(tap, client)) return dropTap(tap.id)
  refuseTap(tap, isRefusal(failure, 'moveNotAllowed', 'orderUnknown') ? t('counter.stale') : failure.message)
}

const isLost = (failure: unknown) => !(failure instanceof CallFailure) || failure.kind !== 'refusal'

/** Sends one tap; answers whether the next one may go. */
async function sendOne(tap: Tap, client: QueryClient): Promise<boolean> {
  try {
    const order = await send(tap)
    dropTap(tap.id)
    putOnBoard(client, order)
    return true
  } catch (failure) {
    if (useSession.getState().token === '') return false
    if (isLost(failure)) {
      useConnection.setState({ isLost: true, nextTryAt: Date.now() + pollMs })
      return false
    }
    await refuse(tap, failure as CallFailure, client) // as: what is not lost is a refusal
    return true
  }
}

/** The oldest tap of the store that is logged in. */
function nextTap(): Tap | undefined {
  const storeId = useSession.getState().employee?.storeId
  return useTaps.getState().list.find((tap) => tap.storeId === storeId)
}

/** Sends what waits, one after the other in the order of the taps, until one does not get through [kitchen-6]. */
export async function sendTaps(client: QueryClient): Promise<void> {
  if (useTaps.getState().sending !== '' || nextTap() === undefined) return
  try {
    for (let tap = nextTap(); tap !== undefined; tap = nextTap()) {
      useTaps.setState({ sending: tap.id })
      if (!(await sendOne(tap, client))) return
    }
    void client.invalidateQueries({ queryKey: ordersKey })
  } finally {
    useTaps.setState({ sending: '' })
  }
}

type Moved = Pick<CounterOrder, 'orderId' | 'version'>

/** Notes a tap on a ticket and sends it, or keeps it until there is a connection again. */
export function useTap(): (kind: MoveTap['kind'], order: Moved, code: string) => void {
  const client = useQueryClient()
  return useCallback(
    (kind, { orderId, version }, code) => {
      const storeId = useSession.getState().employee?.storeId ?? ''
      addTap({ id: crypto.randomUUID(), kind, storeId, orderId, version, code, madeAt: serverNow() })
      void sendTaps(client)
    },
    [client],
  )
}
