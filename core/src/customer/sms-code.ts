import { latinDigits } from '../language/latin-digits.ts'
import { ok, type Result, refuse } from '../result.ts'

/** Digits of a code [customer-3]. */
export const codeLength = 6

/** Characters that a field of a code takes: a whole message may be pasted. */
export const longestCodeText = 140

/**
 * The code in what was typed or pasted, with spaces, hyphens or the words around it [page-100]: the first run of six digits, else all
 * digits. Digits of any script.
 */
export function codeIn(text: string): string {
  const runs = latinDigits(text).match(/\d+/g) ?? []
  return runs.find((run) => run.length === codeLength) ?? runs.join('')
}

/** Required, exactly six digits. */
export function readCode(text: string): Result<string, 'codeRequired' | 'codeSix'> {
  if (text === '') return refuse('codeRequired')
  return /^\d{6}$/.test(text) ? ok(text) : refuse('codeSix')
}
