import { counterName } from '@tiffin/core/customer/counter-name'
import type { CounterOrder, Orders, Viewing } from '../orders.ts'

/** An order as the counter shows it. */
export const showAtCounter = async (orders: Orders, viewing: Viewing, order: CounterOrder) => ({
  ...(await orders.show(viewing, order)),
  customerName: counterName(order.customer),
  tickList: order.lines.flatMap(({ isTicked, lineNo }) => (isTicked ? lineNo : [])),
  closeCode: order.row.closeCode,
  closeNote: order.row.closeNote,
})
