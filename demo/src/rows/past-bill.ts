import type { Texts } from '@tiffin/core/language/language'
import { money } from '@tiffin/core/money/money'
import type { Bill } from '@tiffin/core/pricing/bill'
import type { Coupon } from '@tiffin/core/pricing/coupon'
import type { PriceLine } from '@tiffin/core/pricing/draft'
import { priceOrder } from '@tiffin/core/pricing/price-order'
import type { Promotion } from '@tiffin/core/pricing/promotion'
import type { CorpSeed, PastOrderSeed } from '../corps/shapes.ts'

const promotionOf = ({ id, type, rule, ...seed }: CorpSeed['promotions'][number]): Promotion => ({
  promotionId: id,
  type,
  name: '',
  rule,
  threshold: money(seed.threshold ?? 0),
  productIdList: seed.products ? [...seed.products] : null,
  startTime: 0,
  endTime: Number.MAX_SAFE_INTEGER,
  combinableWithCoupon: seed.combinableWithCoupon ?? true,
  combinableWithActivity: true,
})

function kindOf({ heldCoupons, couponKinds }: CorpSeed, couponId: string) {
  const held = heldCoupons.find(({ id }) => id === couponId)
  const kind = couponKinds.find(({ id }) => id === held?.kind)
  if (!kind) throw new Error(`There is no coupon ${couponId}.`)
  return kind
}

function couponOf(corp: CorpSeed, couponId: string): Coupon {
  const { type, threshold, discount, most, products, isCombinable } = kindOf(corp, couponId)
  return {
    ...{ couponId, type, name: '', threshold: money(threshold), discount, combinable: isCombinable },
    ...{ maxReduction: most === undefined ? null : money(most), productIdList: products ?? null },
    ...{ storeIdList: null, saleChannelList: null },
  }
}

/** The bill of an order that was made in the past, by the same rules as any; without a deal it was made before there were offers. */
export function pastBill(
  corp: CorpSeed,
  lines: readonly PriceLine[],
  { deal, points: wantedPoints = 0 }: Pick<PastOrderSeed, 'deal' | 'points'>,
): Bill {
  const { coupon, promotion = null, staff = {} } = deal ?? {}
  const { mostPerMille: maxDeductPermille, minorPerPoint } = corp.points
  const bill = priceOrder({
    lines,
    promotions: deal ? corp.promotions.map(promotionOf) : [],
    now: 1,
    isMember: false,
    promotionId: promotion,
    currencyScale: corp.money.scale,
    defaultFractionDigits: corp.money.digits,
    staff,
    points: { wanted: wantedPoints, balance: wantedPoints, maxDeductPermille, minorPerPoint },
    ...(coupon === undefined ? {} : { coupons: [couponOf(corp, coupon)], couponIdList: [coupon] }),
  })
  if (!bill.ok) throw new Error(`A past order cannot be priced: ${bill.refusal}.`)
  return bill.value
}

/** The bill's discounts with their names in all languages. */
export function pastDiscounts(corp: CorpSeed, { discountList }: Bill) {
  const nameOf = (refId: string): Texts =>
    corp.promotions.find(({ id }) => id === refId)?.name ?? kindOf(corp, refId).name
  return discountList.map((discount) => ({ ...discount, name: discount.refId === null ? {} : nameOf(discount.refId) }))
}
