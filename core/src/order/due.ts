import type { Order } from './order.ts'
import { orderStatus } from './order-state.ts'

/** How urgent an order is at the counter: there is time, two minutes or less are left, its time has passed [kitchen-1]. */
export type Urgency = 'calm' | 'soon' | 'late'

/** Whole minutes against the time that was said: left when positive, 0 for the minute that begins with it, late by when negative. */
export interface Age {
  readonly urgency: Urgency
  readonly minutes: number
}

type Timed = Pick<Order, 'status' | 'submitTime' | 'payTime' | 'readyTime' | 'payExpireTime' | 'readyUntil'>

const minuteMs = 60_000

/** Minutes from the payment until an order without a promised time is to be ready, and from there until it is to be collected. */
const promisedMinutes = { making: 8, collecting: 10 } as const

/** Minutes before its time from which an order is urgent. */
const soonMinutes = 2

const stageOf = ({ status }: Timed) => (status === orderStatus.ready ? 'collecting' : 'making')

/** When the next thing is due: being paid, made, collected. Null when nothing says so. */
export function dueAt(order: Timed): number | null {
  const { status, submitTime, payTime, readyTime, payExpireTime, readyUntil } = order
  if (status === orderStatus.awaitingPayment) return payExpireTime
  if (stageOf(order) === 'making' && readyUntil !== null) return readyUntil
  const since = (stageOf(order) === 'collecting' ? readyTime : null) ?? payTime ?? submitTime
  return since + promisedMinutes[stageOf(order)] * minuteMs
}

/** How an order stands against its time; null for one that is not paid: its pace is the customer's. */
export function ageOf(order: Timed, now: number): Age | null {
  const due = dueAt(order)
  if (due === null || order.status === orderStatus.awaitingPayment) return null
  const left = (due - now) / minuteMs
  if (left > 0) return { urgency: left > soonMinutes ? 'calm' : 'soon', minutes: Math.ceil(left) }
  return left > -1 ? { urgency: 'soon', minutes: 0 } : { urgency: 'late', minutes: Math.ceil(left) }
}
