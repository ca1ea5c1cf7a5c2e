import type { createOrder } from '@tiffin/contract/order'
import { paymentMethodType } from '@tiffin/core/order/order'
import { cleanRemark } from '@tiffin/core/order/remark'
import { isTooMuchUnpaid, mostUnpaidOrders } from '@tiffin/core/order/unpaid-hold'
import { isBroughtToTable } from '@tiffin/core/store/table'
import type { z } from 'zod'
import type { Corp } from '../../../base/corp.ts'
import { Refusal } from '../../../base/refusal.ts'
import { checkTable, type StoreRow } from '../../store/index.ts'
import type { NewOrder, Standing } from './queries.ts'

type Wish = z.output<typeof createOrder.input>

/** Rules that hold whatever the cart is. */
export function checkWish(corp: Corp, wish: Wish, { unpaidCount }: Standing): void {
  if (corp.specialRemark && wish.specialRemark && cleanRemark(wish.remark) === '') throw new Refusal('remarkRequired')
  if (unpaidCount >= mostUnpaidOrders) throw new Refusal('tooManyUnpaid')
}

/** Unpaid orders may not hold a whole store's stock (docs/decisions/0065). */
export function checkHold(corp: Corp, wish: Wish, order: { methodType: number; payable: number }): void {
  const units = [...wish.productRequestList, ...wish.giftList].reduce((sum, { num }) => sum + num, 0)
  if (isTooMuchUnpaid({ ...order, units }, corp)) throw new Refusal('tooMuchUnpaid')
}

/** The table that an order is brought to; empty where it is brought to none [table-3]. */
export const tableOf = (store: StoreRow, { table, pickupMethod: method }: Wish): string =>
  table && isBroughtToTable(method) ? checkTable(store, table) : ''

/** An order that would time out unpaid before it is collected is paid online [slot-2]. */
export function checkSlot({ slot, payExpireTime, ...order }: NewOrder): void {
  if (slot && isToPayAtStore(order) && slot.endsAt > payExpireTime) throw new Refusal('slotPaidOnline')
}

/** The counter and the customer call such an order by its code before it is paid (docs/decisions/0071). */
export const isToPayAtStore = ({ paymentMethod, amounts }: Pick<NewOrder, 'paymentMethod' | 'amounts'>): boolean =>
  paymentMethod.type === paymentMethodType.atStore && amounts.payableTotal > 0
