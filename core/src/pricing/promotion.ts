import type { Money } from '../money/money.ts'
import { discountType } from './bill.ts'

/** What a promotion does. Per-mille always means taken off: 150 is 15 % off [price-3]. */
export type PromotionRule =
  | { kind: 'fixedPrice'; price: Money }
  | { kind: 'amountOff'; amount: Money }
  | { kind: 'perMilleOff'; perMille: number }
  | { kind: 'spendAndReduce'; spend: Money; reduce: Money; maximum: Money }
  | { kind: 'freeOrder' }
  | { kind: 'gift'; maxNum: number; productIdList: string[] }

/** A rule on price, valid in [startTime, endTime). */
export interface Promotion {
  promotionId: string
  /** As `discountType`: 3 and 5 are line promotions, 2, 4, 9, 11 are activities. */
  type: number
  name: string
  rule: PromotionRule
  /** Least amount left on eligible lines for an activity; 0 for none. */
  threshold: Money
  /** Products it applies to; null all, empty none. */
  productIdList: string[] | null
  /** Epoch ms, start included, end excluded. */
  startTime: number
  endTime: number
  combinableWithCoupon: boolean
  combinableWithActivity: boolean
}

/** Whether an instant lies in [startTime, endTime). */
export const isInForce = ({ startTime, endTime }: Promotion, now: number): boolean => startTime <= now && now < endTime

/** Whether a promotion concerns a product; package items never match, only the line's own product [price-5]. */
export const isInScope = ({ productIdList }: Promotion, productId: string): boolean =>
  productIdList === null || productIdList.includes(productId)

const priceRules = ['fixedPrice', 'amountOff', 'perMilleOff'] as const
const rulesByType: Readonly<Record<number, readonly PromotionRule['kind'][]>> = {
  [discountType.limitedTime]: priceRules,
  [discountType.singleItem]: priceRules,
  [discountType.wholeOrder]: ['amountOff', 'perMilleOff'],
  [discountType.spendAndReduce]: ['spendAndReduce'],
  [discountType.freeOrder]: ['freeOrder'],
  [discountType.gift]: ['gift'],
}

/** The rules that a promotion of a type can have [price-3]; none where the type is not a promotion's. */
export const rulesOfType = (type: number): readonly PromotionRule['kind'][] => rulesByType[type] ?? []
