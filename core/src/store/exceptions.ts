import { addDays } from './local-time.ts'
import type { BusinessException } from './store.ts'

/** Days ahead for which an exception of hours can be made. */
const mostDaysAhead = 730

/** The last date that can be given other hours [store-9]. */
export const lastDateToCome = (today: string): string => addDays(today, mostDaysAhead)

/** Whether a date can still be given other hours: today by the store's clock, or later, within two years [store-9]. */
export const isDateToCome = (date: string, today: string): boolean => date >= today && date <= lastDateToCome(today)

/** Whether a text is a date of the calendar, `YYYY-MM-DD`. Years beyond 9999 begin with a sign. */
export const isCalendarDate = (text: string): boolean =>
  /^\d/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text

/**
 * The exceptions with other hours for one date, in order; null takes the date's exception away. What is over is left out: of yesterday
 * a night may still last [store-9].
 */
export function withException(
  exceptions: readonly BusinessException[],
  { date, intervals }: { readonly date: string; readonly intervals: BusinessException['businessHourList'] | null },
  today: string,
): BusinessException[] {
  const others = exceptions.filter((each) => each.date !== date && each.date >= addDays(today, -1))
  const own = intervals === null ? [] : [{ date, businessHourList: intervals }]
  return [...others, ...own].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
