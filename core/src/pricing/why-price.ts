import { type Money, noMoney } from '../money/money.ts'
import type { Bill, PromotionChoice } from './bill.ts'
import { type Coupon, type CouponChoice, couponFault, couponType } from './coupon.ts'

/** Why something that could lower a price did not. */
export type MissedReason =
  /** It needs `missing` more. */
  | 'short'
  /** It cannot be combined with what is named in `beside`. */
  | 'notCombinable'
  /** Only one of its kind goes, and `beside` was taken. */
  | 'oneOnly'
  /** It could be had and was not chosen. */
  | 'notChosen'
  | 'notForThese'
  | 'notHere'

/** An activity or coupon that a bill did not take, and why. */
export interface Missed {
  readonly refId: string
  readonly name: string
  readonly reason: MissedReason
  /** The other one, in the caller's language; empty where there is none. */
  readonly beside: string
  readonly missing: Money
}

const isExchange = ({ type }: Coupon): boolean => type === couponType.exchange

function missedActivity(promotion: PromotionChoice, bill: Bill, chosen: readonly Coupon[]): Missed {
  const { promotionId: refId, name, missing, available, combinableWithCoupon } = promotion
  const missed = { refId, name, missing: noMoney, beside: '' }
  if (missing > 0) return { ...missed, reason: 'short', missing }
  if (!available) return { ...missed, reason: 'notForThese' }
  const against = chosen.find(({ combinable }) => !combinable || !combinableWithCoupon)
  if (against) return { ...missed, reason: 'notCombinable', beside: against.name }
  const taken = bill.promotionList.find(({ selected }) => selected)
  return taken ? { ...missed, reason: 'oneOnly', beside: taken.name } : { ...missed, reason: 'notChosen' }
}

function missedCoupon(
  coupon: Coupon,
  choice: CouponChoice,
  pricing: { bill: Bill; chosen: readonly Coupon[] },
): Missed {
  const missed = { refId: coupon.couponId, name: coupon.name, missing: noMoney, beside: '' }
  switch (choice.fault) {
    case couponFault.none: {
      const taken = pricing.chosen.find((each) => isExchange(each) === isExchange(coupon))
      return taken ? { ...missed, reason: 'oneOnly', beside: taken.name } : { ...missed, reason: 'notChosen' }
    }
    case couponFault.notCombinable: {
      const beside = pricing.bill.promotionList.find(({ selected }) => selected)?.name ?? ''
      return { ...missed, reason: 'notCombinable', beside }
    }
    case couponFault.threshold:
      return choice.missing > 0
        ? { ...missed, reason: 'short', missing: choice.missing }
        : { ...missed, reason: 'notForThese' }
    case couponFault.product:
      return { ...missed, reason: 'notForThese' }
    default:
      return { ...missed, reason: 'notHere' }
  }
}

/** What else was possible for a bill and why it was not taken: activities by id, then coupons as they were handed in. */
export function findMissed(bill: Bill, coupons: readonly Coupon[] = []): Missed[] {
  const choiceOf = new Map(bill.couponList.map((choice) => [choice.couponId, choice]))
  const chosen = coupons.filter(({ couponId }) => choiceOf.get(couponId)?.isChosen)
  const activities = bill.promotionList
    .filter(({ selected }) => !selected)
    .map((promotion) => missedActivity(promotion, bill, chosen))
  const others = coupons.flatMap((coupon) => {
    const choice = choiceOf.get(coupon.couponId)
    return choice && !choice.isChosen ? [missedCoupon(coupon, choice, { bill, chosen })] : []
  })
  return [...activities, ...others]
}
