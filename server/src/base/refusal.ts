import type { RefusalData } from '@tiffin/contract/refusal-data'
import type { FaultName, RefusalName } from '@tiffin/contract/refusals'

/** What may be wrong with a field, as far as a person needs to know. */
export type FieldFault = 'required' | 'tooLong' | 'tooShort' | 'invalid'

/** A field that is not right; its sentence is made where the language is known. */
export interface FieldError {
  readonly field: string
  readonly fault: FieldFault
  /** For developers. */
  readonly detail?: string
}

export type InputFaults = { readonly fieldErrors: readonly FieldError[] } & Omit<
  NonNullable<RefusalData['inputInvalid']>,
  'fieldErrors'
>

/** The data of a refusal as a use case gives it. */
export type ThrownData = Omit<RefusalData, 'inputInvalid'> & { readonly inputInvalid: InputFaults | null }

/** Refusals that may be thrown without data. */
export type PlainRefusal = { [Name in RefusalName]: null extends ThrownData[Name] ? Name : never }[RefusalName]

/** Data that suits each of several refusals. */
type DataFor<Name extends RefusalName> = (Name extends unknown ? (data: ThrownData[Name]) => void : never) extends (
  data: infer Data,
) => void
  ? Data
  : never

/** The rules say no. Thrown out of a use case, so that its transaction rolls back; the answer is HTTP 200 with the refusal's code. */
export class Refusal<Name extends RefusalName = RefusalName> extends Error {
  readonly refusal: Name
  readonly data: unknown

  /** `data` says to a program what was at fault (which field, which product); the words come from phrases. */
  constructor(refusal: Name, ...given: null extends DataFor<Name> ? [data?: DataFor<Name>] : [data: DataFor<Name>]) {
    super(refusal)
    this.refusal = refusal
    this.data = given[0] ?? null
  }
}

/** Refuses input that passes the schema and is still wrong: the field, and a detail for developers; the message is in the caller's language. */
export const fieldRefusal = (field: string, detail: string, more: Omit<InputFaults, 'fieldErrors'> = {}): Refusal =>
  new Refusal('inputInvalid', { fieldErrors: [{ field, fault: 'invalid', detail }], ...more })

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
