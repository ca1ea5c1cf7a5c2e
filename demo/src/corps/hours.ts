import type { BusinessHour } from '@tiffin/core/store/store'

const all = [1, 2, 3, 4, 5, 6, 7]

/** The same hours on some weekdays, ISO 1 (Monday) … 7. */
export const on = (weekdays: readonly number[], start: string, end: string): BusinessHour[] =>
  weekdays.map((weekday) => ({ weekday, start, end }))

/** The same hours every day. */
export const daily = (start: string, end: string): BusinessHour[] => on(all, start, end)

/** Monday to Friday. */
export const weekdays = (start: string, end: string): BusinessHour[] => on([1, 2, 3, 4, 5], start, end)

/** Saturday and Sunday. */
export const weekend = (start: string, end: string): BusinessHour[] => on([6, 7], start, end)
