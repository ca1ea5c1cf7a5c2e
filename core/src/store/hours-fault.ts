import { minutesOf } from './local-time.ts'
import type { BusinessHour } from './store.ts'

interface Interval {
  readonly start: string
  readonly end: string
}

/** What is wrong with hours: `start` is a start at `24:00`, `overlap` two intervals at the same time. */
export type HoursFault = 'start' | 'overlap'

const dayMinutes = 1440
const weekMinutes = 7 * dayMinutes

interface Span {
  readonly from: number
  readonly until: number
}

function spanOf({ start, end }: Interval, dayStart: number): Span {
  const [from, until] = [minutesOf(start), minutesOf(end)]
  return { from: dayStart + from, until: dayStart + (until > from ? until : until + dayMinutes) }
}

const isOverlapping = (sorted: readonly Span[]) =>
  sorted.some(({ from }, index) => from < (sorted[index - 1]?.until ?? Number.NEGATIVE_INFINITY))

const inOrder = (spans: readonly Span[]) => spans.toSorted((a, b) => a.from - b.from)

function faultOf(intervals: readonly Interval[], spans: readonly Span[]): HoursFault | null {
  if (intervals.some(({ start }) => start === '24:00')) return 'start'
  return isOverlapping(spans) ? 'overlap' : null
}

/** What is wrong with the hours of a week, the night from Sunday to Monday too; intervals that touch do not overlap [store-8]. */
export function weekFault(hours: readonly BusinessHour[]): HoursFault | null {
  const spans = inOrder(hours.map((hour) => spanOf(hour, hour.weekday * dayMinutes)))
  const [first] = spans
  const around = first ? [...spans, { from: first.from + weekMinutes, until: first.until + weekMinutes }] : spans
  return faultOf(hours, around)
}

/** What is wrong with the intervals of one date; they may run into the next one, whatever its hours are [store-8]. */
export const dayFault = (intervals: readonly Interval[]): HoursFault | null =>
  faultOf(intervals, inOrder(intervals.map((interval) => spanOf(interval, 0))))
