import { type RefusalName, refusals } from '@tiffin/contract/refusals'
import { CallFailure } from './call.ts'

/** Whether a call failed because the server refused with one of these. */
export function isRefusal(failure: unknown, ...names: RefusalName[]): boolean {
  return failure instanceof CallFailure && names.some((name) => failure.code === refusals[name])
}
