import { DatabaseUnavailable } from './failure.ts'

interface Waiter {
  readonly enter: () => void
  readonly refuse: (error: Error) => void
  ticks: number
}

const tickMs = 100
/** No connection came free for so long: the database stands still, and the queue is refused. */
const stallTicks = 10
/** Longest wait of one caller while the queue moves. */
const longestTicks = 80
const longestQueue = 2000

/**
 * Lets as many in as there are connections; the others wait in order while the queue moves.
 * Waiting is counted in ticks of this process, so that a machine that was too busy to run us counts for nothing.
 */
export class Gate {
  readonly #queue: Waiter[] = []
  #free: number
  #stalled = 0
  #timer: NodeJS.Timeout | undefined

  constructor(places: number) {
    this.#free = places
  }

  enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free--
      return Promise.resolve()
    }
    if (this.#queue.length >= longestQueue) return Promise.reject(new DatabaseUnavailable('Too many are waiting.'))
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#queue.push({ enter: resolve, refuse: reject, ticks: 0 })
    this.#timer ??= setInterval(() => this.#tick(), tickMs).unref()
    return promise
  }

  leave(): void {
    this.#stalled = 0
    const next = this.#queue.shift()
    if (next) next.enter()
    else this.#free++
  }

  #tick(): void {
    this.#stalled++
    for (const waiter of this.#queue) waiter.ticks++
    // In order of arrival: those that have waited too long stand at the head.
    while (this.#mustGo(this.#queue[0])) this.#queue.shift()?.refuse(new DatabaseUnavailable('Waited too long.'))
    if (this.#queue.length > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#stalled = 0
  }

  #mustGo(waiter: Waiter | undefined): boolean {
    return waiter !== undefined && (waiter.ticks >= longestTicks || Math.min(waiter.ticks, this.#stalled) >= stallTicks)
  }
}
