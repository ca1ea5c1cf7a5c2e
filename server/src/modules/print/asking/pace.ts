import { LRUCache } from 'lru-cache'

/** A printer asks every few seconds, and thrice for each ticket; twice a second for long is none. */
const perSecond = 2
const burst = 30
const mostKnown = 20_000

interface Budget {
  left: number
  at: number
}

/** Lets each printer ask so often and no more [print-3]. */
export class Pace {
  readonly #budgets = new LRUCache<string, Budget>({ max: mostKnown })

  /** False: it is to come back later. */
  take(key: string, now: number): boolean {
    const budget = this.#budgets.get(key) ?? { left: burst, at: now }
    const left = Math.min(burst, budget.left + (Math.max(0, now - budget.at) / 1000) * perSecond)
    this.#budgets.set(key, { left: left < 1 ? left : left - 1, at: now })
    return left >= 1
  }
}
