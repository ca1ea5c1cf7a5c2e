import { type Money, money } from '../money/money.ts'
import { perMilleOf } from '../money/round.ts'
import { ok, type Result, refuse } from '../result.ts'
import { discountType } from './bill.ts'
import { type Coupon, type CouponChoice, couponFault, couponType } from './coupon.ts'
import { copyDraft, type Draft, type DraftLine, leftOf, takeOff } from './draft.ts'
import type { Promotion } from './promotion.ts'

/** Where the cart is bought. */
export interface Place {
  readonly storeId: string
  readonly saleChannelCode: number
}

/** Why chosen coupons are refused, in their order [coupon-2]. */
export type CouponRefusal =
  | 'inputInvalid'
  | 'couponUnknown'
  | 'couponNotCombinable'
  | 'couponNotForThese'
  | 'couponThreshold'

const holds = <Item>(list: readonly Item[] | null, item: Item): boolean => list === null || list.includes(item)

const isExchange = ({ type }: Coupon): boolean => type === couponType.exchange

/** A free order takes no coupon; any other activity only when both say so. */
const goesWith = (coupon: Coupon, activity: Promotion | null): boolean =>
  activity === null || (activity.type !== discountType.freeOrder && activity.combinableWithCoupon && coupon.combinable)

const linesFor = (draft: Draft, coupon: Coupon): DraftLine[] =>
  draft.lines.filter(
    ({ source, promotion }) =>
      holds(coupon.productIdList, source.productId) && (promotion === null || promotion.combinableWithCoupon),
  )

/** One unit without surcharges, at its price after line promotions, but never more than what is left of it. */
const unitLeft = ({ source, discountPrice, left }: DraftLine): number =>
  Math.min(discountPrice - source.surcharge, Math.floor(left / source.num))

/** What a coupon takes off, and the lines that share it. An exchange pays one unit of one line: the dearest, the first on a tie. */
function effectOf(draft: Draft, coupon: Coupon): { amount: Money; lines: DraftLine[] } {
  const lines = linesFor(draft, coupon)
  const most = coupon.maxReduction ?? Number.MAX_SAFE_INTEGER
  if (!isExchange(coupon)) {
    const base = leftOf(lines)
    const full = coupon.type === couponType.percent ? perMilleOf(base, coupon.discount) : coupon.discount
    return { amount: money(Math.min(full, most, base)), lines }
  }
  const dearest = lines.reduce<DraftLine | undefined>(
    (best, line) => (best === undefined || unitLeft(line) > unitLeft(best) ? line : best),
    undefined,
  )
  if (!dearest) return { amount: money(0), lines: [] }
  return { amount: money(Math.min(unitLeft(dearest), most)), lines: [dearest] }
}

interface Surroundings {
  readonly place: Place
  readonly activity: Promotion | null
}

/** The first reason against a coupon on a draft: store, channel, product, combination, threshold. */
function faultOf(draft: Draft, coupon: Coupon, { place, activity }: Surroundings): number {
  if (!holds(coupon.storeIdList, place.storeId)) return couponFault.store
  if (!holds(coupon.saleChannelList, place.saleChannelCode)) return couponFault.channel
  const lines = linesFor(draft, coupon)
  if (lines.length === 0) return couponFault.product
  if (!goesWith(coupon, activity)) return couponFault.notCombinable
  if (leftOf(lines) < coupon.threshold || effectOf(draft, coupon).amount === 0) return couponFault.threshold
  return couponFault.none
}

const refusalOf: Readonly<Record<number, CouponRefusal>> = {
  [couponFault.threshold]: 'couponThreshold',
  [couponFault.notCombinable]: 'couponNotCombinable',
  [couponFault.store]: 'couponNotForThese',
  [couponFault.product]: 'couponNotForThese',
  [couponFault.channel]: 'couponNotForThese',
}

function take(draft: Draft, coupon: Coupon): Money {
  const { amount, lines } = effectOf(draft, coupon)
  const { name, couponId: refId, maxReduction, threshold } = coupon
  const base = leftOf(linesFor(draft, coupon))
  takeOff(draft, lines, { type: discountType.coupon, name, amount, refId, maxReduction, threshold, base })
  return amount
}

/** The coupons of some ids, amounts and percentages before exchanges; at most one of each [coupon-1]. */
function pick(coupons: readonly Coupon[], ids: readonly string[]): Result<Coupon[], CouponRefusal> {
  if (new Set(ids).size < ids.length) return refuse('inputInvalid')
  const chosen = ids.map((id) => coupons.find(({ couponId }) => couponId === id))
  if (chosen.includes(undefined)) return refuse('couponUnknown')
  const known = chosen.filter((coupon) => coupon !== undefined)
  const exchanges = known.filter(isExchange)
  const others = known.filter((coupon) => !isExchange(coupon))
  if (exchanges.length > 1 || others.length > 1) return refuse('couponNotCombinable')
  return ok([...others, ...exchanges])
}

/** Step 3 done on the draft: each chosen coupon tests its threshold on what is left when its turn comes. Refuses the first that cannot. */
export function applyCoupons(
  draft: Draft,
  { coupons, couponIds }: { coupons: readonly Coupon[]; couponIds: readonly string[] },
  surroundings: Surroundings,
): Result<void, CouponRefusal> {
  const picked = pick(coupons, couponIds)
  if (!picked.ok) return picked
  if (!picked.value.every((coupon) => goesWith(coupon, surroundings.activity))) return refuse('couponNotCombinable')
  for (const coupon of picked.value) {
    const refusal = refusalOf[faultOf(draft, coupon, surroundings)]
    if (refusal !== undefined) return refuse(refusal)
    take(draft, coupon)
  }
  return ok(undefined)
}

/** Every coupon of the customer's as they may choose it beside an activity. `draft` is what that activity left. */
export function offerCoupons(
  draft: Draft,
  { coupons, couponIds }: { coupons: readonly Coupon[]; couponIds: readonly string[] },
  surroundings: Surroundings,
): CouponChoice[] {
  const chosen = coupons.filter(({ couponId }) => couponIds.includes(couponId))
  return coupons.map((coupon) => {
    const isChosen = chosen.includes(coupon)
    const before = copyDraft(draft)
    for (const each of chosen) if (!isExchange(each) && isExchange(coupon)) take(before, each)
    const fault = faultOf(before, coupon, surroundings)
    const amount = fault === couponFault.none ? effectOf(before, coupon).amount : money(0)
    const short = fault === couponFault.threshold ? coupon.threshold - leftOf(linesFor(before, coupon)) : 0
    return { couponId: coupon.couponId, isChosen, fault, amount, missing: money(Math.max(0, short)) }
  })
}
