import { counterName } from '@tiffin/core/customer/counter-name'
import { isWalkIn } from '@tiffin/core/customer/walk-in'
import { money } from '@tiffin/core/money/money'
import { say } from '@tiffin/phrases/server'
import type { CounterOrder, Orders, Viewing } from '../orders.ts'

/** An order as the counter shows it. */
export const showAtCounter = async (orders: Orders, viewing: Viewing, order: CounterOrder) => ({
  ...(await orders.show(viewing, order)),
  customerName: isWalkIn(order.row.customerId)
    ? say(viewing.language, 'counter.walkIn.name')
    : counterName(order.customer),
  tender: order.row.tender,
  tickList: order.lines.flatMap(({ isTicked, lineNo }) => (isTicked ? lineNo : [])),
  closeCode: order.row.closeCode,
  closeNote: order.row.closeNote,
  chargedBackTotal: money(order.chargedBackTotal),
  closeRefund: money(order.closeRefund),
})
