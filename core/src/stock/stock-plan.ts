import { intervalsOn } from '../store/hours.ts'
import { type LocalTime, minutesOf, weekdayOf } from '../store/local-time.ts'
import type { StoreSchedule } from '../store/store.ts'
import type { StockChange } from './move-stock.ts'

/** What a stock is filled up to at its store's opening: an amount for each weekday from Monday; 0 leaves it as it is. */
export type StockPlan = readonly number[]

/** What is planned for a date. */
export const plannedFor = (plan: StockPlan, date: string): number => plan[weekdayOf(date) - 1] ?? 0

/** Whether a store's day has begun: its first opening of that date, or midnight where it has no hours [stock-9]. */
export function hasOpened(
  rules: Pick<StoreSchedule, 'businessHourList' | 'exceptionList'>,
  { date, minutes }: LocalTime,
): boolean {
  const intervals = intervalsOn(date, rules)
  return intervals === null || intervals.some(({ start }) => minutesOf(start) <= minutes)
}

/**
 * What filling up makes of a stock [stock-9]; undefined when there is nothing to add. `before` is null while the stock is not limited:
 * then it begins. `held` is what orders took that are not made yet: it is still in the store.
 */
export function fillUp(before: number | null, held: number, planned: number): StockChange | undefined {
  const amount = planned - (before === null ? 0 : before + held)
  if (amount <= 0) return undefined
  return { move: before === null ? 'begin' : 'refill', amount, available: (before ?? 0) + amount }
}
