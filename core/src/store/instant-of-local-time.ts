import { addDays, type LocalTime, localTimeAt } from './local-time.ts'

const minuteMs = 60_000

/** Minutes by which the wall clock of a zone is ahead of UTC at an instant. */
function aheadAt(instant: number, timeZone: string): number {
  const { date, minutes } = localTimeAt(instant, timeZone)
  return (Date.parse(`${date}T00:00:00Z`) - instant) / minuteMs + minutes
}

/**
 * The instant (epoch ms) at which the clock on the wall of a zone shows a date and a time; the earlier of two where it is set back, the
 * time after the gap where it is set forward.
 */
export function instantOfLocalTime({ date, minutes }: LocalTime, timeZone: string): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs
  const days = [addDays(date, -1), addDays(date, 1)].map((day) => aheadAt(Date.parse(`${day}T00:00:00Z`), timeZone))
  const instants = days.map((ahead) => asUtc - ahead * minuteMs)
  const isShown = (instant: number) => {
    const local = localTimeAt(instant, timeZone)
    return local.date === date && local.minutes === minutes
  }
  return instants.toSorted((a, b) => a - b).find(isShown) ?? Math.max(...instants)
}
