import type { CounterOrder } from './orders.ts'

/** What is called at the counter; before the payment the end of the order number stands in for the code. */
export const codeOf = ({ pickupCode, orderNo }: Pick<CounterOrder, 'pickupCode' | 'orderNo'>): string =>
  pickupCode ?? `…${orderNo.slice(-4)}`
