import { intervalsOn } from './hours.ts'
import { addDays, type LocalTime, minutesOf } from './local-time.ts'
import type { BusinessException, StoreSchedule } from './store.ts'

type Rules = Pick<StoreSchedule, 'businessHourList' | 'exceptionList'>
type Interval = BusinessException['businessHourList'][number]

const day = 1440
const midnight = '00:00'

const endOf = ({ start, end }: Interval): number => {
  const until = minutesOf(end)
  return until > minutesOf(start) ? until : until + day
}

/** The opening that a store is in: its date and that date's intervals, with minutes counted from that date's midnight. */
function openingAt(rules: Rules, { date, minutes }: LocalTime) {
  for (const daysBack of [0, 1]) {
    const own = addDays(date, -daysBack)
    const now = minutes + daysBack * day
    const intervals = intervalsOn(own, rules) ?? [{ start: midnight, end: midnight }]
    const current = intervals.find((each) => minutesOf(each.start) <= now && now < endOf(each))
    if (current) return { date: own, now, intervals, current }
  }
  return undefined
}

/**
 * The hours of the day that a store is in when it closes at a clock time to come, and does not open again that day [store-16].
 * Undefined when it is closed by its hours, or when that time is not before it closes anyway.
 */
export function closedEarly(rules: Rules, local: LocalTime, closesAt: string): BusinessException | undefined {
  const opening = openingAt(rules, local)
  if (!opening) return undefined
  const { date, now, intervals, current } = opening
  const clock = minutesOf(closesAt)
  const closing = [clock, clock + day].find((minutes) => minutes > now)
  if (closing === undefined || closing >= endOf(current)) return undefined
  const earlier = intervals
    .filter((each) => minutesOf(each.start) < minutesOf(current.start))
    .map(({ start, end }) => ({ start, end }))
  return { date, businessHourList: [...earlier, { start: current.start, end: closesAt }] }
}

/** The date that a store's present opening belongs to: yesterday's while its night lasts. */
export const businessDate = (rules: Rules, local: LocalTime): string => openingAt(rules, local)?.date ?? local.date
