import { type PlanStretch, type StockPlan, stretchesOf } from '@tiffin/core/stock/stock-plan'
import { weekdayName } from './dates.ts'

/** An amount of a stock with its unit. */
export const amountText = (amount: number, unit: string): string =>
  `\u2066${unit === '' ? String(amount) : `${amount} ${unit}`}\u2069`

const daysText = ({ from, until }: PlanStretch): string =>
  from === until ? weekdayName(from) : `${weekdayName(from)}–${weekdayName(until)}`

/** What is filled up on which days: `Mon–Fri 40` [stock-9]. */
export const planTexts = (plan: StockPlan, unit: string): string[] =>
  stretchesOf(plan).map((stretch) => `${daysText(stretch)} ${amountText(stretch.amount, unit)}`)
