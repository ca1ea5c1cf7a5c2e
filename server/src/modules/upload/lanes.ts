import { maxUploadsAtOnce } from '@tiffin/core/media/upload-limits'
import { Fault } from '../../http/refusal.ts'

const lanesOfAll = 40
const drawnAtOnce = 2

/** How many uploads are under way: some of each customer, not too many of all, and few pictures drawn at a time. */
export class Lanes {
  readonly #ofCustomer = new Map<string, number>()
  readonly #waiting: (() => void)[] = []
  #all = 0
  #drawing = 0

  /** Runs an upload of a customer, or refuses it when too many are under way. */
  async run<Value>(customerId: string, upload: () => Promise<Value>): Promise<Value> {
    const under = this.#ofCustomer.get(customerId) ?? 0
    if (under >= maxUploadsAtOnce) throw new Fault('tooManyRequests', { 'retry-after': '5' })
    if (this.#all >= lanesOfAll) throw new Fault('unavailable', { 'retry-after': '5' })
    this.#ofCustomer.set(customerId, under + 1)
    this.#all++
    return upload().finally(() => this.#leave(customerId))
  }

  /** Draws when its turn has come. */
  async draw<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#drawing >= drawnAtOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#drawing++
    return work().finally(() => {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#drawing--
    })
  }

  #leave(customerId: string): void {
    const under = (this.#ofCustomer.get(customerId) ?? 1) - 1
    if (under > 0) this.#ofCustomer.set(customerId, under)
    else this.#ofCustomer.delete(customerId)
    this.#all--
  }
}
