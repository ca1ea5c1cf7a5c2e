import { type Pace, usualPace } from '@tiffin/core/ready/pace'
import { type ReadyRange, readyRange } from '@tiffin/core/ready/ready-range'
import { localTimeAt } from '@tiffin/core/store/local-time'
import type { Statement } from '../../db/statement.ts'
import type { Tx } from '../../db/unit.ts'
import { findQueueOfOrder, keepPromise, type QueueRow } from './queries.ts'

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

/** When an order of so many units is said to be ready if it is accepted now [ready-2]. */
export const rangeOf = (row: QueueRow, work: number, now: number): ReadyRange =>
  readyRange(paceIn(row), { work, ahead: row.ahead, delayMinutes: row.delayMinutes }, now)

/** What an order is told, and the statement that keeps it. */
export interface Promised {
  readonly range: ReadyRange
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
  const range = rangeOf(row, row.work, order.now)
  const { orderId } = order
  return { range, statement: keepPromise(corpId, { orderId, ahead: row.ahead, ...range }) }
}
