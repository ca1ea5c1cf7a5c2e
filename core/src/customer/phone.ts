import { latinDigits } from '../language/latin-digits.ts'
import { ok, type Result, refuse } from '../result.ts'

/** Why a phone number cannot be used. */
export type PhoneFault = 'phoneRequired' | 'phoneInvalid'

/** A phone as it was typed or pasted. */
export interface TypedPhone {
  /** Only when the text itself names one of those offered. */
  readonly areaCode?: string
  readonly phone: string
}

/** What people and address books write between digits: blanks, hyphens, dots, brackets, and the invisible marks of direction. */
const between = /[\s().[\]\u002d\u2010-\u2015\u2212\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]/g

/**
 * The web's own rule: required, 5–15 digits of any script, whatever is written between them. Behind + or 00
 * one of the offered country codes must come. The server knows more.
 */
export function readPhone(text: string, areaCodes: readonly string[] = []): Result<TypedPhone, PhoneFault> {
  const plain = latinDigits(text.normalize('NFKC')).replace(between, '')
  if (plain === '') return refuse('phoneRequired')
  const [, abroad] = /^(?:\+|00)(.*)/.exec(plain) ?? []
  const areaCode = areaCodes
    .filter((code) => abroad?.startsWith(code))
    .reduce((longest, code) => (code.length > longest.length ? code : longest), '')
  if (abroad !== undefined && areaCode === '') return refuse('phoneInvalid')
  const phone = (abroad ?? plain).slice(areaCode.length)
  if (!/^\d{5,15}$/.test(phone)) return refuse('phoneInvalid')
  return ok(areaCode === '' ? { phone } : { areaCode, phone })
}

/** Country codes have one digit (1 and 7), two (these) or three (all others), and none begins as another (ITU-T E.164). */
const countryCode = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/** A phone as shown: the last four digits, and of an E.164 number its country; the rest hidden. */
export function maskPhone(phone: string): string {
  const [country = ''] = countryCode.exec(phone) ?? []
  const hidden = phone.slice(country.length).replace(/\d(?=\d{4})/g, '*')
  return country === '' ? hidden : `${country} ${hidden}`
}
