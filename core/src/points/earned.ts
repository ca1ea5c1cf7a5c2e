import { type Money, money } from '../money/money.ts'

/** A brand's terms: points for one whole unit of its currency. */
export interface EarnTerms {
  readonly pointsPerUnit: number
  readonly currencyScale: number
}

/** Points that a completed order earns: whole ones for what was paid [point-2]. */
export const earnedPoints = (payable: Money, { pointsPerUnit, currencyScale }: EarnTerms): number =>
  Number((BigInt(payable) * BigInt(pointsPerUnit)) / 10n ** BigInt(currencyScale))

/** What an order had to do with points, and how much of its money has gone back in all. */
export interface PointsOfOrder {
  readonly payable: Money
  /** Points it earned at completion, 0 before. */
  readonly earned: number
  /** Points it was paid with. */
  readonly used: number
  /** Everything refunded so far, this refund included. */
  readonly refundTotal: Money
}

/**
 * Points to take back and to return in all, once that much has been refunded: what was done before is to be subtracted.
 * A full refund, and any of an order that cost nothing, moves all of them [point-4].
 */
export function pointsAfterRefund(order: PointsOfOrder, terms: EarnTerms): { reversed: number; returned: number } {
  const { payable, earned, used, refundTotal } = order
  if (refundTotal >= payable) return { reversed: earned, returned: used }
  const kept = earnedPoints(money(payable - refundTotal), terms)
  return {
    reversed: Math.max(0, earned - kept),
    returned: Number((BigInt(used) * BigInt(refundTotal)) / BigInt(payable)),
  }
}
