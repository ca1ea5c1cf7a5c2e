import type { Money } from '../money/money.ts'

/** Kinds of coupon [coupon-1]. */
export const couponType = { amount: 1, percent: 2, exchange: 3 } as const

/** Why a coupon does nothing for a cart [coupon-2]; 0 when it does. */
export const couponFault = { none: 0, threshold: 1, notCombinable: 2, store: 3, product: 4, channel: 5 } as const

/** What pricing must know of a coupon. Whose it is and its state are for who hands it in. */
export interface Coupon {
  readonly couponId: string
  readonly type: number
  readonly name: string
  /** Least amount left on eligible lines, tested before the coupon's own discount; 0 for none. */
  readonly threshold: Money
  /** Minor units off for an amount, per-mille off for a percentage, 0 for an exchange. */
  readonly discount: number
  /** Most that it takes off, whatever its kind; null when unlimited. */
  readonly maxReduction: Money | null
  /** Products, stores and sale channels it is for; null all, empty none. */
  readonly productIdList: readonly string[] | null
  readonly storeIdList: readonly string[] | null
  readonly saleChannelList: readonly number[] | null
  /** Whether it goes together with an activity, gifts included. */
  readonly combinable: boolean
}

/** One coupon of the customer's, looked at for this cart. */
export interface CouponChoice {
  readonly couponId: string
  readonly isChosen: boolean
  /** 0 when it could be taken, alone or with those chosen; else why not. */
  readonly fault: number
  /** What it takes off, or would take off next to the chosen activity as the only coupon. */
  readonly amount: Money
  /** What must still be added to reach its threshold, when that is why it cannot be used. */
  readonly missing: Money
}
