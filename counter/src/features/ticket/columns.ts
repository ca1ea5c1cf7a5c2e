import { dueAt } from '@tiffin/core/order/due'
import { paymentMethodType } from '@tiffin/core/order/order'
import { orderStatus } from '@tiffin/core/order/order-state'
import type { CounterOrder } from '../../data/orders.ts'

/** The lanes of the board, and what stands in one of them apart. */
export interface Columns {
  /** Their money is taken here; nothing is made before. */
  readonly toPay: readonly CounterOrder[]
  /** Accepted, and not to be begun before a later time [kitchen-8]. */
  readonly later: readonly CounterOrder[]
  readonly new: readonly CounterOrder[]
  readonly making: readonly CounterOrder[]
  readonly ready: readonly CounterOrder[]
}

const { awaitingPayment, accepted, making, ready } = orderStatus

/** Waits for its money at the counter; one that is paid online is not the counter's business before. */
export const paysHere = ({ status, paymentMethod }: CounterOrder): boolean =>
  status === awaitingPayment && paymentMethod.type === paymentMethodType.atStore

/** Whether an order does not go to the kitchen yet. */
export const isForLater = ({ status, releaseAt }: CounterOrder, now: number): boolean =>
  status === accepted && releaseAt !== null && releaseAt > now

const byTime = (orders: readonly CounterOrder[], timeOf: (order: CounterOrder) => number) =>
  orders.toSorted((a, b) => timeOf(a) - timeOf(b) || a.submitTime - b.submitTime)

/** Sorts orders into lanes, what is due first stands first; of those that are ready the last one, which is called now. */
export function columnsOf(orders: readonly CounterOrder[], now: number): Columns {
  const inState = (status: number) => orders.filter((order) => order.status === status)
  const isHeld = (order: CounterOrder) => isForLater(order, now)
  const due = (order: CounterOrder) => dueAt(order) ?? 0
  return {
    toPay: byTime(orders.filter(paysHere), ({ submitTime }) => submitTime),
    later: byTime(inState(accepted).filter(isHeld), ({ releaseAt }) => releaseAt ?? 0),
    new: byTime(
      inState(accepted).filter((order) => !isHeld(order)),
      due,
    ),
    making: byTime(inState(making), due),
    ready: byTime(inState(ready), due).toReversed(),
  }
}

/** Whether a typed code means this order: letter case, blanks and leading zeros do not matter, nor does a missing letter. */
export function isCodeOf({ pickupCode }: CounterOrder, typed: string): boolean {
  const parts = (code: string) => /^([A-Z]*)0*(\d+)$/.exec(code.replace(/\s/g, '').toUpperCase())
  const codeParts = pickupCode ? parts(pickupCode) : null
  const given = parts(typed)
  if (!codeParts || !given) return false
  return given[2] === codeParts[2] && (given[1] === '' || given[1] === codeParts[1])
}
