import { Worker } from 'node:worker_threads'
import type { Language } from '@tiffin/core/language/language'
import type { SheetMenu } from '@tiffin/core/sheet/entries'
import type { SheetFiles } from '@tiffin/core/sheet/sheet-files'
import { Refusal } from '../../../../base/refusal.ts'
import type { ItemFault } from '../../check-items.ts'
import type { Comparison, countSheets } from '../compare-sheets.ts'
import type { ZippedFile } from './read-sheet-file.ts'

/** A workbook, or a zip with a file of CSV for each sheet. */
export type SheetFormat = 'xlsx' | 'csv'

export interface CompareWish {
  readonly kind: 'compare'
  readonly base: SheetMenu
  readonly files: SheetFiles
  readonly language: Language
  readonly mostShown: number
}

export interface WriteWish {
  readonly kind: 'write'
  readonly format: SheetFormat
  readonly base: SheetMenu
  /** Only titles. */
  readonly isEmpty: boolean
}

export type SheetWish =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | { readonly kind: 'mark'; readonly found: readonly ItemFault[] }
  | CompareWish
  | WriteWish

/** What a file does; of cells and faults the first ones. */
export interface SheetOutcome extends Pick<Comparison, 'changes' | 'cells' | 'faults'> {
  readonly sheetList: ReturnType<typeof countSheets>
  readonly cellCount: number
  readonly faultCount: number
  /** The file with its faults, a workbook; null when nothing is wrong. */
  readonly faultFile: Uint8Array | null
}

export type SheetAnswer =
  | { readonly files: readonly ZippedFile[] }
  | { readonly refusal: 'sheetUnreadable' | 'sheetTooLarge' }
  | { readonly outcome: SheetOutcome }
  | { readonly bytes: Uint8Array }

/** The largest file that is taken needs some seconds; what takes this long was made to. */
const longestMs = 30_000
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }

const isOutOfMemory = (failure: unknown) =>
  failure instanceof Error && 'code' in failure && failure.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** An answer that may never be asked for: the thread may end first. */
function nextAnswer() {
  const answer = Promise.withResolvers<SheetAnswer>()
  answer.promise.catch(() => {})
  return answer
}

/** A thread with limits of its own for one file of sheets: files may be made to break readers, and orders do not wait for large ones. */
class SheetThread {
  readonly #worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { resourceLimits })
  #answer = nextAnswer()

  constructor() {
    this.#worker.on('message', (answer: SheetAnswer) => this.#answer.resolve(answer))
    this.#worker.on('error', (failure) =>
      this.#answer.reject(isOutOfMemory(failure) ? new Refusal('sheetTooLarge') : failure),
    )
    this.#worker.on('exit', () => this.#answer.reject(new Refusal('sheetTooLarge')))
  }

  async #ask(wish: SheetWish): Promise<SheetAnswer> {
    const timer = setTimeout(() => this.end(), longestMs)
    try {
      this.#worker.postMessage(wish)
      return await this.#answer.promise
    } finally {
      clearTimeout(timer)
      this.#answer = nextAnswer()
    }
  }

  /** Takes a file; answers what is in it beside its sheets. Refuses `sheetUnreadable`, and `sheetTooLarge` above 50,000 rows or when much more is in it than its size says. */
  async read(bytes: Uint8Array): Promise<readonly ZippedFile[]> {
    const answer = await this.#ask({ kind: 'read', bytes }).catch((failure: unknown): SheetAnswer => {
      if (failure instanceof Refusal) throw failure
      return { refusal: 'sheetUnreadable' }
    })
    if ('refusal' in answer) throw new Refusal(answer.refusal)
    return 'files' in answer ? answer.files : []
  }

  /** Compares the file that was read with the menu. */
  compare(wish: Omit<CompareWish, 'kind'>): Promise<SheetOutcome> {
    return this.#askOutcome({ kind: 'compare', ...wish })
  }

  /** The comparison that was made last, with faults that were found afterwards. */
  mark(found: readonly ItemFault[]): Promise<SheetOutcome> {
    return this.#askOutcome({ kind: 'mark', found })
  }

  async #askOutcome(wish: SheetWish): Promise<SheetOutcome> {
    const answer = await this.#ask(wish)
    if ('outcome' in answer) return answer.outcome
    throw new Error('sheets could not be compared')
  }

  /** The menu as a file. */
  async write(wish: Omit<WriteWish, 'kind'>): Promise<Uint8Array> {
    const answer = await this.#ask({ kind: 'write', ...wish })
    if ('bytes' in answer) return answer.bytes
    throw new Error('sheets could not be written')
  }

  end(): void {
    void this.#worker.terminate()
  }
}

/** Lends a thread for some work with a file. */
export async function withSheetThread<Result>(work: (thread: SheetThread) => Promise<Result>): Promise<Result> {
  const thread = new SheetThread()
  try {
    return await work(thread)
  } finally {
    thread.end()
  }
}

export type { SheetThread }
