import type { z } from 'zod'
import type { FieldFault } from './refusal.ts'

/** The fault that a schema found; a check of its own may name it. */
export function faultOf(issue: z.core.$ZodIssue): FieldFault {
  if (issue.code === 'custom' && issue.params?.fault === 'required') return 'required'
  if (issue.code === 'too_big') return 'tooLong'
  if (issue.code === 'too_small') return 'tooShort'
  return issue.code === 'invalid_type' && issue.input === undefined ? 'required' : 'invalid'
}
