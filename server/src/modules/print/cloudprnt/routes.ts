import { isCorpId } from '@tiffin/core/corp/corp-id'
import { jobEndOf } from '@tiffin/core/print/print-job'
import { canPrint, statusCodeOf } from '@tiffin/core/print/printer-state'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Corp } from '../../../base/corp.ts'
import { Fault } from '../../../base/refusal.ts'
import type { Tx } from '../../../db/unit.ts'
import type { App } from '../../../http/app.ts'
import type { Stores } from '../../store/index.ts'
import { hashOfKey } from '../printers.ts'
import { endJob, hearPrinter, retryJob, takeJob } from '../queue/queries.ts'
import { TicketPress } from '../ticket/ticket-press.ts'
import { type ReadOrder, writeJob } from '../ticket/write-job.ts'
import { Pace } from './pace.ts'

type Asked = FastifyRequest<{ Params: { corp: string; key: string } }>

interface PrintParts {
  readonly stores: Stores
  readonly readOrder: ReadOrder
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
const mostBytes = 16_384
const mediaType = 'image/png'
/** What is of no form that a printer sends says nothing. */
const text = z.string().max(200).nullish().catch(null)
const poll = z.object({ statusCode: text, printingInProgress: z.boolean().nullish().catch(null) }).catch({})
const query = z.object({ token: text, code: text, type: text })

/** `200%20OK`, as some printers write it, is `200 OK`. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Finds the printer of an address, and works in one transaction for it. Faults with `notFound` and `tooManyRequests`. */
async function asPrinter<Value>(
  { app, pace, code = null }: { app: App; pace: Pace; code?: string | null },
  { params }: Asked,
  work: (printer: Printer, tx: Tx) => Promise<Value>,
): Promise<Value> {
  const { corp: corpId, key } = params
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

/** What a printer is told that asks: the job that it is to fetch, or that there is none. */
const offer = (jobId: string | null) =>
  jobId === null
    ? { jobReady: false }
    : { jobReady: true, mediaTypes: [mediaType], jobToken: jobId, deleteMethod: 'DELETE' }

/** Hands the next job out, or the one that is named. */
async function take(parts: { app: App; pace: Pace }, request: Asked) {
  const { token } = query.parse(request.query)
  return asPrinter(parts, request, async (printer, tx) => {
    const jobId = token ?? printer.jobId
    if (jobId === null) throw new Fault('notFound')
    const { rows } = await tx.run(takeJob(printer.corp.corpId, { ...printer, jobId }))
    if (!rows[0]) throw new Fault('notFound')
    return { job: rows[0], printer }
  })
}

async function end(parts: { app: App; pace: Pace }, request: Asked): Promise<void> {
  const { token, code } = query.parse(request.query)
  const result = jobEndOf(decoded(code ?? ''))
  await asPrinter(parts, request, async ({ corp, printerId, now }, tx) => {
    const ending = { printerId, jobId: token ?? null, now }
    await tx.run(result === 'again' ? retryJob(corp.corpId, ending) : endJob[result](corp.corpId, ending))
  })
}

/**
 * Star CloudPRNT: a printer asks by POST and says how it is, fetches its ticket by GET, and clears it by DELETE with what became of it
 * [print-5]. It never waits for orders, nor they for it.
 */
export function serveCloudPrnt(app: App, { stores, readOrder }: PrintParts): void {
  const parts = { app, pace: new Pace() }
  const press = new TicketPress()
  const path = '/print/:corp/:key'
  app.http.post(path, { bodyLimit: mostBytes }, async (request: Asked, reply: FastifyReply) => {
    const { statusCode, printingInProgress } = poll.parse(request.body)
    const code = statusCodeOf(decoded(statusCode ?? ''))
    const isFree = canPrint(code) && printingInProgress !== true
    const jobId = await asPrinter({ ...parts, code }, request, async (printer) => printer.jobId)
    return reply.send(offer(isFree ? jobId : null))
  })
  app.http.get(path, async (request: Asked, reply) => {
    const { type } = query.parse(request.query)
    if (typeof type === 'string' && !type.startsWith(mediaType)) return reply.code(415).send()
    const { job, printer } = await take(parts, request)
    const { corp, storeId, now } = printer
    const { timeZone } = await stores.get(corp, storeId)
    const bytes = await press.print(await writeJob(job, { corp, storeId, timeZone, now, readOrder }))
    return reply.header('content-type', mediaType).header('cache-control', 'no-store').send(bytes)
  })
  app.http.delete(path, async (request: Asked, reply) => {
    await end(parts, request)
    return reply.send({})
  })
}
