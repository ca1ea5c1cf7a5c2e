import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { dateFormat } from '@tiffin/kit/client/dates.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'

const formatted = (time: number, style: Intl.DateTimeFormatOptions): string => {
  const timeZone = useBootstrap.getState().bootstrap?.corpSetting.timeZone
  return dateFormat(currentLanguage(), { ...style, ...(timeZone === undefined ? {} : { timeZone }) }).format(time)
}

/** `10:41`, by the brand's clock. */
export const clockOf = (time: number): string =>
  formatted(time, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `10:41:12`, by the brand's clock. */
export const secondsOf = (time: number): string =>
  formatted(time, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })

/** `Saturday 21 November`. */
export const dayOf = (time: number): string => formatted(time, { weekday: 'long', day: 'numeric', month: 'long' })

/** `14:00`, by the store's clock. */
export const clockAt = (time: number, timeZone: string): string =>
  dateFormat(currentLanguage(), { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(time)

/** `Saturday 21 November`, by the store's clock. */
export const dayAt = (time: number, timeZone: string): string =>
  dateFormat(currentLanguage(), { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(time)

/** `Sunday`, by the store's clock. */
export const weekdayAt = (time: number, timeZone: string): string =>
  dateFormat(currentLanguage(), { timeZone, weekday: 'long' }).format(time)

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** `Sat 21 Nov`, of a date as `2026-11-21`. */
export const shortDay = (day: string): string =>
  dateFormat(currentLanguage(), { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' }).format(
    noonOf(day),
  )
