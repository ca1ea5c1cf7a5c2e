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

/** How a promotion stands at an instant. */
export function stateOf(promotion: MenuItem, now: number): 'paused' | 'planned' | 'running' | 'ended' {
  if (instantIn(promotion, 'endTime') <= now) return 'ended'
  if (promotion.fields.status === 0) return 'paused'
  return instantIn(promotion, 'startTime') > now ? 'planned' : 'running'
}

/** The types that are offered, in their order. */
export const offeredTypes = ['limitedTime', 'wholeOrder', 'spendAndReduce', 'gift', 'freeOrder'] as const
type OfferedType = (typeof offeredTypes)[number] | 'singleItem'

export const typeNameOf = ({ fields: { type } }: MenuItem): OfferedType =>
  (Object.entries(discountType).find(([, number]) => number === type)?.[0] ?? 'limitedTime') as OfferedType // as: promotions are of these

const unit = 100

/** What a promotion of a type begins with. */
const firstRules = {
  limitedTime: { kind: 'perMilleOff', perMille: 100 },
  wholeOrder: { kind: 'perMilleOff', perMille: 100 },
  spendAndReduce: { kind: 'spendAndReduce', spend: 40 * unit, reduce: 5 * unit, maximum: 15 * unit },
  gift: { kind: 'gift', maxNum: 1, productIdList: [] },
  freeOrder: { kind: 'freeOrder' },
} as const

/** A new promotion of a type; free orders and offers on products begin with no product, so that nobody gives away everything. */
export const newPromotion = (type: (typeof offeredTypes)[number], startTime: number, endTime: number) => ({
  ...{ type: discountType[type], name: {}, rule: firstRules[type], threshold: 0, startTime, endTime, status: 1 },
  productIdList: type === 'limitedTime' || type === 'freeOrder' ? [] : null,
  ...{ storeIdList: null, combinableWithCoupon: true, combinableWithActivity: true },
})
