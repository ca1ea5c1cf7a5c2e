import { offsetAt, offsetName } from '@tiffin/core/store/instant-of'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { dateFormat } from '@tiffin/kit/client/dates.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'

/** The zone in which the brand counts its days. */
export const corpTimeZone = (): string => useBootstrap.getState().bootstrap?.corpSetting.timeZone ?? 'UTC'

const formatted = (time: number, style: Intl.DateTimeFormatOptions): string =>
  dateFormat(currentLanguage(), { ...style, timeZone: corpTimeZone() }).format(time)

/** `10:41`, by the brand's clock. */
export const clockOf = (time: number): string =>
  formatted(time, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `10:41:07`. */
export const clockWithSecondsOf = (time: number): string =>
  formatted(time, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })

/** `Saturday 21 November`. */
export const dayOf = (time: number): string => formatted(time, { weekday: 'long', day: 'numeric', month: 'long' })

/** `21 Nov, 10:41`. */
export const momentOf = (time: number): string =>
  formatted(time, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `Sat 21 Nov 2026, 10:41 UTC+8`, with what the brand's clock is ahead of Greenwich then. */
export function momentWithOffsetOf(time: number): string {
  const day = formatted(time, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  return `${day}, \u2066${clockOf(time)} ${offsetName(offsetAt(time, corpTimeZone()))}\u2069`
}

/** `21 Nov 2026`. */
export const shortDayOf = (time: number): string => formatted(time, { day: 'numeric', month: 'short', year: 'numeric' })

const ofCalendar = (date: string, style: Intl.DateTimeFormatOptions): string =>
  dateFormat(currentLanguage(), { ...style, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`))

/** `Friday 25 December 2026`, of a date of the calendar. */
export const longDateName = (date: string): string =>
  ofCalendar(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** `December 2026`, of `2026-12`. */
export const monthName = (month: string): string => ofCalendar(`${month}-01`, { month: 'long', year: 'numeric' })
