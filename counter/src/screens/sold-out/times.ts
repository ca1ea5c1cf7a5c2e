import { localTimeAt } from '@tiffin/core/store/local-time'

const minuteMs = 60_000
const halfHourMs = 30 * minuteMs
const hourMs = 2 * halfHourMs

/** Hours that are offered, from the next full one on. */
const ahead = [1, 3, 5]

/** Full hours to choose from, before the store's next day begins. */
export function offeredTimes(now: number, tomorrowAt: number): number[] {
  const next = Math.ceil(now / hourMs) * hourMs
  return ahead.map((hours) => next + hours * hourMs).filter((time) => time < tomorrowAt)
}

/** Every half hour of the day to come, by the clock of the store. */
export function halfHours(now: number, timeZone: string): number[] {
  const past = (localTimeAt(now, timeZone).minutes % 30) * minuteMs + (now % minuteMs)
  return Array.from({ length: 48 }, (_, index) => now - past + (index + 1) * halfHourMs)
}

/** Whether a time is of a later day than now, by the clock of the store. */
export const isLaterDay = (time: number, now: number, timeZone: string): boolean =>
  localTimeAt(time, timeZone).date > localTimeAt(now, timeZone).date
