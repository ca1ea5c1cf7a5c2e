import { tagOf, useLanguage } from './language.ts'

/** Everybody's calendar is the Gregorian one with Latin digits, whatever a language's own habit is. */
function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  if (Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0) return inFigures(options)
  return new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, options)
}

/** Chrome has no names of months in Lao and Nepali, and would write English ones. */
function inFigures({ dateStyle, ...options }: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const figures = options.month ? ({ month: '2-digit', day: '2-digit' } as const) : {}
  return new Intl.DateTimeFormat('en-GB', { ...options, ...figures, ...(dateStyle ? { dateStyle: 'short' } : {}) })
}

/** Writes instants (epoch ms) in the customer's language and time zone. */
export function useDates() {
  const { language } = useLanguage()
  const tag = tagOf(language)
  const isThisYear = (instant: number) => new Date(instant).getFullYear() === new Date().getFullYear()
  return {
    /** "21 Nov 2026, 10:30". */
    full: (instant: number) =>
      formatter(tag, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(instant),
    /** "21 Nov, 10:30"; with the year when it is another one. */
    short: (instant: number) =>
      formatter(tag, {
        month: 'short',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        ...(isThisYear(instant) ? {} : { year: 'numeric' }),
      }).format(instant),
    /** "21 Nov 2026". */
    day: (instant: number) => formatter(tag, { dateStyle: 'medium' }).format(instant),
    /** A date without a time, `2026-11-21`, as "21 Nov 2026". */
    date: (day: string) => formatter(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day)),
    /** "10:30". */
    clock: (instant: number) =>
      formatter(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant),
  }
}
