import type { StatRecord } from '@tiffin/contract/statistics'
import { rhythm } from '@tiffin/core/statistics/rhythm'
import { StatQueue } from './queue.ts'
import { askStatus, sendReport } from './sending.ts'
import { noteValues, valuesOf } from './values.ts'

const tries = 3
const betweenMs = 1000
/** Pause after three failed tries. */
const laterMs = 60_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Gathers records and sends them ten seconds after the first, or at once where that is asked. What does not go stays. */
export class Outbox {
  readonly #corp: string
  readonly #appId: string
  readonly #now: () => number
  readonly #queue: StatQueue
  #timer: ReturnType<typeof setTimeout> | undefined
  #checkTimer: ReturnType<typeof setTimeout> | undefined
  #asking: Promise<void> | undefined
  #sending: Promise<void> | undefined
  readonly #stop = new AbortController()

  constructor({ corp, appId }: { corp: string; appId: string }, now: () => number) {
    this.#corp = corp
    this.#appId = appId
    this.#now = now
    this.#queue = new StatQueue(corp)
  }

  /** Asks, once a day, whether reports are wanted. */
  start(): void {
    const { enable, checkedAt } = valuesOf(this.#corp)
    const left = enable === null ? 0 : checkedAt + rhythm.checkSeconds - this.#now()
    if (left <= 0) this.#ask()
    else this.#askLater(left)
    addEventListener('online', () => this.sendNow(), { signal: this.#stop.signal })
  }

  stop(): void {
    this.#stop.abort()
    clearTimeout(this.#timer)
    clearTimeout(this.#checkTimer)
  }

  add(record: StatRecord): void {
    if (valuesOf(this.#corp).enable === 0) return
    this.#queue.add(record)
    this.#arm(rhythm.reportSeconds * 1000)
  }

  /** Where the answer is known the report is on its way when this returns: the page may be about to go. */
  sendNow(): void {
    if (this.#sending === undefined) void this.#send()
    else void this.#post().then((isGone) => isGone || this.#arm(laterMs))
  }

  #arm(ms: number): void {
    if (this.#stop.signal.aborted) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.#send()
    }, ms)
  }

  #disarm(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #askLater(seconds: number): void {
    clearTimeout(this.#checkTimer)
    if (!this.#stop.signal.aborted) this.#checkTimer = setTimeout(() => this.#ask(), seconds * 1000)
  }

  /** An answer that does not come leaves the last one, at first a yes. */
  #ask(): Promise<void> {
    this.#asking ??= askStatus(this.#appId).then((enable) => {
      this.#asking = undefined
      const known = valuesOf(this.#corp).enable
      noteValues(this.#corp, { enable: enable ?? known ?? 1, checkedAt: this.#now() })
      this.#askLater(rhythm.checkSeconds)
    })
    return this.#asking
  }

  #send(): Promise<void> {
    this.#sending ??= this.#trySending().finally(() => {
      this.#sending = undefined
    })
    return this.#sending
  }

  async #trySending(): Promise<void> {
    this.#disarm()
    if (valuesOf(this.#corp).enable === null) await this.#ask()
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      if (this.#stop.signal.aborted || (await this.#post())) return
      if (attempt < tries) await wait(betweenMs)
    }
    this.#arm(laterMs)
  }

  /** Takes what waits and sends it; what does not arrive waits again. */
  async #post(): Promise<boolean> {
    const { enable } = valuesOf(this.#corp)
    if (enable === 0) this.#queue.clear()
    if (enable !== 1) return true
    while (!this.#queue.isEmpty) {
      const batch = this.#queue.take()
      if (!(await sendReport(batch, this.#now()))) {
        this.#queue.putBack(batch)
        return false
      }
    }
    this.#disarm()
    return true
  }
}
