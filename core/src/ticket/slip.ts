import { linesOf } from './lines.ts'
import { type Ticket, type TicketOf, type TicketWriting, writeTicket } from './ticket.ts'

/** What was cancelled of an order whose ticket was printed before. */
export interface SlipOf extends Pick<TicketOf, 'order' | 'categories'> {
  readonly cancelled: readonly { readonly lineNo: number; readonly num: number }[]
}

/** Writes paper that takes items of an earlier ticket back: whose they are, and what is not to be made [print-11]. */
export function writeSlip({ order, cancelled, categories }: SlipOf, writing: TicketWriting): Ticket {
  const productList = linesOf(order).flatMap((line) => {
    const gone = cancelled.find(({ lineNo }) => lineNo === line.lineNo)
    return gone ? [{ ...line, num: gone.num, refundNum: 0 }] : []
  })
  const ticket = writeTicket({ order: { ...order, productList, giftList: [] }, isCopy: false, categories }, writing)
  return {
    ...ticket,
    copy: writing.words('counter.print.cancelled'),
    ...{ allergy: '', remark: '', notes: [], part: '', lines: ticket.lines.map((line) => ({ ...line, warning: '' })) },
  }
}
