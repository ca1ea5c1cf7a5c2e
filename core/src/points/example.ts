import { type Money, money } from '../money/money.ts'
import { mostPointsOf, type PointsTerms } from '../pricing/points.ts'
import { type EarnTerms, earnedPoints } from './earned.ts'
import { worthOfPoints } from './worth-of-points.ts'

/** How points come and go for an order of a round amount. */
export interface PointsExample {
  readonly payable: Money
  /** Points that paying it earns; 0 where the brand gives none. */
  readonly earned: number
  /** Most points that an order of that amount takes, and what they pay of it. */
  readonly most: number
  readonly amount: Money
}

const steps = [1, 2, 5]
/** Powers of ten of the currency's unit that are tried. */
const powers = Array.from({ length: 8 }, (_, power) => 10 ** power)
const memorable = 100

/** An example of a brand's terms [page-22]: the smallest of 1, 2, 5, 10, 20 … units that earns a hundred points. */
export function pointsExample(terms: EarnTerms & PointsTerms): PointsExample | undefined {
  const rounds = powers.flatMap((power) => steps.map((step) => money(step * power * 10 ** terms.currencyScale)))
  const payable = rounds.find((amount) => earnedPoints(amount, terms) >= memorable)
  if (payable === undefined) return undefined
  const most = mostPointsOf(payable, terms)
  return { payable, earned: earnedPoints(payable, terms), most, amount: worthOfPoints(most, terms) }
}
