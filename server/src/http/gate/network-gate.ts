import { LRUCache } from 'lru-cache'
import type { Clock } from '../../base/context.ts'

/** What one network may have of the server. A whole shop, or a carrier, may stand behind one address. */
export const shares = {
  /** Requests that are worked on at the same time while no other network asks. */
  alone: 32,
  /** While others ask too, and, if more wait, only half of the time. */
  besideOthers: 1,
  /** Others ask too as long after their last request: one that asks now and then does not slow down a busy one. */
  othersMs: 2000,
  /** A request that takes longer waits for something else, a provider for example: its place goes to the next. */
  slowMs: 150,
  /** All that have begun and not ended, the slow ones included. */
  unfinished: 64,
  /** More that wait are refused. */
  waiting: 200,
  perSecond: 500,
  /** So many at once, after a while without. */
  burst: 5000,
} as const

/** Budgets of rate that are remembered; who is forgotten begins with a full one. */
const mostBudgets = 20_000

interface Turn {
  readonly start: () => void
  startedAt: number
  isResting: boolean
}

/** Requests of one network. Both sets keep the order in which they came. */
interface Queue {
  readonly working: Set<Turn>
  readonly waiting: Set<Turn>
  timer?: NodeJS.Timeout
}

interface Place {
  readonly network: string
  readonly queue: Queue
}

/** A request that was let in or waits. */
export interface Pass {
  hasBegun(): boolean
  /** Its work is done, or it no longer waits. */
  leave(): void
}

/**
 * Lets each network have a fair share of the server: what is beyond it waits in the network's own queue and delays no other network.
 * Refuses only what no more can wait (docs/decisions/0067).
 */
export class NetworkGate {
  readonly #clock: Clock
  readonly #queues = new Map<string, Queue>()
  readonly #budgets = new LRUCache<string, { left: number; at: number }>({ max: mostBudgets })
  /** The network that asked last, and when any other did. */
  #latest = { network: '', at: 0, othersAt: Number.NEGATIVE_INFINITY }

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Whether a network is within its rate; each question counts. */
  isWithinRate(network: string): boolean {
    const now = this.#clock.now()
    const budget = this.#budgets.get(network) ?? { left: shares.burst, at: now }
    const left = Math.min(shares.burst, budget.left + (Math.max(0, now - budget.at) * shares.perSecond) / 1000)
    this.#budgets.set(network, Object.assign(budget, { left: Math.max(0, left - 1), at: now }))
    return left >= 1
  }

  /** Calls `start` now or when a place is free; undefined when too many wait already. */
  enter(network: string, start: () => void): Pass | undefined {
    this.#note(network)
    const queue = this.#queues.get(network) ?? { working: new Set(), waiting: new Set() }
    if (queue.waiting.size >= shares.waiting) return undefined
    this.#queues.set(network, queue)
    const turn: Turn = { start, startedAt: 0, isResting: false }
    if (queue.waiting.size === 0 && this.#hasPlace(network, queue)) this.#begin(queue, turn)
    else {
      queue.waiting.add(turn)
      this.#watchSlowOnes(network, queue)
    }
    return { hasBegun: () => turn.startedAt > 0, leave: () => this.#leave(turn, { network, queue }) }
  }

  #note(network: string): void {
    const now = this.#clock.now()
    const { network: before, at: readAt, othersAt } = this.#latest
    this.#latest = { network, at: now, othersAt: before === network || before === '' ? othersAt : readAt }
  }

  #limitOf(network: string): number {
    const { network: latest, at: readAt, othersAt } = this.#latest
    const othersAskedAt = latest === network ? othersAt : readAt
    return this.#clock.now() - othersAskedAt <= shares.othersMs ? shares.besideOthers : shares.alone
  }

  #hasPlace(network: string, { working }: Queue): boolean {
    const limit = this.#limitOf(network)
    if (working.size < limit) return true
    if (working.size >= shares.unfinished) return false
    const slowBefore = this.#clock.now() - shares.slowMs
    return [...working].filter(({ startedAt }) => startedAt > slowBefore).length < limit
  }

  #begin({ working, waiting }: Queue, turn: Turn): void {
    waiting.delete(turn)
    turn.startedAt = this.#clock.now()
    working.add(turn)
    turn.start()
  }

  /** Beside others a place of a network in which some wait stays empty as long again as it was worked on: half of the time is theirs. */
  #leave(turn: Turn, place: Place): void {
    const worked = Math.min(this.#clock.now() - turn.startedAt, shares.slowMs)
    const isCrowd = place.queue.working.has(turn) && place.queue.waiting.size > 0
    const rests = isCrowd && worked > 0 && this.#limitOf(place.network) === shares.besideOthers
    if (!rests) this.#end(turn, place)
    else if (!turn.isResting) {
      turn.isResting = true
      setTimeout(() => this.#end(turn, place), worked).unref()
    }
  }

  #end(turn: Turn, { network, queue }: Place): void {
    queue.waiting.delete(turn)
    queue.working.delete(turn)
    this.#letIn(network, queue)
    if (queue.working.size + queue.waiting.size === 0 && this.#queues.get(network) === queue)
      this.#queues.delete(network)
  }

  #letIn(network: string, queue: Queue): void {
    for (const turn of queue.waiting) {
      if (!this.#hasPlace(network, queue)) break
      this.#begin(queue, turn)
    }
    this.#watchSlowOnes(network, queue)
  }

  /** While some wait, looks whether those that are worked on have become slow. */
  #watchSlowOnes(network: string, queue: Queue): void {
    if (queue.timer || queue.waiting.size === 0) return
    queue.timer = setTimeout(() => {
      delete queue.timer
      this.#letIn(network, queue)
    }, shares.slowMs / 3).unref()
  }
}
