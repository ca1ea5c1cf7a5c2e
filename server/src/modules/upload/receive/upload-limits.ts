import { maxUploadsAtOnce } from '@tiffin/core/media/upload-limits'
import { Fault } from '../../../base/refusal.ts'
import { Turns } from '../../../base/turns.ts'

const mostOfAll = 40
const drawnAtOnce = 2

/** How many uploads are under way: some of each customer, not too many of all, and few pictures drawn at a time. */
export class UploadLimits {
  readonly #ofCustomer = new Map<string, number>()
  readonly #drawing = new Turns(drawnAtOnce)
  #all = 0

  /** Runs an upload of a customer, or refuses it when too many are under way. */
  async run<Value>(customerId: string, upload: () => Promise<Value>): Promise<Value> {
    const running = this.#ofCustomer.get(customerId) ?? 0
    if (running >= maxUploadsAtOnce) throw new Fault('tooManyRequests', { 'retry-after': '5' })
    if (this.#all >= mostOfAll) throw new Fault('unavailable', { 'retry-after': '5' })
    this.#ofCustomer.set(customerId, running + 1)
    this.#all++
    return upload().finally(() => this.#leave(customerId))
  }

  /** Draws when its turn has come. */
  draw<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.#drawing.run(work)
  }

  #leave(customerId: string): void {
    const running = (this.#ofCustomer.get(customerId) ?? 1) - 1
    if (running > 0) this.#ofCustomer.set(customerId, running)
    else this.#ofCustomer.delete(customerId)
    this.#all--
  }
}
