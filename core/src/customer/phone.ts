import { latinDigits } from '../language/latin-digits.ts'
import { ok, type Result, refuse } from '../result.ts'

/** Why a phone number cannot be used. */
export type PhoneFault = 'phoneRequired' | 'phoneInvalid'

/** The web's own rule: required, 5–15 digits, of any script, blanks and hyphens ignored. The server knows more. */
export function readPhone(text: string): Result<string, PhoneFault> {
  const digits = latinDigits(text).replace(/[\s-]/g, '')
  if (digits === '') return refuse('phoneRequired')
  return /^\d{5,15}$/.test(digits) ? ok(digits) : refuse('phoneInvalid')
}

/** A phone for eyes: the last four digits, the rest hidden. */
export const maskPhone = (phone: string): string => phone.replace(/\d(?=\d{4})/g, '*')
