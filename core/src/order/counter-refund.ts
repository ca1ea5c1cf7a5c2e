import { type Money, money } from '../money/money.ts'
import { type Order, paymentMethodType } from './order.ts'

/**
 * What staff gives back by hand when an order is closed, minor units: what was paid at the store and was not given back before. 0 when
 * nothing was paid, or when a payment provider has the money and refunds it (spec §3; docs/decisions/0062).
 */
export const counterRefund = ({
  payTime,
  paymentMethod,
  payableTotal,
  refundTotal,
}: Pick<Order, 'payTime' | 'paymentMethod' | 'payableTotal' | 'refundTotal'>): Money =>
  payTime !== null && paymentMethod.type === paymentMethodType.atStore ? money(payableTotal - refundTotal) : money(0)
