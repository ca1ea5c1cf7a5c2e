import { Worker } from 'node:worker_threads'
import type { SheetTable } from '@tiffin/core/sheet/sheet-table'
import { Refusal } from '../../../../base/refusal.ts'

/** A workbook, or a zip with a file of CSV for each sheet. */
export type SheetFormat = 'xlsx' | 'csv'

export interface WriteWish {
  readonly kind: 'write'
  readonly format: SheetFormat
  /** Texts as they are, not escaped. */
  readonly tables: readonly SheetTable[]
}

export type SheetWish = WriteWish | { readonly kind: 'read'; readonly bytes: Uint8Array }

/** What was read, or why not. */
export type ReadAnswer =
  | { readonly tables: readonly SheetTable[] }
  | { readonly refusal: 'sheetUnreadable' | 'sheetTooLarge' }

export type SheetAnswer = ReadAnswer | { readonly bytes: Uint8Array }

/** The largest file that is taken is read in some seconds; what takes this long was made to. */
const longestMs = 30_000
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }
const unreadable: SheetAnswer = { refusal: 'sheetUnreadable' }

function runWorker(wish: SheetWish): Promise<SheetAnswer> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { workerData: wish, resourceLimits })
  const timer = setTimeout(() => worker.terminate(), longestMs)
  return new Promise<SheetAnswer>((resolve) => {
    worker.once('message', resolve)
    worker.once('error', () => resolve(unreadable))
    worker.once('exit', () => resolve(unreadable))
  }).finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}

/**
 * Reads the sheets of a file in a thread with limits of its own: files may be made to break readers, and orders do not wait for large
 * ones. Refuses `sheetUnreadable`, and `sheetTooLarge` above 50,000 rows or when much more is in it than its size says.
 */
export async function readInWorker(bytes: Uint8Array): Promise<readonly SheetTable[]> {
  const answer = await runWorker({ kind: 'read', bytes })
  if ('tables' in answer) return answer.tables
  throw new Refusal('refusal' in answer ? answer.refusal : 'sheetUnreadable')
}

/** A file of sheets, made in a thread of its own. */
export async function writeInWorker(format: SheetFormat, tables: readonly SheetTable[]): Promise<Uint8Array> {
  const answer = await runWorker({ kind: 'write', format, tables })
  if ('bytes' in answer) return answer.bytes
  throw new Error('sheets could not be written')
}
