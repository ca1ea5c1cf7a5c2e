import { instantOfId } from '../id/instant-of-id.ts'
import { paymentMethodType } from './order.ts'

/** So many orders of one customer may await payment; the next is refused as `tooManyUnpaid`. */
export const mostUnpaidOrders = 3

/** What a brand lets an unpaid order hold: units of one order at the store, and how long a new account may. */
export interface HoldRules {
  readonly storePayUnits: number
  readonly newAccountPaySeconds: number
}

const newForMs = 24 * 60 * 60 * 1000

/**
 * Whether an order has too many units to hold stock before it is paid: an order that pays at the store reserves stock without any
 * commitment. Payable in minor units; an order with nothing to pay is never refused.
 */
export const isTooMuchUnpaid = (
  { methodType, units, payable }: { methodType: number; units: number; payable: number },
  { storePayUnits }: HoldRules,
): boolean => methodType === paymentMethodType.atStore && payable > 0 && units > storePayUnits

/** Ids of customers are UUIDv7 and carry when the account was made; an id without a time is an old one's. */
function isNewAccount(customerId: string, now: number): boolean {
  const madeAt = instantOfId(customerId)
  return madeAt !== undefined && now - madeAt < newForMs
}

/** Longest wait for an order that is paid at the store, ms; undefined: as for everybody. */
export const longestHoldMs = (
  customerId: string,
  { newAccountPaySeconds }: HoldRules,
  now: number,
): number | undefined => (isNewAccount(customerId, now) ? newAccountPaySeconds * 1000 : undefined)
