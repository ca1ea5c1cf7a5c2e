import type { CallMap } from '@tiffin/contract/calls'
import { money } from '@tiffin/core/money/money'
import type { Bill } from '@tiffin/core/pricing/bill'
import type { PriceInput } from '@tiffin/core/pricing/price-order'

/** A coupon as calls answer it. */
export type HeldCoupon = CallMap['/api/app/customer/coupon/list']['output']['list'][number]

/** What the customer of the made-up shop has; a test fills it, and `emptyPurse` empties it. */
export const purse: { coupons: HeldCoupon[]; points: number } = { coupons: [], points: 0 }

export function emptyPurse(): void {
  purse.coupons = []
  purse.points = 0
}

const terms = { pointsPerUnit: 10, minorPerPoint: 1, maxDeductPermille: 500 }

/** Money off, on anything, unless said otherwise. */
export const aCoupon = (couponId: string, more: Partial<HeldCoupon> = {}): HeldCoupon => ({
  ...{ couponId, couponNo: couponId, name: couponId, type: 1, threshold: money(0), discount: 100, maxReduction: null },
  ...{ effectiveTime: 0, expiryTime: Date.now() + 86_400_000, status: 1, description: '', combinable: true },
  ...{ productIdList: null, storeIdList: null, saleChannelList: null },
  ...more,
})

interface Wish {
  couponIdList?: string[]
  points?: number | 'all'
}

/** The choices of a wish, as pricing takes them. */
export const choicesOf = ({ couponIdList = [], points = 0 }: Wish): Partial<PriceInput> => ({
  ...{ coupons: purse.coupons, couponIdList, place: { storeId: 's1', saleChannelCode: 1 } },
  ...(purse.points > 0 ? { points: { ...terms, wanted: points, balance: purse.points } } : {}),
})

/** What a preview says may still be chosen. */
export function offersOf({ couponList, points, gift }: Bill) {
  const looked = purse.coupons.map((coupon) => ({
    coupon,
    choice: couponList.find(({ couponId }) => couponId === coupon.couponId),
  }))
  return {
    gift,
    usableCouponList: looked.flatMap(({ coupon, choice }) =>
      choice?.fault === 0 ? [{ ...coupon, amount: choice.amount }] : [],
    ),
    unusableCouponList: looked.flatMap(({ coupon, choice }) =>
      choice && choice.fault > 0 ? [{ ...coupon, unusableReason: choice.fault }] : [],
    ),
    ...{ availablePoints: purse.points, maxPoints: points.most, pointsUsed: points.used },
    pointsAmount: money(points.used * terms.minorPerPoint),
  }
}

/** The figures of the points page. */
export const pointSummary = () => ({
  ...{ currentPoints: purse.points, remainingPoints: purse.points, obtainedPoints: purse.points, usedPoints: 0 },
  ...{ willExpirePoints: 0, expiredPoints: 0, expiryList: [], rule: terms },
})
