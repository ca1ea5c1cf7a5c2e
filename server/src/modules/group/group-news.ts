import type { Database } from '../../db/database.ts'
import { listMarks } from './queries.ts'

const lookMs = 1000
const beatMs = 25_000
/** Open pages of one server; more are asked to come back later, and ask by themselves meanwhile. */
const mostListeners = 5000

/** An open page that shows a group. */
export interface Listener {
  readonly corpId: string
  readonly groupOrderId: string
  /** Says that it is another one now. */
  notify(): void
  beat(): void
  end(): void
}

const keyOf = ({ corpId, groupOrderId }: Pick<Listener, 'corpId' | 'groupOrderId'>) => `${corpId} ${groupOrderId}`

/** Notifies open pages that their group, or the order that came of it, has changed. Without pages it asks for nothing. */
export class GroupNews {
  readonly #db: Database
  readonly #listeners = new Set<Listener>()
  readonly #marks = new Map<string, string>()
  readonly #timers: NodeJS.Timeout[]

  constructor(db: Database) {
    this.#db = db
    this.#timers = [setInterval(() => void this.look(), lookMs), setInterval(() => this.#beat(), beatMs)]
    for (const timer of this.#timers) timer.unref()
  }

  get isFull(): boolean {
    return this.#listeners.size >= mostListeners
  }

  /** Adds a page, which reads at once: something may have changed since it did. What changes from now on is noticed. */
  async add(listener: Listener): Promise<void> {
    this.#listeners.add(listener)
    await this.look()
    listener.notify()
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener)
    const key = keyOf(listener)
    if (![...this.#listeners].some((each) => keyOf(each) === key)) this.#marks.delete(key)
  }

  /** Compares what groups are now with what pages heard last. */
  async look(): Promise<void> {
    if (this.#listeners.size === 0) return
    const keys = [...new Map([...this.#listeners].map((each) => [keyOf(each), each])).values()]
    const marks = await this.#db
      .tx({ role: 'jobs', keyed: true }, (tx) => tx.finish(listMarks(keys)))
      .then(([{ rows }]) => rows)
      .catch(() => []) // the next look compares with the same
    for (const row of marks) {
      const key = keyOf(row)
      if (this.#marks.get(key) === row.mark) continue
      const isKnown = this.#marks.has(key)
      this.#marks.set(key, row.mark)
      if (isKnown) for (const listener of this.#listeners) if (keyOf(listener) === key) listener.notify()
    }
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer)
    for (const listener of this.#listeners) listener.end()
    this.#listeners.clear()
  }

  #beat(): void {
    for (const listener of this.#listeners) listener.beat()
  }
}
