import { ok, type Result, refuse } from '../result.ts'
import { isSeen, readLine, signsOf } from './seen-text.ts'

/** Names are counted in signs as people see them, an address in UTF-16 units. */
export const profileLength = { nickName: 20, name: 40, email: 254 } as const

/** A sign may take several UTF-16 units; this many for each is the most that is kept. */
const unitsOfSign = 4

/** An input's `maxlength`: past what is kept, so that it cuts nothing that would be. */
export const typedLength = { nickName: 200, name: 400 } as const

/** Values of `gender`. */
export const genders = { unknown: 0, male: 1, female: 2 } as const

/** Without line breaks, other signs that no line of text shows, and halves of surrogate pairs, which no database keeps. */
const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text)

const fits = (line: string, length: number): boolean =>
  line.length <= length * unitsOfSign && signsOf(line).length <= length && isOneLine(line)

/** 1 to 20 signs on one line, of which people see something; what they do not see is dropped. */
export function readNickname(text: string): Result<string, 'nicknameInvalid'> {
  const read = readLine(text)
  return isSeen(read) && fits(read, profileLength.nickName) ? ok(read) : refuse('nicknameInvalid')
}

/** Up to 40 signs on one line; empty, or nothing that people see, clears it. */
export function readName(text: string): Result<string, 'nameInvalid'> {
  const read = readLine(text)
  if (!isSeen(read)) return isOneLine(read) ? ok('') : refuse('nameInvalid')
  return fits(read, profileLength.name) ? ok(read) : refuse('nameInvalid')
}

const emailForm = /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u

/** One address with a domain of two parts or more; empty clears it. */
export function readEmail(text: string): Result<string, 'emailInvalid'> {
  const read = text.trim()
  if (read === '') return ok('')
  const isWhole = read.length <= profileLength.email && isOneLine(read) && !/^\.|\.\.|\.@/.test(read)
  return isWhole && emailForm.test(read) ? ok(read) : refuse('emailInvalid')
}

/** The first day that counts as a birthday. */
export const earliestBirthday = '1900-01-01'

/** Whether `YYYY-MM-DD` names a day that the calendar has. */
function isCalendarDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const isLeap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0)
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Number(month) - 1] ?? 0
  return Number(day) >= 1 && Number(day) <= days
}

/** A day before the brand's `today`, from 1900 on, both `YYYY-MM-DD`. */
export function readBirthday(text: string, today: string): Result<string, 'birthdayInvalid'> {
  return isCalendarDay(text) && text >= earliestBirthday && text < today ? ok(text) : refuse('birthdayInvalid')
}

/** A birthday that is saved stays; the same again is no change [customer-4]. */
export const canSetBirthday = (saved: string | null, next: string | null): boolean => saved === null || saved === next
