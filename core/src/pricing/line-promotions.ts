import { type Money, money } from '../money/money.ts'
import { perMilleOf } from '../money/round.ts'
import { type DiscountLine, discountType } from './bill.ts'
import { type Draft, type DraftLine, leftOf } from './draft.ts'
import { isInForce, isInScope, type Promotion } from './promotion.ts'

/** What a line promotion takes off one unit of a sku price; never more than the price [price-4]. */
function unitReduction(price: Money, { rule }: Promotion): Money {
  switch (rule.kind) {
    case 'fixedPrice':
      return money(Math.max(0, price - rule.price))
    case 'amountOff':
      return money(Math.min(price, rule.amount))
    case 'perMilleOff':
      return money(Math.min(price, perMilleOf(price, rule.perMille)))
    default:
      return money(0)
  }
}

const isLinePromotion = ({ type }: Promotion) => type === discountType.limitedTime || type === discountType.singleItem

const rank = (promotion: Promotion) => (promotion.type === discountType.limitedTime ? 0 : 1)

/** The promotion that gives a sku its lowest price; on a tie limited-time, then the lowest id. Null when none reduces it. */
export function bestLinePromotion(
  price: Money,
  { productId, promotions, now }: { productId: string; promotions: readonly Promotion[]; now: number },
): { promotion: Promotion; reduction: Money } | null {
  const candidates = promotions
    .filter((each) => isLinePromotion(each) && isInForce(each, now) && isInScope(each, productId))
    .map((promotion) => ({ promotion, reduction: unitReduction(price, promotion) }))
    .filter(({ reduction }) => reduction > 0)
    .sort(
      (a, b) =>
        b.reduction - a.reduction ||
        rank(a.promotion) - rank(b.promotion) ||
        (a.promotion.promotionId < b.promotion.promotionId ? -1 : 1),
    )
  return candidates[0] ?? null
}

function reduceLine(line: DraftLine, promotions: readonly Promotion[], now: number): Money {
  const best = bestLinePromotion(line.base, { productId: line.source.productId, promotions, now })
  if (!best) return money(0)
  const amount = money(best.reduction * line.source.num)
  line.promotion = best.promotion
  line.discountPrice = money(line.discountPrice - best.reduction)
  line.left = money(line.left - amount)
  return amount
}

/** Step 1: each line takes its best limited-time or single-item promotion; one discount line per promotion. */
export function applyLinePromotions(draft: Draft, promotions: readonly Promotion[], now: number): void {
  const byPromotion = new Map<string, DiscountLine>()
  const bases = new Map<string, number>()
  let left = leftOf(draft.lines)
  for (const line of draft.lines) {
    const base = line.left
    const amount = reduceLine(line, promotions, now)
    if (!line.promotion) continue
    const { promotionId, type, name } = line.promotion
    const before = byPromotion.get(promotionId)?.amount ?? 0
    byPromotion.set(promotionId, { type, name, amount: money(before + amount), refId: promotionId, maxReduction: null })
    bases.set(promotionId, (bases.get(promotionId) ?? 0) + base)
  }
  for (const [promotionId, discount] of byPromotion) {
    left = money(left - discount.amount)
    draft.discountList.push(discount)
    draft.stepList.push({ ...discount, base: money(bases.get(promotionId) ?? 0), threshold: money(0), left })
  }
}
