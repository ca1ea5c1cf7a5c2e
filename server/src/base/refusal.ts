import type { FaultName, RefusalName } from '@tiffin/contract/refusals'

/** The rules say no. Thrown out of a use case, so that its transaction rolls back; the answer is HTTP 200 with the refusal's code. */
export class Refusal extends Error {
  readonly refusal: RefusalName
  readonly data: unknown

  /** `data` tells a program what was at fault (which field, which product); the words come from phrases. */
  constructor(refusal: RefusalName, data: unknown = null) {
    super(refusal)
    this.refusal = refusal
    this.data = data
  }
}

/** Refuses input that passes the schema and is still wrong: the field, and a detail for developers; the message is in the caller's language. */
export const fieldRefusal = (field: string, detail: string, more: object = {}): Refusal =>
  new Refusal('inputInvalid', { fieldErrors: [{ field, message: detail }], ...more })

/** The request could not be carried at all; HTTP status and envelope code are the same number. */
export class Fault extends Error {
  readonly fault: FaultName
  readonly headers: Readonly<Record<string, string>>

  constructor(fault: FaultName, headers: Readonly<Record<string, string>> = {}) {
    super(fault)
    this.fault = fault
    this.headers = headers
  }
}
