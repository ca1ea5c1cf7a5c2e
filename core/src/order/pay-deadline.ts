import { type LocalTime, localTimeAt } from '../store/local-time.ts'
import { openMinutesLeft } from '../store/next-change.ts'
import type { StoreSchedule } from '../store/store.ts'
import { paymentMethodType } from './order.ts'

const storePayMs = 2 * 60 * 60 * 1000
const minuteMs = 60_000

/** Minutes by which a wall clock is ahead of another. */
function minutesBetween(from: LocalTime, until: LocalTime): number {
  const days = Math.round((Date.parse(until.date) - Date.parse(from.date)) / 86_400_000)
  return days * 1440 + until.minutes - from.minutes
}

/** The instant at which the wall clock has gone on by so many minutes, also in a night when it is changed. */
function instantAfter(now: number, minutes: number, { timeZone }: StoreSchedule): number {
  const guess = now + minutes * minuteMs
  const shown = minutesBetween(localTimeAt(now, timeZone), localTimeAt(guess, timeZone))
  return guess + (minutes - shown) * minuteMs
}

/**
 * When an unpaid order times out, epoch ms: online the brand's own time, at the store the sooner of two hours and closing, where
 * intervals that touch are one opening [order-6].
 */
export function payDeadline(
  now: number,
  {
    methodType,
    payTimeoutSeconds,
    schedule,
    longestMs = storePayMs,
  }: {
    methodType: number
    payTimeoutSeconds: number
    schedule: StoreSchedule
    /** Customers at the store for whom two hours are too long. */
    longestMs?: number | undefined
  },
): number {
  if (methodType === paymentMethodType.online) return now + payTimeoutSeconds * 1000
  const left = openMinutesLeft(schedule, localTimeAt(now, schedule.timeZone))
  return Math.min(
    now + Math.min(longestMs, storePayMs),
    left === null ? Number.POSITIVE_INFINITY : instantAfter(now, left, schedule),
  )
}
