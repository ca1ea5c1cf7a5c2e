import { money } from '../money/money.ts'
import { type Bill, discountType } from '../pricing/bill.ts'
import type { PriceLine } from '../pricing/draft.ts'
import { type PriceInput, priceOrder } from '../pricing/price-order.ts'
import type { Promotion } from '../pricing/promotion.ts'

/** One unit of tea for so many minor units, unless said otherwise. */
export const line = (skuPrice: number, num = 1, more: Partial<PriceLine> = {}): PriceLine => ({
  productId: 'tea',
  num,
  skuPrice: money(skuPrice),
  memberPrice: null,
  surcharge: money(0),
  ...more,
})

/** 15 % off the whole order, in force from 0 to 1000. */
export const promotion = (more: Partial<Promotion>): Promotion => ({
  promotionId: 'p1',
  type: discountType.wholeOrder,
  name: 'Happy week',
  rule: { kind: 'perMilleOff', perMille: 150 },
  threshold: money(0),
  productIdList: null,
  startTime: 0,
  endTime: 1000,
  combinableWithCoupon: true,
  combinableWithActivity: true,
  ...more,
})

/** The bill of one line of 10.00 at the instant 500, unless said otherwise. Throws when it is refused. */
export const bill = (more: Partial<PriceInput>): Bill => {
  const priced = priceOrder({
    lines: [line(1000)],
    promotions: [],
    now: 500,
    isMember: false,
    currencyScale: 2,
    defaultFractionDigits: 2,
    ...more,
  })
  if (!priced.ok) throw new Error(priced.refusal)
  return priced.value
}
