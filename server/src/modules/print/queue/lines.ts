import { orderStatus } from '@tiffin/core/order/order-state'
import { statesInMaking } from '@tiffin/core/order/part-refund'
import { printJobState } from '@tiffin/core/print/print-job'
import { sql } from '../../../db/sql.ts'

/** Units of a line that are not made any more. */
export interface CancelledLine {
  readonly lineNo: number
  readonly num: number
}

/** Whether a printer prints a line: that of its categories, or any. */
export const isMadeAt = sql`(printer.categories = '{}' or line.snapshot ->> 'categoryId' = any (printer.categories))`

/** Units of a line that are not to be made. */
export const unitsGone = sql`case made.status when ${orderStatus.closed} then line.num else line.refund_num end`

/** Whether a line is on the ticket of an order, which leaves out what was taken off while it is made [order-29]. */
export const isOnTicket = sql`(line.num > line.refund_num or made.status not in (${statesInMaking}))`

/** Whether a job has something to say: the ticket of a printer all of whose lines were taken off before it got it has not [print-11]. */
export const saysSomething = sql`(job.state = ${printJobState.taken} or job.cancelled is not null or job.order_id is null or exists (
    select from printer join customer_order made on made.corp_id = :corpId and made.order_id = job.order_id
      join order_line line on line.corp_id = :corpId and line.order_id = job.order_id
    where printer.corp_id = :corpId and printer.printer_id = job.printer_id and ${isMadeAt} and ${isOnTicket}))`

/** What a ticket that is handed out leaves out. */
export const leftOut = sql`(select coalesce(jsonb_agg(jsonb_build_object('lineNo', line.line_no, 'num', ${unitsGone})), '[]')
    from customer_order made join order_line line on line.corp_id = :corpId and line.order_id = made.order_id
    where made.corp_id = :corpId and made.order_id = job.order_id and ${unitsGone} > 0)`
