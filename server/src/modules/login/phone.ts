import parsePhoneNumber, { type NumberType } from 'libphonenumber-js/max'
import { Refusal } from '../../base/refusal.ts'

/** Lines that no SMS reaches. Where fixed and mobile numbers look alike both pass. */
const deaf: readonly NumberType[] = [
  'FIXED_LINE',
  'PREMIUM_RATE',
  'TOLL_FREE',
  'SHARED_COST',
  'VOICEMAIL',
  'UAN',
  'PAGER',
]

/** The plus sign and the fifteen digits that E.164 allows; some countries' own plans allow more. */
const longestNumber = 16

/** Where the ten digits of our languages' scripts begin: Arabic, Persian, Devanagari, Thai, Lao. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x0e50, 0x0ed0]

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find((start) => code >= start && code < start + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Digits of any of our scripts and full-width signs become plain ones; what people write between digits goes. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[\s().\-\u2010-\u2015]/g, '')

export interface Phone {
  /** E.164: the one spelling under which a phone is known. */
  readonly number: string
  readonly areaCode: string
}

/** One number for all spellings of one phone; undefined when no SMS can reach it. `areaCode` counts unless the phone brings its own. */
export function normalisePhone(areaCode: string, phone: string): Phone | undefined {
  const area = plain(areaCode).replace(/^(\+|00)/, '')
  const digits = plain(phone).replace(/^00/, '+')
  if (!/^\d{1,4}$/.test(area) || !/^\+?\d{5,20}$/.test(digits)) return undefined
  // The library knows where a leading zero only dials out of a place, and where it belongs to the number (Italy, Ivory Coast).
  const parsed = parsePhoneNumber(digits, { defaultCallingCode: area })
  if (!parsed?.isPossible() || parsed.number.length > longestNumber) return undefined
  const type = parsed.getType()
  if (type && deaf.includes(type)) return undefined
  return { number: parsed.number, areaCode: parsed.countryCallingCode }
}

/** The number of a phone that the brand serves. Refuses `phoneInvalid` or `phoneBlocked`. */
export function readPhone(
  { areaCodes }: { areaCodes: readonly string[] },
  typed: { areaCode: string; phone: string },
): string {
  const phone = normalisePhone(typed.areaCode, typed.phone)
  if (!phone) throw new Refusal('phoneInvalid')
  // Only where the brand sells: numbers elsewhere are what those use who earn from SMS sent to them.
  if (!areaCodes.includes(phone.areaCode)) throw new Refusal('phoneBlocked')
  return phone.number
}
