import type { Envelope } from '@tiffin/contract/call'
import { type FaultName, faults, type RefusalName, refusals } from '@tiffin/contract/refusals'
import type { Locale } from '@tiffin/phrases/locales'
import { say } from '@tiffin/phrases/server'
import { sayFieldFaults } from './field-faults.ts'
import { jsonText, type ReadyBytes, readyText } from './ready-bytes.ts'

/** What a call that went well answers. */
export const success = <Data>(data: Data): Envelope<Data> => ({ code: 200, message: 'success', data, successful: true })

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

/** The complete answer of a call, ready to be sent many times. */
export const readyEnvelope = (data: unknown): Promise<ReadyBytes> => readyText(jsonText(success(data)))
