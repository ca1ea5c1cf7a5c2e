import type { Permission, StaffScope } from '@tiffin/core/staff/permission'
import type { z } from 'zod'
import type { RefusalName } from './refusals.ts'

/**
 * Who may make a call: anybody, anybody (a customer is known when the token is good), a customer, a member of staff, either of these
 * two; or the holder of a link with which a brand is made: such a call is about no brand.
 */
export type Caller = 'anyone' | 'maybeCustomer' | 'customer' | 'staff' | 'loggedIn' | 'setup'

/** What a call for staff says beside the rest [staff-1]. */
export interface StaffNeeds {
  /** The permission it needs, `none` for everybody of the staff. */
  readonly needs: Permission | 'none'
  /** Where they act. A call for one store names it in its input as `storeId`. */
  readonly scope: StaffScope
  /** Asks for a proof that is recent [staff-3]. */
  readonly isDangerous?: boolean
  /** What it notes in the audit log; calls of the desk that change nothing note nothing. */
  readonly audits?: string
}

/**
 * One API call as data. Routes on the server, the typed client of web and counter, and the tests over all calls derive from it.
 * The corporation comes from the `Corp-Id` header on every call but those of `setup`, so no input names it.
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
  /** Of calls for staff: who lacks it is refused as `notAllowed`. */
  readonly needs?: StaffNeeds['needs']
  readonly scope?: StaffNeeds['scope']
  readonly isDangerous?: boolean
  readonly audits?: string
  /** `multipart`: the fields of the input, then one file in the field `file`. */
  readonly body: 'json' | 'multipart'
  /** `bare`: the output is the whole answer, without the envelope, since its fields are fixed; a refusal is enveloped all the same. */
  readonly answer: 'enveloped' | 'bare'
  /** A body larger than this is a fault; a megabyte unless said. */
  readonly maxBytes?: number
  /** It only reads what customers see, so that it can be answered as a draft would make it; any other refuses `previewOnly` [draft-11]. */
  readonly isPreviewed?: boolean
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
  isPreviewed?: boolean
  input: Input
  output: Output
  refusals?: readonly RefusalName[]
}

/** What a call says that is not for staff: one for anyone may be made by a person of the staff who is not logged in, and notes it. */
type NeedsOfOthers<As extends Caller> = { [Each in Exclude<keyof StaffNeeds, 'audits'>]?: never } & {
  audits?: As extends 'anyone' ? string : never
}

/** Declares a call; POST with JSON, an enveloped answer and no refusals of its own unless said. One for staff says what it needs. */
export function call<const Path extends string, Input extends z.ZodType, Output extends z.ZodType, As extends Caller>(
  spec: CallSpec<Path, Input, Output, As> & (As extends 'staff' ? StaffNeeds : NeedsOfOthers<As>),
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
