import { instantOf } from '@tiffin/core/store/instant-of'
import { addDays, localTimeAt } from '@tiffin/core/store/local-time'

const hourMs = 3_600_000

/** Hours that are offered, from the next full one on. */
const ahead = [1, 3, 5]

/** Full hours to choose from, before the store's next day begins. */
export function offeredTimes(now: number, tomorrowAt: number): number[] {
  const next = Math.ceil(now / hourMs) * hourMs
  return ahead.map((hours) => next + hours * hourMs).filter((time) => time < tomorrowAt)
}

/** The next instant at which the store's clock shows this. */
export function nextAt(clock: string, now: number, timeZone: string): number {
  const today = localTimeAt(now, timeZone).date
  const time = instantOf({ date: today, clock }, timeZone)
  return time > now ? time : instantOf({ date: addDays(today, 1), clock }, timeZone)
}

/** Whether a time is of a later day than now, by the clock of the store. */
export const isLaterDay = (time: number, now: number, timeZone: string): boolean =>
  localTimeAt(time, timeZone).date > localTimeAt(now, timeZone).date
