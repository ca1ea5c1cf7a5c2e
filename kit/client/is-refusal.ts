import type { RefusalData } from '@tiffin/contract/refusal-data'
import { type RefusalName, refusals } from '@tiffin/contract/refusals'
import { CallFailure } from './call-failure.ts'

/** A call that the server refused by one of these names; the contract's tests on the server prove the shape of its data. */
export interface Refused<Name extends RefusalName> extends CallFailure {
  readonly data: RefusalData[Name]
}

/** Whether a call failed because the server refused with one of these. */
export function isRefusal<Name extends RefusalName>(
  failure: unknown,
  ...names: readonly Name[]
): failure is Refused<Name> {
  return failure instanceof CallFailure && names.some((name) => failure.code === refusals[name])
}
