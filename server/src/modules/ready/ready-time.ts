import { type Pace, usualPace } from '@tiffin/core/ready/pace'
import { type ReadyRange, readyRange, releaseAt, slotRange } from '@tiffin/core/ready/ready-range'
import { localTimeAt } from '@tiffin/core/store/local-time'
import type { Statement } from '../../db/statement.ts'
import type { Tx } from '../../db/unit.ts'
import { findQueue, findQueueOfOrder, keepPromise, type QueueRow } from './queries.ts'

/** A store and an instant. */
export interface Place {
  readonly storeId: string
  readonly timeZone: string
  readonly now: number
}

/** The hour of a day on a wall clock of a zone. */
export const hourAt = (instant: number, timeZone: string): number =>
  Math.floor(localTimeAt(instant, timeZone).minutes / 60)

/** What the queue of a store is asked for. */
export const queueOf = ({ storeId, timeZone, now }: Place) => ({ storeId, now, localHour: hourAt(now, timeZone) })

function paceIn({ baseMs, unitMs, early, late }: QueueRow): Pace {
  if (baseMs === null || unitMs === null || early === null || late === null) return usualPace
  return { baseMs, unitMs, early, late }
}

const emptyQueue: QueueRow = { ahead: 0, delayMinutes: 0, baseMs: null, unitMs: null, early: null, late: null }

/** When an order of so many units is said to be ready if it is accepted now [ready-2]. */
export const rangeOf = (row: QueueRow, work: number, now: number): ReadyRange =>
  readyRange(paceIn(row), { work, ahead: row.ahead, delayMinutes: row.delayMinutes }, now)

/** When an order of so many units would be ready if it were accepted now. */
export async function soonestOf(tx: Tx, corpId: string, place: Place & { readonly work: number }): Promise<ReadyRange> {
  const [row] = (await tx.run(findQueue(corpId, queueOf(place)))).rows
  return rangeOf(row ?? emptyQueue, place.work, place.now)
}

/** What an order is told, and the statement that keeps it. */
export interface Promised {
  readonly range: ReadyRange & { readonly releaseAt?: number }
  readonly statement: Statement
}

/** What an order that was accepted just now is told [ready-2]. */
export async function promiseOf(
  tx: Tx,
  corpId: string,
  order: Place & { readonly orderId: string },
): Promise<Promised | undefined> {
  const [row] = (await tx.run(findQueueOfOrder(corpId, { ...queueOf(order), orderId: order.orderId }))).rows
  if (!row) return undefined
  const { orderId, now } = order
  const { work, ahead, slotStartsAt, slotEndsAt } = row
  const soonest = rangeOf(row, work, now)
  if (slotStartsAt === null || slotEndsAt === null)
    return { range: soonest, statement: keepPromise(corpId, { orderId, ahead, ...soonest, releaseAt: null }) }
  const range = slotRange({ startsAt: slotStartsAt, endsAt: slotEndsAt }, soonest)
  const release = releaseAt(slotStartsAt, paceIn(row), work)
  return {
    range: { ...range, releaseAt: release },
    statement: keepPromise(corpId, { orderId, ahead, ...range, releaseAt: release }),
  }
}
