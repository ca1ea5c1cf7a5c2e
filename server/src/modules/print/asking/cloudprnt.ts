import { jobEndOf } from '@tiffin/core/print/print-job'
import { canPrint, statusCodeOf } from '@tiffin/core/print/printer-state'
import { z } from 'zod'
import { Fault } from '../../../base/refusal.ts'
import { asPrinter, drawFor, endFor, type PrinterAddress, type PrintParts, takeFor } from './as-printer.ts'

/** What a ticket is sent as. */
export const mediaType = 'image/png'
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

/** What a printer is told that asks: the job that it is to fetch, or that there is none. */
const offer = (jobId: string | null) =>
  jobId === null
    ? { jobReady: false }
    : { jobReady: true, mediaTypes: [mediaType], jobToken: jobId, deleteMethod: 'DELETE' }

/** A printer that says how it is is told whether a job waits. */
export async function answerPoll(parts: PrintParts, address: PrinterAddress, body: unknown): Promise<object> {
  const { statusCode, printingInProgress } = poll.parse(body)
  const code = statusCodeOf(decoded(statusCode ?? ''))
  const isFree = canPrint(code) && printingInProgress !== true
  const jobId = await asPrinter({ ...parts, code }, address, async (printer) => printer.jobId)
  return offer(isFree ? jobId : null)
}

/** Whether a printer that fetches can have what we draw. */
export function canHavePicture(parameters: unknown): boolean {
  const { type } = query.parse(parameters)
  return typeof type !== 'string' || type.startsWith(mediaType)
}

/** The picture of the next job, or of the one that is named. Faults with `notFound`. */
export async function drawNext(parts: PrintParts, address: PrinterAddress, parameters: unknown): Promise<Buffer> {
  const { token } = query.parse(parameters)
  const taken = await asPrinter(parts, address, async (printer, tx) => {
    const jobId = token ?? printer.jobId
    return jobId === null ? undefined : takeFor(printer, { jobId }, tx)
  })
  if (taken === undefined) throw new Fault('notFound')
  return drawFor(parts, taken)
}

/** Notes what became of a job. */
export async function clearJob(parts: PrintParts, address: PrinterAddress, parameters: unknown): Promise<void> {
  const { token, code } = query.parse(parameters)
  const end = jobEndOf(decoded(code ?? ''))
  await asPrinter(parts, address, (printer, tx) => endFor(printer, { jobId: token ?? null, end }, tx))
}
