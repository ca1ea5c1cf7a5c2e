import { isLanguage, type Language } from '@tiffin/core/language/language'
import type { Order } from '@tiffin/core/order/order'
import { writeSlip } from '@tiffin/core/ticket/slip'
import { type Ticket, writeTicket } from '@tiffin/core/ticket/ticket'
import { say } from '@tiffin/phrases/server'
import type { Corp } from '../../../base/corp.ts'
import type { TakenJob } from '../queue/queries.ts'
import type { DrawnTicket } from './draw-ticket.ts'
import { ticketWriting } from './ticket-writing.ts'

/** Reads an order of a store as its counter shows it; refuses `orderUnknown`. */
export type ReadOrder = (
  viewing: { readonly corp: Corp; readonly language: Language; readonly now: number },
  owned: { readonly storeId: string; readonly orderId: string },
) => Promise<Order & { readonly customerName: string }>

/** Says that the printer works, in its language and by the store's clock. */
const testPage = ({ printerName }: TakenJob, language: Language, clock: string): Ticket => ({
  ...{ code: say(language, 'counter.print.testCode'), method: clock, customer: printerName },
  ...{ remark: say(language, 'counter.print.testText'), copy: '', time: '', allergy: '', notes: [], lines: [] },
  ...{ part: '', foot: '' },
})

interface Written {
  readonly corp: Corp
  readonly storeId: string
  readonly timeZone: string
  readonly now: number
  readonly readOrder: ReadOrder
}

/** An order as the ticket that is handed out has it, whatever was taken off since. */
function asHandedOut<Listed extends Pick<Order, 'productList' | 'giftList'>>(
  order: Listed,
  { leftOut }: TakenJob,
): Listed {
  if (leftOut === null) return order
  const asThen = <Line extends { lineNo: number; refundNum: number }>(line: Line): Line => ({
    ...line,
    refundNum: leftOut.find(({ lineNo }) => lineNo === line.lineNo)?.num ?? 0,
  })
  return { ...order, productList: order.productList.map(asThen), giftList: order.giftList.map(asThen) }
}

/** What a job prints, in the language of its printer. */
export async function writeJob(
  job: TakenJob,
  { readOrder, timeZone, storeId, ...place }: Written,
): Promise<DrawnTicket> {
  const language = isLanguage(job.language) ? job.language : 'en-US'
  const writing = ticketWriting(language, timeZone)
  const { orderId, isCopy, cancelled, categoryList: categories, partNo: no, partCount: count } = job
  if (orderId === null) return { language, ticket: testPage(job, language, writing.clock(place.now)) }
  const order = await readOrder({ ...place, language }, { storeId, orderId })
  if (cancelled) return { language, ticket: writeSlip({ order, cancelled, categories }, writing) }
  const shown = asHandedOut(order, job)
  return { language, ticket: writeTicket({ order: shown, isCopy, categories, part: { no, count } }, writing) }
}
