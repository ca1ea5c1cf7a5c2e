import type { RefusalData } from '@tiffin/contract/refusal-data'
import type { Locale } from '@tiffin/phrases/locales'
import { say } from '@tiffin/phrases/server'
import type { z } from 'zod'
import type { FieldFault, InputFaults } from '../base/refusal.ts'

/** The fault that a schema found. */
export function faultOf(issue: z.core.$ZodIssue): FieldFault {
  if (issue.code === 'too_big') return 'tooLong'
  if (issue.code === 'too_small') return 'tooShort'
  return issue.code === 'invalid_type' && issue.input === undefined ? 'required' : 'invalid'
}

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
