import { localTimeAt, minutesOf } from '@tiffin/core/store/local-time'
import type { StoreControl } from '../../data/store-control.ts'

const stepMinutes = 30
const most = 6
const day = 1440

/** Half hours to come at which the store could close early, `HH:mm`. */
export function closingTimes(
  { closesAt, timeZone }: Pick<StoreControl, 'closesAt' | 'timeZone'>,
  now: number,
): string[] {
  const { minutes } = localTimeAt(now, timeZone)
  const closes = closesAt === null ? minutes + day : minutesOf(closesAt)
  const end = closes > minutes ? closes : closes + day
  const first = Math.ceil((minutes + 1) / stepMinutes) * stepMinutes
  return Array.from({ length: most }, (_, index) => first + index * stepMinutes)
    .filter((time) => time < end)
    .map((time) => new Date((time % day) * 60_000).toISOString().slice(11, 16))
}
