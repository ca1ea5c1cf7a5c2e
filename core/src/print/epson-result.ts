import type { JobEnd } from './print-job.ts'

/** What an Epson printer says of a job: how the job goes on, later without a word of ours, and how the printer is by Star's codes; null: it does not say. */
export interface EpsonResult {
  readonly end: JobEnd | 'later'
  readonly statusCode: string | null
}

/** Trouble of the printer itself: the job stays its own until somebody has seen to it. */
const troubles = new Map(
  Object.entries({
    EPTR_REC_EMPTY: '410',
    EPTR_COVER_OPEN: '420',
    EPTR_AUTOMATICAL: '430',
    EPTR_CUTTER: '430',
    EPTR_MECHANICAL: '430',
    EPTR_UNRECOVERABLE: '430',
    EX_BADPORT: '430',
    DeviceNotFound: '430',
  }),
)

/** What passes by itself. */
const passing = ['EX_TIMEOUT', 'EX_SPOOLER', 'PrintSystemError', 'TooManyRequests', 'JobSpooling']

/** The bit of `status` that says that the paper ends soon. */
const paperLow = 0x2_00_00

/** Reads the attributes of a `response` of ePOS-Print: `success`, `code` and `status` [print-9]. */
export function epsonResultOf({
  success,
  code = '',
  status,
}: Readonly<Partial<Record<'success' | 'code' | 'status', string>>>): EpsonResult {
  if (success === 'true' || success === '1')
    return { end: 'done', statusCode: (Number(status) & paperLow) === 0 ? '200' : '211' }
  const trouble = troubles.get(code)
  if (trouble !== undefined) return { end: 'later', statusCode: trouble }
  return { end: passing.includes(code) ? 'again' : 'failed', statusCode: null }
}
