import type { Money } from '../money/money.ts'
import { worthOfPoints } from '../points/worth-of-points.ts'
import { ok, type Result, refuse } from '../result.ts'
import { discountType, type PointsUse } from './bill.ts'
import { type Draft, leftOf, takeOff } from './draft.ts'

/** A brand's terms of spending points. */
export interface PointsTerms {
  /** How much of what is left may be paid by points. */
  readonly maxDeductPermille: number
  readonly minorPerPoint: number
}

/** Points the customer has and wants to spend, with the brand's terms [point-1]. */
export interface PointsWish extends PointsTerms {
  readonly wanted: number | 'all'
  readonly balance: number
}

/** Most whole points that an amount takes, whoever has them. */
export function mostPointsOf(left: Money, { maxDeductPermille, minorPerPoint }: PointsTerms): number {
  // Split, so that large amounts stay exact.
  const cap = Math.floor(left / 1000) * maxDeductPermille + Math.floor(((left % 1000) * maxDeductPermille) / 1000)
  return Math.max(0, Math.floor(cap / minorPerPoint))
}

/** Most whole points that a draft takes. */
const mostPoints = (draft: Draft, wish: PointsWish): number =>
  Math.max(0, Math.min(wish.balance, mostPointsOf(leftOf(draft.lines), wish)))

/** Step 6: whole points over every line; cut to the cap, refused above the balance, none beside a free order [point-1]. */
export function applyPoints(
  draft: Draft,
  wish: PointsWish | undefined,
  isFreeOrder: boolean,
): Result<PointsUse, 'pointsShort'> {
  if (!wish) return ok({ used: 0, most: 0 })
  if (wish.wanted !== 'all' && wish.wanted > wish.balance) return refuse('pointsShort')
  const most = isFreeOrder ? 0 : mostPoints(draft, wish)
  const used = wish.wanted === 'all' ? most : Math.min(wish.wanted, most)
  const amount = worthOfPoints(used, wish)
  takeOff(draft, draft.lines, { type: discountType.points, name: '', amount, refId: null, maxReduction: null })
  return ok({ used, most })
}
