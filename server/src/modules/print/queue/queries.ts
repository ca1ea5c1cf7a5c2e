import { orderStatus } from '@tiffin/core/order/order-state'
import { mostTries, openJobStates, printJobState } from '@tiffin/core/print/print-job'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { type CancelledLine, isOnTicket, leftOut, saysSomething } from './lines.ts'

/** Its food is made, or is not to be made: a ticket of it is not sent by itself. */
const isStillMade = sql`made.status in (${orderStatus.accepted}, ${orderStatus.making}, ${orderStatus.ready})`

/** Whether a job waits for its printer now; what staff asked for is printed whatever has become of the order [print-4]. */
export const isToPrint = sql`job.state in (${openJobStates}) and (job.print_at <= :now or made.making_time is not null)
  and (job.request_id <> '' or ${isStillMade}) and ${saysSomething}`

export const jobColumns = sql`corp_id, job_id, store_id, printer_id, order_id, request_id, is_copy, part_no, part_count, state, print_at, made_at`

/** The printers of the order's store that print some of its lines, and which ticket of how many each one's is. */
const printersOfOrder = sql`select printer.printer_id, printer.categories, printer.made_at,
    row_number() over (order by printer.made_at, printer.printer_id) as part_no, count(*) over () as part_count
  from printer
  where printer.corp_id = :corpId and printer.store_id = :storeId and printer.removed_at is null and (printer.categories = '{}' or printer.categories && array(
    select line.snapshot ->> 'categoryId' from order_line line
    join customer_order made on made.corp_id = :corpId and made.order_id = :orderId
    where line.corp_id = :corpId and line.order_id = :orderId and ${isOnTicket}))`

interface OfOrder {
  readonly storeId: string
  readonly orderId: string
  readonly now: number
}

/** The tickets of an order that goes to the kitchen, in the transaction that sends it there; a slot's when it is to be begun [print-4]. */
export const insertJobs = named(
  'print_job_insert',
  sql`insert into print_job (${jobColumns})
     select :corpId, gen_random_uuid()::text, :storeId, wanted.printer_id, made.order_id, '', false, wanted.part_no, wanted.part_count,
       ${printJobState.waiting}, coalesce(made.release_at, :now), :now
     from (${printersOfOrder}) wanted join customer_order made on made.corp_id = :corpId and made.order_id = :orderId
     on conflict (corp_id, order_id, printer_id, request_id) do nothing`,
  (corpId: string, { storeId, orderId, now }: OfOrder) => ({ corpId, storeId, orderId, now: new Date(now) }),
)

/** Its food is made already, or not to be made. */
const isOver = sql`made.status not in (${orderStatus.accepted}, ${orderStatus.making})`

interface Asking extends OfOrder {
  readonly requestId: string
}

const valuesOf = (corpId: string, { storeId, orderId, requestId, now }: Asking) => ({
  ...{ corpId, storeId, orderId, requestId, now: new Date(now) },
})

/** A printer that was removed, before the wanted one was made, has the job on paper with some of the lines that the wanted one prints. */
const isOfRemoved = sql`(job.state in (${printJobState.taken}, ${printJobState.done}) and job.made_at < wanted.made_at and exists (
  select from printer removed join order_line line on line.corp_id = :corpId and line.order_id = :orderId
  where removed.corp_id = :corpId and removed.printer_id = job.printer_id and removed.removed_at is not null
    and (removed.categories = '{}' or line.snapshot ->> 'categoryId' = any (removed.categories))
    and (wanted.categories = '{}' or line.snapshot ->> 'categoryId' = any (wanted.categories))))`

/** The ticket of an order for each of its printers once more, but for one at which it still waits [print-7]. */
export const insertAgain = named(
  'print_job_again',
  sql`insert into print_job (${jobColumns})
     select :corpId, gen_random_uuid()::text, :storeId, wanted.printer_id, made.order_id, :requestId,
       ${isOver} or exists (select from print_job job where job.corp_id = :corpId and job.order_id = :orderId
         and (job.printer_id = wanted.printer_id or job.printer_id is null or ${isOfRemoved}) and job.cancelled is null and job.state <> ${printJobState.failed}),
       wanted.part_no, wanted.part_count, ${printJobState.waiting}, :now, :now
     from (${printersOfOrder}) wanted join customer_order made on made.corp_id = :corpId and made.order_id = :orderId
     where not exists (select from print_job job where job.corp_id = :corpId and job.order_id = :orderId
       and job.printer_id = wanted.printer_id and job.cancelled is null and job.state = ${printJobState.waiting})
     on conflict (corp_id, order_id, printer_id, request_id) do nothing
     returning is_copy as "isCopy"`,
  valuesOf,
)

/** Notes that a browser prints the ticket of an order, and says whether it is a copy; the same request gets the same answer. */
export const noteBrowserPrint = named(
  'print_job_by_browser',
  sql`insert into print_job (${jobColumns}, ended_at)
     select :corpId, gen_random_uuid()::text, :storeId, null, made.order_id, :requestId,
       ${isOver} or exists (select from print_job job where job.corp_id = :corpId and job.order_id = :orderId
         and job.cancelled is null and job.state = ${printJobState.done}), 1, 1, ${printJobState.done}, :now, :now, :now
     from customer_order made where made.corp_id = :corpId and made.order_id = :orderId
     on conflict (corp_id, order_id, printer_id, request_id) do update set request_id = excluded.request_id
     returning is_copy as "isCopy"`,
  valuesOf,
)

/** A page that tries a printer; none for a printer of another store. */
export const insertTestPage = named(
  'print_job_test',
  sql`insert into print_job (${jobColumns})
     select corp_id, gen_random_uuid()::text, store_id, printer_id, null, :requestId, false, 1, 1, ${printJobState.waiting}, :now, :now
     from printer where corp_id = :corpId and store_id = :storeId and printer_id = :printerId and removed_at is null
     on conflict (corp_id, order_id, printer_id, request_id) do update set request_id = excluded.request_id
     returning printer_id as "printerId"`,
  (corpId: string, values: { storeId: string; printerId: string; requestId: string; now: number }) => ({
    ...{ ...values, corpId, now: new Date(values.now) },
  }),
)

interface Heard {
  readonly keyHash: string
  readonly now: number
  /** What it says of itself; null when this request does not say it. */
  readonly code: string | null
}

/** Who asks, and the job that is next: one that it has taken and not confirmed, else the oldest. When it was heard is written down now and then; who asks and says nothing of itself is taken to work. */
export const hearPrinter = named(
  'print_hear',
  sql<{ printerId: string; storeId: string; jobId: string | null }>`with asking as (
       select printer_id, store_id, seen_at, status_code from printer where corp_id = :corpId and key_hash = :hash and removed_at is null
     ), heard as (
       update printer set seen_at = :now, status_code = coalesce(:said?::text, nullif(printer.status_code, ''), '200') from asking
       where printer.corp_id = :corpId and printer.printer_id = asking.printer_id
         and (asking.seen_at is null or asking.seen_at < :now::timestamptz - interval '20 seconds' or asking.status_code <> :said?::text)
     )
     select asking.printer_id as "printerId", asking.store_id as "storeId", (
       select job.job_id from print_job job
       left join customer_order made on made.corp_id = :corpId and made.order_id = job.order_id
       where job.corp_id = :corpId and job.printer_id = asking.printer_id and ${isToPrint}
       order by job.state desc, job.print_at, job.made_at, job.job_id limit 1
     ) as "jobId" from asking`,
  (corpId: string, { keyHash, now, code }: Heard) => ({ corpId, hash: keyHash, said: code, now: new Date(now) }),
)

interface JobOf {
  readonly printerId: string
  readonly jobId: string
  readonly now: number
}

/** A job as it is drawn. */
export interface TakenJob {
  readonly orderId: string | null
  readonly isCopy: boolean
  readonly partNo: number
  readonly partCount: number
  readonly printerName: string
  readonly language: string
  readonly categoryList: string[]
  /** What was cancelled of the order; null: the job is its ticket. */
  readonly cancelled: readonly CancelledLine[] | null
  /** What its ticket leaves out, as it was handed out first; null: it is no ticket. */
  readonly leftOut: readonly CancelledLine[] | null
}

/** A browser has printed the ticket while it waited for its printer. */
const isPrintedByBrowser = sql`job.cancelled is null and exists (select from print_job paper where paper.corp_id = job.corp_id
  and paper.order_id = job.order_id and paper.printer_id is null and paper.state = ${printJobState.done})`

/**
 * Hands a job out, as often as its printer asks, until it is confirmed; none after that [print-5]. It is a copy when a browser was first [print-7]. What a
 * ticket leaves out stays as it was the first time [print-11]. `holdMs`: none that was sent and not answered for so long [print-9].
 */
export const takeJob = named(
  'print_job_take',
  sql<TakenJob>`update print_job job set state = ${printJobState.taken}, taken_at = coalesce(job.taken_at, :now), sent_at = :now,
       is_copy = job.is_copy or ${isPrintedByBrowser},
       left_out = case when job.cancelled is null then coalesce(job.left_out, ${leftOut}) end
     from printer
     where job.corp_id = :corpId and job.job_id = :jobId and job.printer_id = :printerId and job.state in (${openJobStates})
       and (job.sent_at is null or :holdMs = 0 or job.sent_at <= :now::timestamptz - :holdMs::integer * interval '1 ms')
       and ${saysSomething} and printer.corp_id = :corpId and printer.printer_id = job.printer_id
     returning job.order_id as "orderId", job.is_copy as "isCopy", job.part_no as "partNo", job.part_count as "partCount",
       printer.name as "printerName", printer.language, printer.categories as "categoryList", job.cancelled, job.left_out as "leftOut"`,
  (corpId: string, { printerId, jobId, now }: JobOf, holdMs: number) => ({
    ...{ corpId, printerId, jobId, holdMs, now: new Date(now) },
  }),
)

export interface Ending {
  readonly printerId: string
  /** Null: the one that it took last; older printers name none. */
  readonly jobId: string | null
  readonly now: number
}

/** The open job that a printer speaks of. */
export const spokenOf = sql`job.corp_id = :corpId and job.printer_id = :printerId and job.state in (${openJobStates})
  and job.job_id = coalesce(:token?, (select taken.job_id from print_job taken
    where taken.corp_id = :corpId and taken.printer_id = :printerId and taken.state = ${printJobState.taken}
    order by taken.taken_at desc limit 1))`

const endingOf = (corpId: string, { printerId, jobId, now }: Ending) => ({
  ...{ corpId, printerId, token: jobId, now: new Date(now) },
})

/** Ends a job once: what is confirmed again, or was given up, stays as it is [print-5]. */
export const endJob = {
  done: named(
    'print_job_done',
    sql`update print_job job set state = ${printJobState.done}, ended_at = :now where ${spokenOf} returning job.job_id as "jobId"`,
    endingOf,
  ),
  failed: named(
    'print_job_failed',
    sql`update print_job job set state = ${printJobState.failed}, ended_at = :now where ${spokenOf}`,
    endingOf,
  ),
}

/** Lets a job wait again; after so many downloads that failed it is given up, since all that waits behind it is held up. */
export const retryJob = named(
  'print_job_retry',
  sql`update print_job job set tries = job.tries + 1, left_out = null, sent_at = null,
       state = case when job.tries + 1 < ${mostTries} then ${printJobState.waiting} else ${printJobState.failed} end,
       ended_at = case when job.tries + 1 < ${mostTries} then null else :now::timestamptz end
     where ${spokenOf}`,
  endingOf,
)
