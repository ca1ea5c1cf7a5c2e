import { intervalsOn } from '../store/hours.ts'
import { addDays, type LocalTime, minutesOf } from '../store/local-time.ts'
import type { StoreSchedule } from '../store/store.ts'
import { paymentMethodType } from './order.ts'

const storePayMs = 2 * 60 * 60 * 1000
const minuteMs = 60_000

/** Minutes until the interval that covers the instant ends; null when no rule says so. */
function minutesUntilClosing(schedule: StoreSchedule, local: LocalTime): number | null {
  const ends: number[] = []
  for (const [date, minutes] of [
    [local.date, local.minutes],
    [addDays(local.date, -1), local.minutes + 1440],
  ] as const) {
    for (const { start, end } of intervalsOn(date, schedule) ?? []) {
      const from = minutesOf(start)
      const until = minutesOf(end) > from ? minutesOf(end) : minutesOf(end) + 1440
      if (from <= minutes && minutes < until) ends.push(until - minutes)
    }
  }
  return ends.length === 0 ? null : Math.max(...ends)
}

/** When an unpaid order times out, epoch ms: online the brand's own time, at the store the sooner of two hours and closing (requirements D7, D20). */
export function payDeadline(
  now: number,
  {
    methodType,
    payTimeoutSeconds,
    schedule,
    local,
  }: {
    methodType: number
    payTimeoutSeconds: number
    schedule: StoreSchedule
    local: LocalTime
  },
): number {
  if (methodType === paymentMethodType.online) return now + payTimeoutSeconds * 1000
  const closing = minutesUntilClosing(schedule, local)
  return now + (closing === null ? storePayMs : Math.min(storePayMs, closing * minuteMs))
}
