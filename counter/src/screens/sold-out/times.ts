import { localTimeAt } from '@tiffin/core/store/local-time'

const minuteMs = 60_000
const halfHourMs = 30 * minuteMs
const hourMs = 2 * halfHourMs

/** Hours that are offered, from the next full one on. */
const ahead = [1, 3, 5]

/** How long ago the store's clock showed a whole number of steps. */
const pastStep = (now: number, stepMs: number, timeZone: string): number =>
  ((localTimeAt(now, timeZone).minutes * minuteMs) % stepMs) + (now % minuteMs)

/** Full hours of the store's clock to choose from, before its next day begins [store-24]. */
export function offeredTimes(
  now: number,
  { tomorrowAt, timeZone }: { tomorrowAt: number; timeZone: string },
): number[] {
  const past = pastStep(now, hourMs, timeZone)
  const next = past === 0 ? now : now - past + hourMs
  return ahead.map((hours) => next + hours * hourMs).filter((time) => time < tomorrowAt)
}

/** Every half hour of the day to come, by the clock of the store. */
export function halfHours(now: number, timeZone: string): number[] {
  const past = pastStep(now, halfHourMs, timeZone)
  return Array.from({ length: 48 }, (_, index) => now - past + (index + 1) * halfHourMs)
}

/** Whether a time is of a later day than now, by the clock of the store. */
export const isLaterDay = (time: number, now: number, timeZone: string): boolean =>
  localTimeAt(time, timeZone).date > localTimeAt(now, timeZone).date
