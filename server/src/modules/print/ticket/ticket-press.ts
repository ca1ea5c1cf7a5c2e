import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { Fault } from '../../../base/refusal.ts'
import type { DrawnTicket } from './draw-ticket.ts'

/** A ticket is drawn in some tens of milliseconds; what takes this long stands still. */
const longestMs = 20_000
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** So many wait for the thread at most; a printer that comes then is asked to come back, and does. */
const mostWaiting = 50

/** Grey at which a dot burns. */
const threshold = 150

const busy = () => new Fault('unavailable', { 'retry-after': '2' })

/** One bit a dot: what printers print. */
const inBlackAndWhite = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { limitInputPixels: 576 * 60_000 })
    .greyscale()
    .threshold(threshold)
    .png({ colours: 2, compressionLevel: 9 })
    .toBuffer()

/** Draws tickets as pictures of one bit, in a thread that keeps its fonts: orders do not wait for letters [print-2]. */
export class TicketPress {
  readonly #waiting = new Map<number, PromiseWithResolvers<string>>()
  #thread: Worker | undefined
  #last = 0

  /** Faults with `unavailable` when too many wait, and when the thread fails. */
  async print(drawn: DrawnTicket): Promise<Buffer> {
    if (this.#waiting.size >= mostWaiting) throw busy()
    const no = ++this.#last
    const drawing = Promise.withResolvers<string>()
    this.#waiting.set(no, drawing)
    const timer = setTimeout(() => this.#stop(), longestMs)
    try {
      this.#running().postMessage({ no, drawn })
      return await inBlackAndWhite(await drawing.promise)
    } finally {
      clearTimeout(timer)
      this.#waiting.delete(no)
    }
  }

  #running(): Worker {
    if (this.#thread) return this.#thread
    const thread = new Worker(new URL('./ticket-worker.ts', import.meta.url), { resourceLimits })
    thread.unref() // the server ends without it
    thread.on('message', ({ no, svg }: { no: number; svg: string }) => this.#waiting.get(no)?.resolve(svg))
    thread.on('error', () => this.#stop())
    this.#thread = thread
    return thread
  }

  /** What waits is asked for again by its printer, and gets another thread. */
  #stop(): void {
    void this.#thread?.terminate()
    this.#thread = undefined
    for (const { reject } of this.#waiting.values()) reject(busy())
  }
}
