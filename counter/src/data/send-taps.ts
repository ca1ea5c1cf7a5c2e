import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { useMemo } from 'react'
import { useConnection } from '../state/connection.ts'
import { useSession } from '../state/session.ts'
import {
  addTap,
  dropTap,
  markTried,
  refuseTap,
  type StepKind,
  type StepTap,
  type TakenFrom,
  type Tap,
  useTaps,
} from '../state/taps.ts'
import { forgetUndo, offerUndo } from '../state/undo.ts'
import { call } from './call.ts'
import { codeOf } from './code-of.ts'
import { type CounterOrder, findOnBoard, ordersKey, pollMs, putOnBoard, readBoard } from './orders.ts'

/** Where a step leads an order, and where it is when that is taken back. */
const statusAfter = { start: 30, ready: 40, complete: 50 } as const
const statusBefore = { 30: 20, 40: 30, 50: 40 } as const

function send(tap: Tap): Promise<CounterOrder> {
  const { orderId } = tap
  if (tap.kind === 'tick') {
    const { lineNo, isTicked } = tap
    return call('/api/app/store/order/tick', { orderId, lineNo, isTicked })
  }
  const move = { orderId, version: tap.version }
  if (tap.kind === 'takeBack') return call('/api/app/store/order/take-back', { ...move, from: tap.from })
  if (tap.kind === 'complete') return call('/api/app/store/order/complete', { ...move, pickupCode: tap.code })
  return call(`/api/app/store/order/${tap.kind}`, move)
}

/** Whether the order is already where the tap leads: its answer was lost on the way, or a colleague did the same. */
function isDone(tap: Tap, client: QueryClient): boolean {
  const order = findOnBoard(client, tap.orderId)
  if (order === undefined) return false
  if (tap.kind === 'tick') return order.tickList.includes(tap.lineNo) === tap.isTicked
  // At the version before, what is to be taken back was never done.
  if (tap.kind === 'takeBack')
    return Math.abs(order.version - tap.version) === 1 && order.status === statusBefore[tap.from]
  // Somebody may have moved it further meanwhile.
  const isThere = order.status >= statusAfter[tap.kind] && order.status <= statusAfter.complete
  return order.version > tap.version && isThere
}

function refuse(tap: Tap, failure: CallFailure, client: QueryClient): void {
  if (isDone(tap, client)) {
    dropTap(tap.id)
    return
  }
  forgetUndo(tap.id)
  refuseTap(tap, isRefusal(failure, 'moveNotAllowed', 'orderUnknown') ? t('counter.stale') : failure.message)
}

const isLost = (failure: unknown) => !(failure instanceof CallFailure) || failure.kind !== 'refusal'

/** Whether a step that is to be taken back was never done; undefined while that cannot be known. */
async function isNeverDone(tap: Tap, client: QueryClient): Promise<boolean | undefined> {
  if (tap.kind !== 'takeBack' || !tap.isDoubtful) return false
  return (await readBoard(client)) ? isDone(tap, client) : undefined
}

/** Sends one tap; answers whether the next one may go. */
async function sendOne(tap: Tap, client: QueryClient): Promise<boolean> {
  const isNothing = await isNeverDone(tap, client)
  if (isNothing) dropTap(tap.id)
  if (isNothing !== false) return isNothing === true
  try {
    const order = await send(tap)
    dropTap(tap.id)
    putOnBoard(client, order)
    return true
  } catch (failure) {
    if (useSession.getState().token === '') return false
    if (isLost(failure)) {
      markTried(tap.id)
      useConnection.setState({ isLost: true, nextTryAt: Date.now() + pollMs })
      return false
    }
    // Only the board as it is now says whether the tap was done before.
    if (!(await readBoard(client))) return false
    refuse(tap, failure as CallFailure, client) // as: what is not lost is a refusal
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

type Tapped = Pick<CounterOrder, 'orderId' | 'pickupCode' | 'orderNo'>

const tapOf = (order: Tapped) => ({
  ...{ id: crypto.randomUUID(), storeId: useSession.getState().employee?.storeId ?? '' },
  ...{ orderId: order.orderId, code: codeOf(order), madeAt: serverNow() },
})

/** What staff taps on tickets: it is noted and sent, or kept until there is a connection again. */
export function useTap() {
  const client = useQueryClient()
  return useMemo(() => {
    const note = (tap: Tap) => {
      addTap(tap)
      void sendTaps(client)
    }
    return {
      /** Moves an order on; for a while it can be undone [kitchen-5]. */
      step(kind: StepKind, order: Tapped & Pick<CounterOrder, 'version' | 'refundTotal'>) {
        const tap = { ...tapOf(order), kind, version: order.version }
        // A hand-over of which money went back before is not taken back [order-25].
        if (kind !== 'complete' || order.refundTotal === 0) offerUndo(tap)
        note(tap)
      },
      takeBack(from: TakenFrom, order: Tapped & Pick<CounterOrder, 'version'>) {
        note({ ...tapOf(order), kind: 'takeBack', version: order.version, from })
      },
      tick(order: Tapped, lineNo: number, isTicked: boolean) {
        note({ ...tapOf(order), kind: 'tick', lineNo, isTicked })
      },
      /** What was never sent is not sent at all; the rest is taken back. */
      undo(tap: StepTap) {
        forgetUndo(tap.id)
        const { list, sending } = useTaps.getState()
        const waiting = sending === tap.id ? undefined : list.find(({ id }) => id === tap.id)
        if (waiting) dropTap(tap.id)
        if (waiting && !waiting.isTried) return
        const { orderId, code, storeId } = tap
        const rest = { id: crypto.randomUUID(), madeAt: serverNow(), orderId, code, storeId }
        const back = { version: tap.version + 1, from: statusAfter[tap.kind] }
        note({ ...rest, ...back, kind: 'takeBack', ...(waiting ? { isDoubtful: true } : {}) })
      },
    }
  }, [client])
}
