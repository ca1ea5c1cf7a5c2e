import type { Database } from '../../db/database.ts'
import { listMarks } from './queries.ts'

const lookMs = 1000
const beatMs = 25_000
/** Open pages of one server; more are asked to come back later, and ask by themselves meanwhile. */
const mostListeners = 5000

interface GroupKey {
  readonly corpId: string
  readonly groupOrderId: string
}

/** An open page that shows a group. */
export interface Listener extends GroupKey {
  /** Says that it is another one now. */
  notify(): void
  beat(): void
  end(): void
}

const keyOf = ({ corpId, groupOrderId }: GroupKey) => `${corpId} ${groupOrderId}`

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
    await this.#compare([listener])
    listener.notify()
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener)
    const key = keyOf(listener)
    if (!this.#listeners.values().some((each) => keyOf(each) === key)) this.#marks.delete(key)
  }

  /** Compares what groups are now with what pages heard last. */
  async look(): Promise<void> {
    const groups = new Map(this.#listeners.values().map((each) => [keyOf(each), each]))
    if (groups.size > 0) await this.#compare([...groups.values()])
  }

  async #compare(groups: readonly GroupKey[]): Promise<void> {
    const marks = await this.#db
      .tx({ role: 'jobs', keyed: true }, (tx) => tx.finish(listMarks(groups)))
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
