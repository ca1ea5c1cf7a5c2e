import { orderStatus } from '@tiffin/core/order/order-state'

/** What stands in the address of the orders. */
export interface OrderSearch {
  readonly text?: string
  /** yyyy-mm-dd; without it today. */
  readonly day?: string
  readonly store?: string
  /** The name of a state. */
  readonly state?: OrderStateName
  /** The order that is open, and its store. */
  readonly order?: string
  readonly at?: string
}

/** A state by its name in the address. */
export type OrderStateName = keyof typeof orderStatus

/** Every state in the order in which an order comes to them. */
export const orderStateNames = Object.keys(orderStatus) as OrderStateName[] // Object.keys forgets the type of keys

const given = (value: unknown, most: number) => (typeof value === 'string' && value !== '' ? value.slice(0, most) : '')

/** Reads the address; what nothing can be found by is left out. */
export function readOrderSearch(entries: Record<string, unknown>): OrderSearch {
  const state = orderStateNames.find((name) => name === entries.state)
  const search = {
    ...{ text: given(entries.text, 40), store: given(entries.store, 64) },
    ...{ order: given(entries.order, 64), at: given(entries.at, 64) },
    day: /^\d{4}-\d\d-\d\d$/.test(given(entries.day, 10)) ? given(entries.day, 10) : '',
  }
  return {
    ...Object.fromEntries(Object.entries(search).filter(([, value]) => value !== '')),
    ...(state === undefined ? {} : { state }),
  }
}
