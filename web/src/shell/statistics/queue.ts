import type { StatRecord } from '@tiffin/contract/statistics'
import { reportLimits } from '@tiffin/core/statistics/rhythm'
import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'

/** Most records kept without a connection; the oldest are dropped. */
const mostKept = 400
/** Most bytes that a browser sends while the page closes. */
const mostBytes = 60_000
/** The server keeps no event this large, and one that could never go would hold up the rest. */
const mostOfOne = 16_000

interface Waiting {
  readonly corp: string
  readonly list: readonly StatRecord[]
}

const isWaiting = (value: unknown): value is Waiting =>
  isRecord(value) && typeof value.corp === 'string' && Array.isArray(value.list)

const keptQueue = kept<Waiting>({
  key: 'tiffin.stat.queue',
  codec: json(isWaiting),
  fallback: { corp: '', list: [] },
})

const encoder = new TextEncoder()

/** Bytes as it is sent; without end when it cannot be written, as an object that holds itself. */
function sizeOf(record: StatRecord): number {
  try {
    return encoder.encode(JSON.stringify(record)).length
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Records of one brand that wait to be sent; they outlive the page. */
export class StatQueue {
  readonly #corp: string

  constructor(corp: string) {
    this.#corp = corp
  }

  get isEmpty(): boolean {
    return this.#list().length === 0
  }

  add(record: StatRecord): void {
    if (sizeOf(record) > mostOfOne) return
    this.#keep([...this.#list(), record])
  }

  /** Takes the oldest ones out, as many as one report may hold. */
  take(): StatRecord[] {
    const list = this.#list()
    let bytes = 0
    const batch = list.slice(0, reportLimits.records).filter((record, index) => {
      bytes += sizeOf(record) + 1
      return index === 0 || bytes < mostBytes
    })
    this.#keep(list.slice(batch.length))
    return batch
  }

  putBack(batch: readonly StatRecord[]): void {
    this.#keep([...batch, ...this.#list()])
  }

  clear(): void {
    keptQueue.clear()
  }

  #list(): readonly StatRecord[] {
    const { corp, list } = keptQueue.get()
    return corp === this.#corp ? list : []
  }

  #keep(list: readonly StatRecord[]): void {
    keptQueue.set({ corp: this.#corp, list: list.slice(-mostKept) })
  }
}
