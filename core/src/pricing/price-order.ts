import { amountOf } from '../cart/line-amount.ts'
import { money, noMoney, sumMoney } from '../money/money.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { OrderTax } from '../tax/tax.ts'
import type { TaxedLine, TaxedOrder } from '../tax/tax-order.ts'
import { type ActivityOffer, choiceOf, offerActivities, withActivity } from './activities.ts'
import { type Bill, discountType, type PointsUse, type PricedLine } from './bill.ts'
import type { Coupon } from './coupon.ts'
import { applyCoupons, type CouponRefusal, offerCoupons, type Place } from './coupons.ts'
import { copyDraft, type Draft, type DraftLine, openDraft, type PriceLine, taxDraft } from './draft.ts'
import { applyLinePromotions } from './line-promotions.ts'
import { applyPoints, type PointsWish } from './points.ts'
import type { Promotion } from './promotion.ts'
import { roundDown } from './round-down.ts'
import { applyStaffDiscounts, type StaffDiscounts } from './staff-discounts.ts'

/** A cart to be priced, all figures from one side's own knowledge: on the server from its catalogue, never from the customer. */
export interface PriceInput {
  readonly lines: readonly PriceLine[]
  readonly promotions: readonly Promotion[]
  /** Epoch ms; one instant for the whole bill. */
  readonly now: number
  readonly isMember: boolean
  /** The chosen activity; null none; absent the best. */
  readonly promotionId?: string | null | undefined
  /** Decimals of the minor unit and decimals shown: what is not shown is not charged. */
  readonly currencyScale: number
  readonly defaultFractionDigits: number
  /** Which levels count; both unless said. */
  readonly level?: 'all' | 'lines' | 'whole'
  /** The customer's own unused coupons, and those chosen, in any order. */
  readonly coupons?: readonly Coupon[]
  readonly couponIdList?: readonly string[]
  /** Where it is bought: coupons may be for some stores and channels only. */
  readonly place?: Place
  readonly staff?: StaffDiscounts
  readonly points?: PointsWish
  /** The brand's terms of tax and service charge, and how the order is picked up; absent for neither. */
  readonly tax?: OrderTax
}

/** Why a cart is not priced as chosen: its activity, a coupon or the points. */
export type PriceRefusal = 'promotionEnded' | CouponRefusal | 'pointsShort'

const nowhere: Place = { storeId: '', saleChannelCode: 0 }

/** A cart priced with one activity or none. */
interface Completed {
  readonly offer: ActivityOffer | null
  /** After the activity, before coupons. */
  readonly reduced: Draft
  readonly draft: Draft
  readonly points: PointsUse
  readonly taxed: TaxedOrder
}

/** Steps 2 to 9 with a given activity. */
function complete(draft: Draft, offer: ActivityOffer | null, input: PriceInput): Result<Completed, PriceRefusal> {
  const { coupons = [], couponIdList = [], place = nowhere, staff = {} } = input
  const activity = offer?.promotion ?? null
  const reduced = offer === null ? draft : withActivity(draft, offer)
  const whole = copyDraft(reduced)
  const applied = applyCoupons(whole, { coupons, couponIds: couponIdList }, { place, activity })
  if (!applied.ok) return applied
  applyStaffDiscounts(whole, staff)
  const points = applyPoints(whole, input.points, activity?.type === discountType.freeOrder)
  if (!points.ok) return points
  roundDown(whole, input)
  return ok({ offer, reduced, draft: whole, points: points.value, taxed: taxDraft(whole, input.tax, input) })
}

/** Less to pay first, tax and service charge counted [tax-6], then fewer points, an activity before none; of equals the one before stays [price-7]. */
const isBetter = (activity: Completed, before: Completed): boolean =>
  (activity.taxed.payableTotal - before.taxed.payableTotal ||
    activity.points.used - before.points.used ||
    -Number(before.offer === null)) < 0

/** The best of none and all activities, by id, with what else was chosen; one that would drop a chosen coupon is no candidate. */
function completeBest(draft: Draft, offers: readonly ActivityOffer[], input: PriceInput) {
  const without = complete(draft, null, input)
  const others = offers.filter(({ hasEffect }) => hasEffect).map((offer) => complete(draft, offer, input))
  const possible = [without, ...others].flatMap((each) => (each.ok ? [each.value] : []))
  const [first, ...rest] = possible
  if (first === undefined) return without
  return ok(rest.reduce((best, each) => (isBetter(each, best) ? each : best), first))
}

const pricedLine = (
  { source, base, discountPrice, promotion, left, shareList }: DraftLine,
  { serviceCharge, taxList, total }: TaxedLine,
): PricedLine => ({
  price: money(source.skuPrice + source.surcharge),
  unitPrice: money(base + source.surcharge),
  discountPrice,
  num: source.num,
  lineAmount: amountOf(discountPrice, source.num),
  promotionId: promotion?.promotionId ?? null,
  shareList,
  payable: left,
  ...{ serviceCharge, taxList, total },
})

function giftOf(offer: ActivityOffer | null): Bill['gift'] {
  if (offer?.promotion.rule.kind !== 'gift') return null
  const { maxNum, productIdList } = offer.promotion.rule
  return { promotionId: offer.promotion.promotionId, maxNum, productIdList }
}

function closeBill(
  { offer, reduced, draft, points, taxed }: Completed,
  offers: readonly ActivityOffer[],
  input: PriceInput,
): Bill {
  const { coupons = [], couponIdList = [], place = nowhere } = input
  const { lineList: taxedLines, ...taxes } = taxed
  const lineList = taxedLines.flatMap((taxedLine, index) => {
    const line = draft.lines[index]
    return line ? [pricedLine(line, taxedLine)] : []
  })
  const activity = offer?.promotion ?? null
  return {
    lineList,
    promotionList: offers.map((each) => choiceOf(each, activity?.promotionId ?? null)),
    discountList: draft.discountList,
    stepList: draft.stepList,
    originalAmount: sumMoney(lineList.map(({ price, num }) => amountOf(price, num))),
    subtotal: sumMoney(lineList.map(({ unitPrice, num }) => amountOf(unitPrice, num))),
    discountTotal: draft.discountList.length ? sumMoney(draft.discountList.map(({ amount }) => amount)) : noMoney,
    ...taxes,
    gift: giftOf(offer),
    couponList: offerCoupons(reduced, { coupons, couponIds: couponIdList }, { place, activity }),
    points,
  }
}

/** The offer of an id, null for none wanted, undefined when it cannot be had. */
function findOffer(offers: readonly ActivityOffer[], promotionId: string | null): ActivityOffer | null | undefined {
  if (promotionId === null) return null
  return offers.find((offer) => offer.promotion.promotionId === promotionId && offer.hasEffect)
}

/**
 * Turns lines, promotions, coupons, staff discounts and points into a bill, step by step [price-1]:
 * line promotions, one activity, coupons, staff, points, rounding. Each step sees what the one before left; nothing goes below 0.
 * Service charge and tax come last, on what is left.
 * Refuses `promotionEnded` when the chosen activity is unknown, over, or without effect; chosen coupons and points with their own reasons.
 */
export function priceOrder(input: PriceInput): Result<Bill, PriceRefusal> {
  const { lines, promotions, now, isMember, promotionId, level = 'all' } = input
  const draft = openDraft(lines, isMember)
  if (level !== 'whole') applyLinePromotions(draft, promotions, now)
  const offers = level === 'lines' ? [] : offerActivities(draft, promotions, now)
  const chosen = promotionId === undefined ? undefined : findOffer(offers, promotionId)
  if (promotionId !== undefined && chosen === undefined) return refuse('promotionEnded')
  const completed = chosen === undefined ? completeBest(draft, offers, input) : complete(draft, chosen, input)
  return completed.ok ? ok(closeBill(completed.value, offers, input)) : completed
}
