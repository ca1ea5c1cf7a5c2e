import type { Clock } from '../../../base/context.ts'
import { type Corp, type Corps, menuVersionOf } from '../../../base/corp.ts'
import { Room } from '../../../base/room.ts'
import type { StoreRow } from '../queries.ts'
import type { Stores } from '../stores.ts'

const lookMs = 500
const beatMs = 25_000
/** What a page read was as old as this at most. */
const longestLagMs = 2000
/** Open pages of one server, and of one network; more are asked to come back later, and poll meanwhile. */
const mostListeners = { ofAll: 20_000, ofKey: 2000 }

/** An open page that shows a store. */
export interface Listener {
  readonly corpId: string
  readonly storeId: string
  readonly network: string
  /** How long ago, in milliseconds, the page began to read what it shows, or heard something last. */
  readonly age: number
  /** Says that something is another one now; false when the page does not read. */
  notify(topic: 'store' | 'menu'): void
  beat(): void
  end(): void
}

interface Known {
  readonly corp: Corp
  readonly rows: Map<string, StoreRow | undefined>
}

/** Notifies open pages that their store, what is sold out there, or the brand's menu has changed. It asks only for brands with open pages. */
export class StoreNews {
  readonly #parts: { readonly corps: Corps; readonly stores: Stores; readonly clock: Clock }
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #known = new Map<string, Known>()
  readonly #timers: NodeJS.Timeout[]
  readonly #room = new Room(mostListeners)

  constructor(parts: { readonly corps: Corps; readonly stores: Stores; readonly clock: Clock }) {
    this.#parts = parts
    this.#timers = [setInterval(() => void this.look(), lookMs), setInterval(() => this.#beat(), beatMs)]
    for (const timer of this.#timers) timer.unref()
  }

  hasPlaceFor(network: string): boolean {
    return this.#room.hasPlaceFor(network)
  }

  /** Adds a page, which hears at once when something may have changed since it began to read. */
  async add(corp: Corp, listener: Listener): Promise<void> {
    const { corpId, storeId } = listener
    const listeners = this.#listeners.get(corpId) ?? new Set()
    this.#listeners.set(corpId, listeners.add(listener))
    this.#room.enter(listener.network)
    const known = this.#known.get(corpId) ?? { corp, rows: new Map() }
    this.#known.set(corpId, known)
    if (!known.rows.has(storeId)) known.rows.set(storeId, await this.#parts.stores.findAny(known.corp, storeId))
    if (this.#parts.corps.changeAge(corpId) > listener.age + longestLagMs) return
    listener.notify('store')
    listener.notify('menu')
  }

  remove(listener: Listener): void {
    const listeners = this.#listeners.get(listener.corpId)
    if (!listeners?.delete(listener)) return
    this.#room.leave(listener.network)
    if (listeners.size > 0) return
    this.#listeners.delete(listener.corpId)
    this.#known.delete(listener.corpId)
  }

  /** Compares what brands are now with what pages heard last. */
  async look(): Promise<void> {
    for (const [corpId, listeners] of this.#listeners) {
      const corp = await this.#parts.corps.find(corpId).catch(() => undefined)
      const known = this.#known.get(corpId)
      if (corp && known && corp !== known.corp) await this.#compare(corp, known, listeners).catch(() => undefined)
    }
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer)
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.end()
    this.#listeners.clear()
    this.#known.clear()
  }

  async #compare(corp: Corp, known: Known, listeners: ReadonlySet<Listener>): Promise<void> {
    const rows = new Map<string, StoreRow | undefined>()
    for (const storeId of new Set([...listeners].map((each) => each.storeId)))
      rows.set(storeId, await this.#parts.stores.findAny(corp, storeId))
    const isMenuNew = menuVersionOf(corp) !== menuVersionOf(known.corp)
    // Pages that came meanwhile.
    for (const [storeId, row] of known.rows) if (!rows.has(storeId)) rows.set(storeId, row)
    this.#known.set(corp.corpId, { corp, rows })
    for (const listener of listeners) {
      const { storeId } = listener
      const [before, now] = [known.rows.get(storeId), rows.get(storeId)]
      if (known.rows.has(storeId) && before !== now) listener.notify('store')
      if (isMenuNew || (before && now && before.soldOutVersion !== now.soldOutVersion)) listener.notify('menu')
    }
  }

  #beat(): void {
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.beat()
  }
}
