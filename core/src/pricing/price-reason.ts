import type { Sku } from '../catalog/product.ts'
import { bestLinePromotion } from './line-promotions.ts'
import type { Promotion } from './promotion.ts'

interface PriceView {
  readonly productId: string
  readonly isMember: boolean
  readonly promotions: readonly Promotion[]
  readonly now: number
}

/** Why a sku costs less than its list price: the promotion that takes most off, else the price for members. Null: it does not [page-29]. */
export function findPriceReason(
  { price, memberPrice, discountPrice }: Pick<Sku, 'price' | 'memberPrice' | 'discountPrice'>,
  { isMember, ...view }: PriceView,
): Promotion | 'member' | null {
  if (discountPrice >= price) return null
  const isMemberPrice = isMember && memberPrice !== null && memberPrice < price
  const best = bestLinePromotion(isMemberPrice ? memberPrice : price, view)
  return best?.promotion ?? (isMemberPrice ? 'member' : null)
}
