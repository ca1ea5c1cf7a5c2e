import { latinDigits } from '../language/latin-digits.ts'
import { intervalsOn } from '../store/hours.ts'
import { type LocalTime, minutesOf, weekdayOf } from '../store/local-time.ts'
import type { StoreSchedule } from '../store/store.ts'
import { stockKind } from './check-stock.ts'
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

/** ISO weekdays with one amount that follow each other. */
export interface PlanStretch {
  readonly from: number
  readonly until: number
  readonly amount: number
}

/** The stretches of a plan in which something is filled up. */
export function stretchesOf(plan: StockPlan): PlanStretch[] {
  const stretches: PlanStretch[] = []
  for (const [day, amount] of plan.entries()) {
    const weekday = day + 1
    const last = stretches.at(-1)
    if (last?.amount === amount) stretches[stretches.length - 1] = { ...last, until: weekday }
    else stretches.push({ from: weekday, until: weekday, amount })
  }
  return stretches.filter(({ amount }) => amount > 0)
}

const forms = { [stockKind.material]: /^\d{0,6}(\.\d{1,3})?$/, [stockKind.sku]: /^\d{0,6}$/ }

/** A typed amount of a plan, in the digits of whatever keyboard: nothing typed is 0; undefined while it is none. */
export function readPlanned(kind: keyof typeof forms, typed: string): number | undefined {
  const text = latinDigits(typed.trim())
  return forms[kind].test(text) ? Number(text) : undefined
}
