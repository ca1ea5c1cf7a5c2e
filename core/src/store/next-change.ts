import { intervalsOn } from './hours.ts'
import { addDays, clockOf, dayNumber, type LocalTime, minutesOf } from './local-time.ts'
import type { StoreSchedule } from './store.ts'

type Rules = Pick<StoreSchedule, 'businessHourList' | 'exceptionList'>

/** A stretch of opening in minutes from the asked day's midnight; one of the day before starts below 0. */
interface Span {
  readonly from: number
  readonly until: number
}

/** Days looked ahead for the next opening. */
const daysAhead = 7

function spansAround(rules: Rules, date: string): Span[] {
  return Array.from({ length: daysAhead + 2 }, (_, index) => index - 1)
    .flatMap((day) =>
      (intervalsOn(addDays(date, day), rules) ?? []).map(({ start, end }) => {
        const from = minutesOf(start) + day * 1440
        const until = minutesOf(end) + day * 1440
        return { from, until: until > from ? until : until + 1440 }
      }),
    )
    .sort((a, b) => a.from - b.from)
}

/** Minutes until a store that is open now closes; spans that touch count as one. Null when no rule covers the instant. */
export function openMinutesLeft(rules: Rules, { date, minutes }: LocalTime): number | null {
  let end: number | null = null
  for (const { from, until } of spansAround(rules, date)) {
    const isCovering = end === null ? from <= minutes && minutes < until : from <= end && until > end
    if (isCovering) end = until
  }
  return end === null ? null : end - minutes
}

/** When a store that is open now closes, `HH:mm` by its own clock. Null when no rule covers the instant, or when it is open around the clock. */
export function closesAt(rules: Rules, local: LocalTime): string | null {
  const left = openMinutesLeft(rules, local)
  return left === null || left > 1440 ? null : clockOf(local.minutes + left)
}

/** The next opening: its local date, `HH:mm`, and how many days away it is; 0 is today, so an hour alone says it. */
export interface Opening {
  readonly date: string
  readonly time: string
  readonly inDays: number
}

/**
 * When a store that rests now opens next; null when no rule says so within a week. One that is paused opens when its pause ends, or by
 * its hours after that; null when its pause names no end [store-15].
 */
export function opensAt(
  schedule: Omit<StoreSchedule, 'timeZone'>,
  local: LocalTime,
  resumes: LocalTime | null = null,
): Opening | null {
  const from = schedule.isOpen ? local : resumes
  if (from === null) return null
  const { date, minutes } = from
  const daysAway = dayNumber(date) - dayNumber(local.date)
  if (openMinutesLeft(schedule, from) !== null || (!schedule.isOpen && intervalsOn(date, schedule) === null))
    return schedule.isOpen ? null : { date, time: clockOf(minutes), inDays: daysAway }
  const next = spansAround(schedule, date).find((span) => span.from > minutes)
  if (next === undefined) return null
  const inDays = Math.floor(next.from / 1440)
  return { date: addDays(date, inDays), time: clockOf(next.from), inDays: daysAway + inDays }
}
