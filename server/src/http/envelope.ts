import type { Envelope } from '@tiffin/contract/call'
import { type FaultName, faults, refusals } from '@tiffin/contract/refusals'
import type { Locale } from '@tiffin/phrases/locales'
import { say } from '@tiffin/phrases/server'
import type { InputFaults, Refusal } from '../base/refusal.ts'
import { sayFieldFaults } from './field-faults.ts'

/** What a refusal carries: faults of fields in the caller's language, all else as it was thrown. */
function dataOf(language: Locale, { refusal, data }: Refusal): unknown {
  if (refusal !== 'inputInvalid' || data === null) return data
  return sayFieldFaults(language, data as InputFaults) // as: what a Refusal of this name carries
}

export const refused = (language: Locale, refusal: Refusal): Envelope<unknown> => ({
  code: refusals[refusal.refusal],
  message: say(language, `refusal.${refusal.refusal}`),
  data: dataOf(language, refusal),
  successful: false,
})

export const failed = (language: Locale, name: FaultName): Envelope<null> => ({
  code: faults[name],
  message: say(language, `fault.${name}`),
  data: null,
  successful: false,
})
