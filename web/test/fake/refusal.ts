import { refusals } from '@tiffin/contract/refusals'

/** A refusal of the fake, by its name. */
export class FakeRefusal extends Error {
  readonly code: number
  readonly data: unknown
  constructor(name: keyof typeof refusals, data: unknown = null) {
    super(name)
    this.code = refusals[name]
    this.data = data
  }
}
