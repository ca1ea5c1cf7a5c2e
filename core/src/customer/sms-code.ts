import { ok, type Result, refuse } from '../result.ts'

/** Digits of a code [customer-3]. */
export const codeLength = 6

/** Required, exactly six digits. */
export function readCode(text: string): Result<string, 'codeRequired' | 'codeSix'> {
  if (text === '') return refuse('codeRequired')
  return /^\d{6}$/.test(text) ? ok(text) : refuse('codeSix')
}
