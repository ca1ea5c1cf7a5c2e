import { intervalsOn } from './hours.ts'
import type { WallTime } from './instant-of.ts'
import { addDays } from './local-time.ts'
import { defaultBusinessHours, type StoreSchedule } from './store.ts'

/** A week, and a day more: the weekday of today comes again. */
const daysAhead = 8

/** When a store first opens on a later date than this one, by its hours; where it has none, at the hour that everybody is shown [stock-6]. */
export function nextDayOpening(
  rules: Pick<StoreSchedule, 'businessHourList' | 'exceptionList'>,
  today: string,
): WallTime {
  for (let days = 1; days <= daysAhead; days++) {
    const date = addDays(today, days)
    const intervals = intervalsOn(date, rules)
    if (intervals === null) return { date, clock: defaultBusinessHours.slice(0, 5) }
    const [first] = intervals.map(({ start }) => start).toSorted()
    if (first !== undefined) return { date, clock: first }
  }
  return { date: addDays(today, 1), clock: '00:00' }
}
