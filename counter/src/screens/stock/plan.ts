import { latinDigits } from '@tiffin/core/language/latin-digits'
import { stockKind } from '@tiffin/core/stock/check-stock'
import type { StockPlan } from '@tiffin/core/stock/stock-plan'
import { weekdayName } from '@tiffin/kit/client/dates.ts'
import { amountText } from './stocks.ts'

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Days in a row with one amount. */
interface Stretch {
  readonly from: number
  readonly until: number
  readonly amount: number
}

function stretchesOf(plan: StockPlan): Stretch[] {
  const stretches: Stretch[] = []
  for (const weekday of weekdays) {
    const amount = plan[weekday - 1] ?? 0
    const last = stretches.at(-1)
    if (last?.amount === amount) stretches[stretches.length - 1] = { ...last, until: weekday }
    else stretches.push({ from: weekday, until: weekday, amount })
  }
  return stretches.filter(({ amount }) => amount > 0)
}

const daysText = ({ from, until }: Stretch): string =>
  from === until ? weekdayName(from) : `${weekdayName(from)}–${weekdayName(until)}`

/** What is filled up on which days: `Mon–Fri 40`. */
export const planTexts = (plan: StockPlan, unit: string): string[] =>
  stretchesOf(plan).map((stretch) => `${daysText(stretch)} ${amountText(stretch.amount, unit)}`)

const forms = { [stockKind.material]: /^\d{0,6}(\.\d{1,3})?$/, [stockKind.sku]: /^\d{0,6}$/ }

/** A typed amount, in the digits of whatever keyboard: nothing typed is 0; undefined while it is none. */
export function readPlanned(kind: 1 | 2, typed: string): number | undefined {
  const text = latinDigits(typed.trim())
  return forms[kind].test(text) ? Number(text) : undefined
}
