import type { Envelope } from '@tiffin/contract/call'
import { type FaultName, faults, type RefusalName, refusals } from '@tiffin/contract/refusals'
import type { Locale } from '@tiffin/phrases/locales'
import { say } from '@tiffin/phrases/server'
import { sayFieldFaults } from './field-faults.ts'

export const refused = (language: Locale, name: RefusalName, data: unknown): Envelope<unknown> => ({
  code: refusals[name],
  message: say(language, `refusal.${name}`),
  data: sayFieldFaults(language, data),
  successful: false,
})

export const failed = (language: Locale, name: FaultName): Envelope<null> => ({
  code: faults[name],
  message: say(language, `fault.${name}`),
  data: null,
  successful: false,
})
