import { LRUCache } from 'lru-cache'
import type { Log } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import { insertRecords } from './queries.ts'
import type { StatRow } from './read-records.ts'

const minuteMs = 60_000

/** Records that may be reported: by a network in a minute, of which an office that shares one stays far below, and by a brand. */
const quotas = [
  { of: 'network', most: 3000, ms: minuteMs },
  { of: 'corpId', most: 30_000, ms: minuteMs },
  // Limits the disk that a day's records of a brand take.
  { of: 'corpId', most: 500_000, ms: 24 * 60 * minuteMs },
] as const
/** Most records that wait to be written. */
const mostWaiting = 10_000
const batchSize = 500
const everyMs = 1000

interface Waiting {
  readonly corpId: string
  readonly row: StatRow
}

export interface IntakeOptions {
  readonly db: Database
  readonly log: Log
}

/**
 * Takes records and writes them later, a batch at a time over one connection, so that no order waits for them.
 * What is over a quota, or more than may wait, is dropped and counted.
 */
export class Intake {
  readonly #options: IntakeOptions
  readonly #used = new LRUCache<string, { count: number }>({ max: 50_000 })
  readonly #timer: NodeJS.Timeout
  #waiting: Waiting[] = []
  #writing: Promise<void> | undefined
  #dropped = 0

  constructor(options: IntakeOptions) {
    this.#options = options
    this.#timer = setInterval(() => void this.flush(), everyMs)
    this.#timer.unref()
  }

  /** Takes what fits; `network` is where the report came from. */
  take(corpId: string, rows: readonly StatRow[], { network, now }: { network: string; now: number }): void {
    const who = { network, corpId }
    let room = Math.min(rows.length, mostWaiting - this.#waiting.length)
    // What one quota leaves out counts for none of those behind it.
    for (const { of: quota, most, ms } of quotas)
      room = this.#allow(`${quota} ${who[quota]} ${ms} ${Math.floor(now / ms)}`, most, room)
    for (const row of rows.slice(0, room)) this.#waiting.push({ corpId, row })
    this.drop(rows.length - room)
  }

  /** Counts what was not taken. */
  drop(count: number): void {
    this.#dropped += count
  }

  /** Writes what waits; asked while it writes, it answers when that is done. */
  flush(): Promise<void> {
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined
    })
    return this.#writing
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#writing
    await this.flush()
  }

  #allow(slot: string, most: number, requested: number): number {
    const used = this.#used.get(slot) ?? { count: 0 }
    this.#used.set(slot, used)
    const allowed = Math.max(0, Math.min(requested, most - used.count))
    used.count += allowed
    return allowed
  }

  async #write(): Promise<void> {
    if (this.#dropped > 0) this.#options.log.warn({ dropped: this.#dropped }, 'statistics dropped')
    this.#dropped = 0
    while (this.#waiting.length > 0) {
      const [first] = this.#waiting
      if (!first) return
      const { corpId } = first
      const batch = this.#waiting.filter((one) => one.corpId === corpId).slice(0, batchSize)
      const taken = new Set(batch)
      this.#waiting = this.#waiting.filter((one) => !taken.has(one))
      await this.#insert(corpId, batch)
    }
  }

  async #insert(corpId: string, batch: readonly Waiting[]): Promise<void> {
    const { db, log } = this.#options
    const rows = batch.map(({ row }) => row)
    try {
      await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) => tx.finish(insertRecords(corpId, rows)))
    } catch (error) {
      log.error({ err: error, corp: corpId, records: rows.length }, 'statistics not written')
    }
  }
}
