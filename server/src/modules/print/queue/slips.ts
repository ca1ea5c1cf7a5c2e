import { orderStatus } from '@tiffin/core/order/order-state'
import { printJobState } from '@tiffin/core/print/print-job'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { type CancelledLine, isMadeAt, unitsGone } from './lines.ts'
import { type Ending, jobColumns, spokenOf } from './queries.ts'

interface Cancelling {
  readonly storeId: string
  readonly orderId: string
  readonly refundNo: string
  /** Null: all that is left of the order. */
  readonly lineList: readonly CancelledLine[] | null
  readonly now: number
}

/** What was cancelled of an order, for each printer that has printed its ticket and prints some of these lines [print-11]. */
export const insertSlips = named(
  'print_job_cancelled',
  sql`insert into print_job (${jobColumns}, cancelled)
     with gone as (
       select line.line_no, line.snapshot, coalesce(wanted.num, line.num - line.refund_num) as num from order_line line
       left join jsonb_to_recordset(:cancelledLines?::jsonb) wanted ("lineNo" integer, num integer) on wanted."lineNo" = line.line_no
       where line.corp_id = :corpId and line.order_id = :orderId
         and (wanted.num > 0 or (:cancelledLines?::jsonb is null and line.num > line.refund_num))
     )
     select :corpId, gen_random_uuid()::text, :storeId, printer.printer_id, :orderId, 'cancelled ' || :refundNo::text, false, 1, 1,
       ${printJobState.waiting}, :now, :now, (select jsonb_agg(jsonb_build_object('lineNo', gone.line_no, 'num', gone.num) order by gone.line_no) from gone)
     from printer
     where printer.corp_id = :corpId and printer.store_id = :storeId and printer.removed_at is null and exists (
       select from print_job job where job.corp_id = :corpId and job.order_id = :orderId and job.printer_id = printer.printer_id
         and job.cancelled is null and job.state = ${printJobState.done})
       and exists (select from gone line where ${isMadeAt})
     on conflict (corp_id, order_id, printer_id, request_id) do nothing`,
  (corpId: string, { storeId, orderId, refundNo, lineList, now }: Cancelling) => ({
    ...{ corpId, storeId, orderId, refundNo, now: new Date(now) },
    cancelledLines: lineList && JSON.stringify(lineList.map(({ lineNo, num }) => ({ lineNo, num }))),
  }),
)

/** Keeps the order of the job that a printer speaks of from being refunded or closed until the transaction ends. */
export const lockOrderOfJob = named(
  'print_job_lock_order',
  sql`select made.order_id as "orderId" from customer_order made
     where made.corp_id = :corpId and made.order_id = (select job.order_id from print_job job where ${spokenOf}) for key share`,
  (corpId: string, { printerId, jobId }: Ending) => ({ corpId, printerId, token: jobId }),
)

/** What was cancelled between the first hand-out of a ticket and its confirmation; none where the printer had printed one before: that one had its slips [print-11]. */
export const insertLateSlip = named(
  'print_job_cancelled_late',
  sql`insert into print_job (${jobColumns}, cancelled)
     select :corpId, gen_random_uuid()::text, job.store_id, job.printer_id, job.order_id, 'cancelled after ' || job.job_id, false, 1, 1,
       ${printJobState.waiting}, :now, :now, late.lines
     from print_job job
     join printer on printer.corp_id = :corpId and printer.printer_id = job.printer_id
     join customer_order made on made.corp_id = :corpId and made.order_id = job.order_id
     cross join lateral (
       select jsonb_agg(jsonb_build_object('lineNo', line.line_no, 'num', ${unitsGone} - coalesce(before.num, 0)) order by line.line_no) as lines
       from order_line line
       left join jsonb_to_recordset(job.left_out) before ("lineNo" integer, num integer) on before."lineNo" = line.line_no
       where line.corp_id = :corpId and line.order_id = job.order_id and ${unitsGone} > coalesce(before.num, 0) and ${isMadeAt}
     ) late
     where job.corp_id = :corpId and job.job_id = :jobId and job.cancelled is null and job.left_out is not null
       and late.lines is not null and made.status in (${orderStatus.accepted}, ${orderStatus.making}, ${orderStatus.closed})
       and not exists (select from print_job earlier where earlier.corp_id = :corpId and earlier.order_id = job.order_id
         and earlier.printer_id = job.printer_id and earlier.job_id <> job.job_id and earlier.cancelled is null
         and earlier.state = ${printJobState.done})
     on conflict (corp_id, order_id, printer_id, request_id) do nothing`,
  (corpId: string, { jobId, now }: { readonly jobId: string; readonly now: number }) => ({
    ...{ corpId, jobId, now: new Date(now) },
  }),
)
