import { isCorpId } from '@tiffin/core/corp/corp-id'
import type { JobEnd } from '@tiffin/core/print/print-job'
import type { Corp } from '../../../base/corp.ts'
import { Fault } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import type { Tx } from '../../../db/unit.ts'
import type { Stores } from '../../store/index.ts'
import { hashOfKey } from '../printers.ts'
import { endJob, hearPrinter, retryJob, type TakenJob, takeJob } from '../queue/queries.ts'
import { insertLateSlip, lockOrderOfJob } from '../queue/slips.ts'
import type { TicketPress } from '../ticket/ticket-press.ts'
import { type ReadOrder, writeJob } from '../ticket/write-job.ts'
import type { Pace } from './pace.ts'

/** Where a printer asks: whose it is, and its key. */
export interface PrinterAddress {
  readonly corp: string
  readonly key: string
}

/** What printers of all makes are answered with. */
export interface PrintParts {
  readonly app: Services
  readonly stores: Stores
  readonly readOrder: ReadOrder
  readonly pace: Pace
  readonly press: TicketPress
}

/** A printer that asks, in its transaction. */
interface Printer {
  readonly corp: Corp
  readonly printerId: string
  readonly storeId: string
  /** What it is to print next; null: nothing. */
  readonly jobId: string | null
  readonly now: number
}

const keyForm = /^[A-Za-z0-9_-]{32}$/

/**
 * Finds the printer of an address, and works in one transaction for it. `code`: what it says of itself; null when this request does not say it.
 * Faults with `notFound` and `tooManyRequests`.
 */
export async function asPrinter<Value>(
  { app, pace, code = null }: { app: Services; pace: Pace; code?: string | null },
  { corp: corpId, key }: PrinterAddress,
  work: (printer: Printer, tx: Tx) => Promise<Value>,
): Promise<Value> {
  const now = app.clock.now()
  const corp = isCorpId(corpId) && keyForm.test(key) ? await app.corps.find(corpId) : undefined
  if (!corp) throw new Fault('notFound')
  const keyHash = hashOfKey(key)
  if (!pace.take(`${corpId} ${keyHash}`, now)) throw new Fault('tooManyRequests', { 'retry-after': '5' })
  return app.db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
    const [found] = (await tx.run(hearPrinter(corpId, { keyHash, now, code }))).rows
    if (!found) throw new Fault('notFound')
    return work({ ...found, corp, now }, tx)
  })
}

/** A job that was handed out, and who has it. */
export interface Taken {
  readonly job: TakenJob
  readonly printer: Printer
}

/** Hands a job out to its printer; nothing when it is none of this printer, has ended, or was sent less than `holdMs` ago and not answered. */
export async function takeFor(
  printer: Printer,
  { jobId, holdMs = 0 }: { readonly jobId: string; readonly holdMs?: number },
  tx: Tx,
): Promise<Taken | undefined> {
  const [job] = (await tx.run(takeJob(printer.corp.corpId, { ...printer, jobId }, holdMs))).rows
  return job && { job, printer }
}

/** Ends a job as its printer says, or lets it wait again. `jobId` null: the one that it took last. */
export async function endFor(
  { corp, printerId, now }: Printer,
  { jobId, end }: { jobId: string | null; end: JobEnd },
  tx: Tx,
): Promise<void> {
  const ending = { printerId, jobId, now }
  if (end === 'again') await tx.run(retryJob(corp.corpId, ending))
  else if (end === 'failed') await tx.run(endJob.failed(corp.corpId, ending))
  else {
    const [, done] = await tx.batch(lockOrderOfJob(corp.corpId, ending), endJob.done(corp.corpId, ending))
    for (const row of done.rows) await tx.run(insertLateSlip(corp.corpId, { ...row, now }))
  }
}

/** The ticket of a job as a picture: PNG, one bit a dot, 576 dots wide. */
export async function drawFor({ stores, readOrder, press }: PrintParts, { job, printer }: Taken): Promise<Buffer> {
  const { corp, storeId, now } = printer
  const { timeZone } = await stores.get(corp, storeId)
  return press.print(await writeJob(job, { corp, storeId, timeZone, now, readOrder }))
}
