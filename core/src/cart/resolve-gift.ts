import type { Product } from '../catalog/product.ts'
import { noMoney } from '../money/money.ts'
import type { Bill } from '../pricing/bill.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { CartLine, ProductRequest } from './cart-line.ts'
import { countUnits } from './count-units.ts'
import { type LineFault, resolveLine } from './resolve-line.ts'

/** What the chosen activity gives [cart-5]. */
export type GiftOffer = NonNullable<Bill['gift']>

/** Whether more gifts are wanted than the activity gives. */
export const isOverGifts = (gifts: readonly Pick<ProductRequest, 'num'>[], { maxNum }: GiftOffer): boolean =>
  gifts.reduce((sum, { num }) => sum + num, 0) > maxNum

/**
 * Reads a chosen gift against the menu: a free line that draws on stock like any other. Only what costs nothing more can be chosen
 * with it; a surcharge, or a product that the activity does not give, is `inputInvalid` (docs/decisions/0024).
 */
export function resolveGift(
  product: Product,
  request: ProductRequest,
  { promotionId, productIdList }: GiftOffer,
): Result<CartLine, LineFault> {
  if (!productIdList.includes(product.productId)) return refuse('inputInvalid')
  const resolved = resolveLine(product, request)
  if (!resolved.ok) return resolved
  const { line, priceLine } = resolved.value
  if (priceLine.surcharge > 0) return refuse('inputInvalid')
  return ok({ ...line, discountPrice: noMoney, isFreeGift: true, promotionId })
}

/** How many free items of an activity are still to be chosen: what would be lost by ordering now. */
export const giftsLeft = (offer: Pick<GiftOffer, 'maxNum'> | null, gifts: readonly CartLine[]): number =>
  offer === null ? 0 : Math.max(0, offer.maxNum - countUnits(gifts))
