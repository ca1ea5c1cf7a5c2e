import { addDays, type LocalTime, minutesOf, weekdayOf } from './local-time.ts'
import { defaultBusinessHours, type StoreSchedule, storeStatus } from './store.ts'

interface Interval {
  start: string
  end: string
}

type Rules = Pick<StoreSchedule, 'businessHourList' | 'exceptionList'>

/** The intervals that belong to a date: a dated exception replaces the weekday's whole. Null: no rules for that day. */
export function intervalsOn(date: string, { businessHourList, exceptionList }: Rules): Interval[] | null {
  const exception = exceptionList.find((each) => each.date === date)
  if (exception) return exception.businessHourList
  if (businessHourList === null) return null
  const weekday = weekdayOf(date)
  return businessHourList.filter((each) => each.weekday === weekday)
}

/** End in minutes from the start of the interval's own day: past 1440 when it runs over midnight; start = end is 24 hours. */
function endMinutes({ start, end }: Interval): number {
  const until = minutesOf(end)
  return until > minutesOf(start) ? until : until + 1440
}

const covers = (interval: Interval, minutes: number) =>
  minutesOf(interval.start) <= minutes && minutes < endMinutes(interval)

/** Whether weekly hours and dated exceptions hold a wall-clock instant [store-2]. Null: there are no rules. */
export function isWithinHours(rules: Rules, { date, minutes }: LocalTime): boolean | null {
  const today = intervalsOn(date, rules)
  if (today?.some((interval) => covers(interval, minutes))) return true
  const yesterday = intervalsOn(addDays(date, -1), rules)
  if (yesterday?.some((interval) => covers(interval, minutes + 1440))) return true
  return today === null ? null : false
}

/** In business or resting: the manual switch and the hours must both say open; without rules the switch decides alone. */
export function storeStatusAt(schedule: StoreSchedule, local: LocalTime): number {
  const isOpen = schedule.isOpen && isWithinHours(schedule, local) !== false
  return isOpen ? storeStatus.inBusiness : storeStatus.resting
}

/** Today's hours as text, intervals joined by a comma; the default text when there are no rules. */
export function businessHoursText(rules: Rules, date: string): string {
  const intervals = intervalsOn(date, rules)
  if (intervals === null) return defaultBusinessHours
  return [...intervals]
    .sort((a, b) => (a.start < b.start ? -1 : 1))
    .map(({ start, end }) => `${start}-${end}`)
    .join(', ')
}

/** Whether a daily sale window holds the instant; same rules as hours. No windows: always. */
export function isWithinSaleTime(
  windows: readonly { start: string; end: string; weekdays: readonly number[] }[],
  local: LocalTime,
): boolean {
  if (windows.length === 0) return true
  const businessHourList = windows.flatMap(({ start, end, weekdays }) =>
    weekdays.map((weekday) => ({ weekday, start, end })),
  )
  return isWithinHours({ businessHourList, exceptionList: [] }, local) === true
}
