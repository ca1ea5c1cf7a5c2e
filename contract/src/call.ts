import type { Permission, StaffScope } from '@tiffin/core/employee/permission'
import type { z } from 'zod'
import type { RefusalName } from './refusals.ts'

/** Who may make a call: anybody, anybody (a customer is known when the token is good), a customer, an employee, either of these two. */
export type Caller = 'anyone' | 'maybeCustomer' | 'customer' | 'employee' | 'loggedIn'

/** What a call for employees says beside the rest: the permission it needs, `none` for every employee, and where they act. */
export interface StaffNeeds {
  readonly needs: Permission | 'none'
  readonly scope: StaffScope
}

/**
 * One API call as data. Routes on the server, the typed client of web and counter, and the tests over all calls derive from it.
 * The corporation comes from the `Corp-Id` header on every call, so no input names it.
 */
export interface Call<
  Path extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  As extends Caller = Caller,
> {
  readonly path: Path
  /** POST, or GET where the app's calls are fixed so. */
  readonly method: 'POST' | 'GET'
  readonly as: As
  /** Of calls for employees: who lacks it is refused as `notAllowed`. */
  readonly needs?: StaffNeeds['needs']
  readonly scope?: StaffNeeds['scope']
  /** `multipart`: the fields of the input, then one file in the field `file`. */
  readonly body: 'json' | 'multipart'
  /** `bare`: the output is the whole answer, without the envelope, since its fields are fixed; a refusal is enveloped all the same. */
  readonly answer: 'enveloped' | 'bare'
  /** A body larger than this is a fault; a megabyte unless said. */
  readonly maxBytes?: number
  readonly input: Input
  readonly output: Output
  /** What this call may refuse with, beside what every call may: corp*, versionTooOld, inputInvalid and, for `as` other than anyone, notLoggedIn and notAllowed. */
  readonly refusals: readonly RefusalName[]
}

interface CallSpec<Path extends string, Input extends z.ZodType, Output extends z.ZodType, As extends Caller> {
  path: Path
  method?: 'POST' | 'GET'
  as: As
  body?: 'json' | 'multipart'
  answer?: 'enveloped' | 'bare'
  maxBytes?: number
  input: Input
  output: Output
  refusals?: readonly RefusalName[]
}

/** Declares a call; POST with JSON, an enveloped answer and no refusals of its own unless said. One for employees says what it needs. */
export function call<const Path extends string, Input extends z.ZodType, Output extends z.ZodType, As extends Caller>(
  spec: CallSpec<Path, Input, Output, As> & (As extends 'employee' ? StaffNeeds : { needs?: never; scope?: never }),
): Call<Path, Input, Output, As> {
  return { method: 'POST', body: 'json', answer: 'enveloped', refusals: [], ...spec }
}

/** What every call answers [call-1]. `successful` is `code === 200`; `message` is in the caller's language and may be shown as it is. */
export interface Envelope<Data> {
  code: number
  message: string
  data: Data
  successful: boolean
}
