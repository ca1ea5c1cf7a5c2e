import type { Locale } from '@tiffin/phrases/locales'
import { say } from '@tiffin/phrases/server'
import type { z } from 'zod'

/** What may be wrong with a field, as far as a person needs to know. */
export type FieldFault = 'required' | 'tooLong' | 'tooShort' | 'invalid'

/** The fault that a schema found. */
export function faultOf(issue: z.core.$ZodIssue): FieldFault {
  if (issue.code === 'too_big') return 'tooLong'
  if (issue.code === 'too_small') return 'tooShort'
  return issue.code === 'invalid_type' && issue.input === undefined ? 'required' : 'invalid'
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The data of a refusal with the faults of its fields in the caller's language; what a use case wrote for developers is its `detail`. */
export function sayFieldFaults(language: Locale, data: unknown): unknown {
  if (!isRecord(data) || !Array.isArray(data.fieldErrors)) return data
  const fieldErrors = data.fieldErrors.filter(isRecord).map(({ field, fault, message }) => ({
    field,
    message: say(language, `fieldFault.${(fault ?? 'invalid') as FieldFault}`), // as: written by faultOf only
    ...(message === undefined ? {} : { detail: message }),
  }))
  return { ...data, fieldErrors }
}
