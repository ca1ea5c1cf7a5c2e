import { type Money, money } from '../money/money.ts'
import { perMilleOf } from '../money/round.ts'
import { discountType, type PromotionChoice } from './bill.ts'
import { copyDraft, type Draft, type DraftLine, leftOf, type Reduction, takeOff } from './draft.ts'
import { isInForce, isInScope, type Promotion } from './promotion.ts'

const activityTypes: readonly number[] = [
  discountType.wholeOrder,
  discountType.spendAndReduce,
  discountType.freeOrder,
  discountType.gift,
]

function reductionOf({ rule }: Promotion, base: Money): Money {
  switch (rule.kind) {
    case 'perMilleOff':
      return money(Math.min(base, perMilleOf(base, rule.perMille)))
    case 'amountOff':
      return money(Math.min(base, rule.amount))
    case 'spendAndReduce':
      return money(Math.min(base, rule.maximum, Math.floor(base / rule.spend) * rule.reduce))
    case 'freeOrder':
      return base
    default:
      return money(0)
  }
}

/** The least amount from which an activity takes off anything. */
const entryOf = ({ rule, threshold }: Promotion): number =>
  rule.kind === 'spendAndReduce' ? Math.max(threshold, rule.spend) : threshold

/** Lines an activity may count: in its scope, and not under a line promotion that says no [price-6]. */
const eligibleLines = (draft: Draft, promotion: Promotion): DraftLine[] =>
  draft.lines.filter(
    (line) =>
      isInScope(promotion, line.source.productId) && (line.promotion === null || line.promotion.combinableWithActivity),
  )

/** What an activity would do to a draft. */
export interface ActivityOffer {
  readonly promotion: Promotion
  readonly amount: Money
  /** What must still be added to reach its threshold. */
  readonly missing: Money
  /** It takes something off or gives something; without effect it cannot be chosen. */
  readonly hasEffect: boolean
}

/** What an activity takes off an amount that just reaches it, minor units. */
export const reductionAtEntry = (promotion: Promotion): Money => reductionOf(promotion, money(entryOf(promotion)))

const givesGifts = ({ rule }: Promotion): boolean =>
  rule.kind === 'gift' && rule.maxNum > 0 && rule.productIdList.length > 0

/** Step 2 looked at: every activity in force that concerns this cart, with its effect; sorted by id. */
export function offerActivities(draft: Draft, promotions: readonly Promotion[], now: number): ActivityOffer[] {
  return promotions
    .filter((each) => activityTypes.includes(each.type) && isInForce(each, now))
    .map((promotion) => {
      const lines = eligibleLines(draft, promotion)
      const base = leftOf(lines)
      const missing = money(Math.max(0, entryOf(promotion) - base))
      const amount = missing > 0 ? money(0) : reductionOf(promotion, base)
      const hasEffect = amount > 0 || (missing === 0 && givesGifts(promotion))
      return { promotion, amount, missing, hasEffect, concerns: lines.length > 0 }
    })
    .filter(({ concerns }) => concerns)
    .sort((a, b) => (a.promotion.promotionId < b.promotion.promotionId ? -1 : 1))
}

/** Step 2 done: the draft after an activity; the first draft stays as it was. */
export function withActivity(draft: Draft, { promotion, amount }: ActivityOffer): Draft {
  const next = copyDraft(draft)
  const discount: Reduction = {
    type: promotion.type,
    name: promotion.name,
    amount,
    refId: promotion.promotionId,
    maxReduction: promotion.rule.kind === 'spendAndReduce' ? promotion.rule.maximum : null,
    threshold: money(entryOf(promotion)),
  }
  takeOff(next, eligibleLines(next, promotion), discount)
  return next
}

/** An offer as the customer chooses it. */
export const choiceOf = (offer: ActivityOffer, selectedId: string | null): PromotionChoice => ({
  promotionId: offer.promotion.promotionId,
  type: offer.promotion.type,
  name: offer.promotion.name,
  available: offer.hasEffect,
  selected: offer.promotion.promotionId === selectedId,
  amount: offer.amount,
  missing: offer.missing,
  combinableWithCoupon: offer.promotion.combinableWithCoupon,
})
