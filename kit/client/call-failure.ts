import type { refusals } from '@tiffin/contract/refusals'

// Two of the table of refusals; the whole of it would travel with the first page. The types hold them to the table.
const corpMissing: (typeof refusals)['corpMissing'] = 10001
const corpUnknown: (typeof refusals)['corpUnknown'] = 10002

/** How a call ended without data: `refusal` is the server's no, the rest is transport. */
export type FailureKind = 'refusal' | 'timeout' | 'abort' | 'network'

export class CallFailure extends Error {
  readonly kind: FailureKind
  /** The envelope's code; 0 without an answer. */
  readonly code: number
  readonly data: unknown

  constructor(kind: FailureKind, message: string, { code = 0, data = null }: { code?: number; data?: unknown } = {}) {
    super(message)
    this.kind = kind
    this.code = code
    this.data = data
  }

  /** The brand of the address is missing or not known. */
  get isWithoutCorp(): boolean {
    return this.code === corpMissing || this.code === corpUnknown
  }
}
