import type { Order } from './order.ts'
import { orderStatus } from './order-state.ts'

/** How urgent an order is at the counter: in time, past its time, long past it. */
export type Urgency = 'ok' | 'late' | 'overdue'

type Timed = Pick<Order, 'status' | 'submitTime' | 'payTime' | 'readyTime' | 'payExpireTime'>

const minuteMs = 60_000

/** Minutes from the payment until an order is to be ready, and from there until it is to be collected. */
const promisedMinutes = { making: 8, collecting: 10 } as const

/** Minutes past its time after which an order is overdue. */
const overdueMinutes = { making: 7, collecting: 10 } as const

const stageOf = ({ status }: Timed) => (status === orderStatus.ready ? 'collecting' : 'making')

/** When the next thing is due: being paid, made, collected. Null when nothing says so. */
export function dueAt(order: Timed): number | null {
  const { status, submitTime, payTime, readyTime, payExpireTime } = order
  if (status === orderStatus.awaitingPayment) return payExpireTime
  const since = (stageOf(order) === 'collecting' ? readyTime : null) ?? payTime ?? submitTime
  return since + promisedMinutes[stageOf(order)] * minuteMs
}

/** Whole minutes past its time; 0 while in time, and for an order that is not paid: its pace is the customer's. */
export function lateMinutes(order: Timed, now: number): number {
  const due = dueAt(order)
  if (due === null || order.status === orderStatus.awaitingPayment) return 0
  return Math.max(0, Math.floor((now - due) / minuteMs))
}

/** Late from the first whole minute past its time. */
export function urgencyOf(order: Timed, now: number): Urgency {
  const minutes = lateMinutes(order, now)
  if (minutes === 0) return 'ok'
  return minutes >= overdueMinutes[stageOf(order)] ? 'overdue' : 'late'
}
