import { ok, type Result, refuse } from '../result.ts'

/** As many UTF-16 units as an input's `maxlength` counts. */
export const profileLength = { nickName: 20, name: 40, email: 254 } as const

/** Values of `gender`. */
export const genders = { unknown: 0, male: 1, female: 2 } as const

/** Without line breaks, other signs that no line of text shows, and halves of surrogate pairs, which no database keeps. */
const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text)

/** 1 to 20 units on one line, blanks around it dropped. */
export function readNickname(text: string): Result<string, 'nicknameInvalid'> {
  const read = text.trim()
  return read !== '' && read.length <= profileLength.nickName && isOneLine(read) ? ok(read) : refuse('nicknameInvalid')
}

/** Up to 40 units on one line; empty clears it. */
export function readName(text: string): Result<string, 'nameInvalid'> {
  const read = text.trim()
  return read.length <= profileLength.name && isOneLine(read) ? ok(read) : refuse('nameInvalid')
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

/** A birthday that is saved stays; the same again is no change (spec §4). */
export const canSetBirthday = (saved: string | null, wanted: string | null): boolean =>
  saved === null || saved === wanted
