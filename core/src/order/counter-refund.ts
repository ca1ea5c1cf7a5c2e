import { type Money, money } from '../money/money.ts'
import { type Order, paymentMethodType } from './order.ts'
import { orderStatus } from './order-state.ts'

/** What says where the money of an order is. */
type Source = Pick<Order, 'payTime' | 'paymentNo'> & { readonly paymentMethod: Pick<Order['paymentMethod'], 'type'> }

/**
 * Whether the store itself took an order's money. An order that a provider's money paid names that payment, whatever method was
 * chosen last (docs/decisions/0085).
 */
export const isPaidAtStore = ({ payTime, paymentNo, paymentMethod }: Source): boolean =>
  payTime !== null && paymentNo === null && paymentMethod.type === paymentMethodType.atStore

/**
 * What staff gives back by hand when an order is closed, minor units: what was paid at the store and was not given back before. 0 when
 * nothing was paid, or when a payment provider has the money and refunds it [order-10] (docs/decisions/0062).
 */
export const counterRefund = (order: Source & Pick<Order, 'payableTotal' | 'refundTotal'>): Money =>
  isPaidAtStore(order) ? money(order.payableTotal - order.refundTotal) : money(0)

/** What staff owes by hand for an order that was closed after it was paid at the store, minor units. */
export const cashToHandOver = ({
  status,
  closeRefund,
}: Pick<Order, 'status'> & { readonly closeRefund: Money }): Money =>
  status === orderStatus.closed ? closeRefund : money(0)
