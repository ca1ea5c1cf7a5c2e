import { dateFormat } from '@tiffin/kit/client/dates.ts'
import { useLanguage } from '@tiffin/kit/client/language.ts'

/** Writes instants (epoch ms) in the customer's language and time zone. */
export function useDates() {
  const { language } = useLanguage()
  // Arabic would write figures and slashes, of which nobody knows where to begin to read.
  const dateStyle = language === 'ar-IQ' ? 'long' : 'medium'
  const isThisYear = (instant: number) => new Date(instant).getFullYear() === new Date().getFullYear()
  return {
    /** "21 Nov 2026, 10:30". */
    full: (instant: number) =>
      dateFormat(language, { dateStyle, timeStyle: 'short', hourCycle: 'h23' }).format(instant),
    /** "21 Nov, 10:30"; with the year when it is another one. */
    short: (instant: number) =>
      dateFormat(language, {
        month: 'short',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        ...(isThisYear(instant) ? {} : { year: 'numeric' }),
      }).format(instant),
    /** "21 Nov 2026". */
    day: (instant: number) => dateFormat(language, { dateStyle }).format(instant),
    /** A date without a time, `2026-11-21`, as "21 Nov 2026". */
    date: (day: string) => dateFormat(language, { dateStyle, timeZone: 'UTC' }).format(Date.parse(day)),
    /** "10:30". */
    clock: (instant: number) =>
      dateFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant),
  }
}
