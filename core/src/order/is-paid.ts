import { type OrderStatus, orderStatus } from './order-state.ts'

/** Whether the shop has an order's money and works on it or has handed it out. Cancelled, timed out and closed orders are not paid. */
export const isPaid = (status: number): boolean => status >= orderStatus.accepted && status <= orderStatus.completed

/** The states of `isPaid`. */
export const paidStates: readonly OrderStatus[] = Object.values(orderStatus).filter(isPaid)
