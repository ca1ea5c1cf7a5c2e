import type { RefusalData } from '@tiffin/contract/refusal-data'
import type { Locale } from '@tiffin/phrases/locales'
import { say } from '@tiffin/phrases/server'
import type { InputFaults } from '../base/refusal.ts'

/** Faults of fields in the caller's language. */
export const sayFieldFaults = (
  language: Locale,
  { fieldErrors, ...more }: InputFaults,
): NonNullable<RefusalData['inputInvalid']> => ({
  ...more,
  fieldErrors: fieldErrors.map(({ field, fault, detail }) => ({
    field,
    message: say(language, `fieldFault.${fault}`),
    ...(detail === undefined ? {} : { detail }),
  })),
})
