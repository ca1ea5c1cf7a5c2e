import { Worker } from 'node:worker_threads'
import { Fault } from '../../../base/refusal.ts'
import { Turns } from '../../../base/turns.ts'
import type { ReceiptDocument } from '../document/receipt-document.ts'

/** A receipt is drawn in well under a second; what takes this long stands still. */
const longestMs = 20_000
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }

/** So many are drawn at once, and so many more wait; who comes then is asked to come back. */
const places = 2
const mostWaiting = 8

function runWorker(receipt: ReceiptDocument): Promise<Buffer> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { workerData: receipt, resourceLimits })
  const timer = setTimeout(() => void worker.terminate(), longestMs)
  return new Promise<Buffer>((resolve, reject) => {
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Fault('unavailable', { 'retry-after': '5' })))
  }).finally(() => {
    clearTimeout(timer)
    void worker.terminate()
  })
}

/** Draws receipts as files, in threads of their own: orders do not wait for fonts [receipt-6]. */
export class PdfMaker {
  readonly #turns = new Turns(places)
  readonly #draw: typeof runWorker
  #count = 0

  /** Tests draw by hand. */
  constructor(draw = runWorker) {
    this.#draw = draw
  }

  /** Faults with `unavailable` when too many wait already. */
  async make(receipt: ReceiptDocument): Promise<Buffer> {
    if (this.#count >= places + mostWaiting) throw new Fault('unavailable', { 'retry-after': '2' })
    this.#count++
    try {
      return await this.#turns.run(() => this.#draw(receipt))
    } finally {
      this.#count--
    }
  }
}
