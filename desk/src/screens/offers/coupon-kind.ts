import type { MenuItem } from '../../data/menu-items.ts'
import { ruleKindOf } from './promotion.ts'

/** What a coupon takes off, in the order in which kinds are offered. */
export const couponTypes = ['amountOff', 'perMilleOff', 'exchange'] as const
export type CouponType = (typeof couponTypes)[number]

export const couponTypeOf = (coupon: MenuItem): CouponType =>
  couponTypes.find((type) => type === ruleKindOf(coupon)) ?? 'amountOff'

/** A new kind of coupon; one for a free item begins without any, so that it gives nothing away by mistake. */
export function newCouponKind(type: CouponType, currencyScale: number) {
  const rules = {
    amountOff: { kind: 'amountOff', amount: 10 ** currencyScale },
    perMilleOff: { kind: 'perMilleOff', perMille: 100 },
    exchange: { kind: 'exchange' },
  } as const
  return {
    ...{ name: {}, description: {}, rule: rules[type], threshold: 0, maxReduction: null },
    ...{ productIdList: type === 'exchange' ? [] : null, storeIdList: null, combinable: true },
  }
}
