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

/** Country codes have one digit (1 and 7), two (these) or three (all others), and none begins as another (ITU-T E.164). */
const countryCode = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/** A phone for eyes: the last four digits, and of an E.164 number its country; the rest hidden. */
export function maskPhone(phone: string): string {
  const [country = ''] = countryCode.exec(phone) ?? []
  const hidden = phone.slice(country.length).replace(/\d(?=\d{4})/g, '*')
  return country === '' ? hidden : `${country} ${hidden}`
}
