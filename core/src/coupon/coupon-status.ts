/** States of a coupon as customers see them [coupon-3]. */
export const couponStatus = { unused: 1, notYet: 2, used: 3, invalid: 4, expired: 5 } as const

/** What decides a coupon's state; instants in epoch ms. */
export interface CouponLife {
  readonly effectiveTime: number
  /** The first instant at which it is over. */
  readonly expiryTime: number
  /** An order holds it, paid or still to be paid. */
  readonly isUsed: boolean
  /** The brand has taken it back. */
  readonly isInvalid: boolean
}

/** The state at an instant. A used coupon stays used, whatever happens to it later. */
export function couponStatusAt({ effectiveTime, expiryTime, isUsed, isInvalid }: CouponLife, now: number): number {
  if (isUsed) return couponStatus.used
  if (isInvalid) return couponStatus.invalid
  if (now >= expiryTime) return couponStatus.expired
  return now < effectiveTime ? couponStatus.notYet : couponStatus.unused
}
