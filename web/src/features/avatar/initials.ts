import { signsOf } from '@tiffin/core/customer/seen-text'

/** Scripts whose letters join: two of them side by side would read as a word. */
const joins = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u

/** First letters of up to two words of a name; none of one that is only digits, such as the end of a phone number. */
export function initials(name: string): string {
  if (/^[\p{N}\p{P}\p{Z}]*$/u.test(name)) return ''
  const [first = '', second = ''] = name
    .trim()
    .split(/\s+/)
    .map((word) => signsOf(word)[0] ?? '')
  return (joins.test(first + second) ? first : first + second).toUpperCase()
}
