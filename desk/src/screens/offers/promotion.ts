import { discountType } from '@tiffin/core/pricing/bill'
import { isRecord } from '@tiffin/kit/client/kept.ts'
import type { MenuItem } from '../../data/menu-items.ts'

type Rule = Readonly<Record<string, unknown>>

export const ruleOf = ({ fields }: MenuItem): Rule => (isRecord(fields.rule) ? fields.rule : {})
export const ruleKindOf = (promotion: MenuItem): string => String(ruleOf(promotion).kind ?? '')
export const isLinePromotion = ({ fields: { type } }: MenuItem): boolean =>
  type === discountType.limitedTime || type === discountType.singleItem

export const instantIn = ({ fields }: MenuItem, name: 'startTime' | 'endTime'): number => {
  const value = fields[name]
  return typeof value === 'number' ? value : 0
}

export const idsIn = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : null

/** How promotions stand. */
export const offerStates = ['running', 'planned', 'paused', 'ended'] as const
export type OfferState = (typeof offerStates)[number]

/** How a promotion stands at an instant. */
export function stateOf(promotion: MenuItem, now: number): OfferState {
  if (instantIn(promotion, 'endTime') <= now) return 'ended'
  if (promotion.fields.status === 0) return 'paused'
  return instantIn(promotion, 'startTime') > now ? 'planned' : 'running'
}

/** The types that are offered, in their order. */
export const offeredTypes = ['limitedTime', 'wholeOrder', 'spendAndReduce', 'gift', 'freeOrder'] as const
export type OfferType = (typeof offeredTypes)[number]

export const typeNameOf = ({ fields: { type } }: MenuItem): OfferType | 'singleItem' =>
  (Object.entries(discountType).find(([, number]) => number === type)?.[0] ?? 'limitedTime') as OfferType // as: promotions are of these

/** What a promotion of a type begins with: amounts are whole units of the brand's currency. */
const firstRuleOf = (type: OfferType, currencyScale: number) => {
  const unit = 10 ** currencyScale
  const rules = {
    limitedTime: { kind: 'perMilleOff', perMille: 100 },
    wholeOrder: { kind: 'perMilleOff', perMille: 100 },
    spendAndReduce: { kind: 'spendAndReduce', spend: 40 * unit, reduce: 5 * unit, maximum: 15 * unit },
    gift: { kind: 'gift', maxNum: 1, productIdList: [] },
    freeOrder: { kind: 'freeOrder' },
  } as const
  return rules[type]
}

interface FirstFields {
  readonly currencyScale: number
  /** Epoch ms. */
  readonly startTime: number
  readonly endTime: number
}

/** A new promotion of a type; free orders and offers on products begin with no product, so that they give nothing away by mistake. */
export const newPromotion = (type: OfferType, { currencyScale, ...times }: FirstFields) => ({
  ...{ type: discountType[type], name: {}, rule: firstRuleOf(type, currencyScale), threshold: 0, ...times, status: 1 },
  productIdList: type === 'limitedTime' || type === 'freeOrder' ? [] : null,
  ...{ storeIdList: null, combinableWithCoupon: true, combinableWithActivity: true },
})
