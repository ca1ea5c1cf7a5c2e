import type { CartLine, ProductRequest } from '@tiffin/core/cart/cart-line'
import { type GiftOffer, isOverGifts, resolveGift } from '@tiffin/core/cart/resolve-gift'
import type { Corp } from '../../../base/corp.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { MenuView } from '../../catalog/index.ts'
import { lineRefusal, priceCart } from '../../promotion/index.ts'
import type { Wanted } from './wanted.ts'

/** What an activity gives when it cannot be had: its rule alone, so that too many gifts are refused before that. */
function offerOf({ promotions }: MenuView, promotionId: string | null | undefined): GiftOffer | undefined {
  const promotion = promotions.find((each) => each.promotionId === promotionId)
  if (promotion?.rule.kind !== 'gift') return undefined
  const { maxNum, productIdList } = promotion.rule
  return { promotionId: promotion.promotionId, maxNum, productIdList }
}

interface GiftWish {
  readonly corp: Corp
  readonly requests: readonly ProductRequest[]
  readonly promotionId?: string | null | undefined
  readonly pickupMethod?: number | undefined
  readonly isMember: boolean
  readonly now: number
}

/** What the activity of a cart gives, the best when none is named; null when it gives nothing or cannot be had. */
export function giftOf(menu: MenuView, { corp, ...wish }: GiftWish): GiftOffer | null {
  try {
    return priceCart(corp, menu, wish).bill.gift
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/**
 * The chosen gifts as free lines. `given` is what the priced cart's activity gives: null nothing, undefined when it was refused.
 * Refuses `giftsMax` above the maximum, `promotionEnded` where no activity gives anything [cart-5].
 */
export function chooseGifts(
  menu: MenuView,
  { giftList, promotionId }: Wanted,
  given: GiftOffer | null | undefined,
): CartLine[] {
  if (giftList.length === 0) return []
  const offer = given ?? offerOf(menu, promotionId)
  if (!offer) throw new Refusal('promotionEnded')
  if (isOverGifts(giftList, offer)) throw new Refusal('giftsMax', { limit: offer.maxNum })
  return giftList.flatMap((request) => {
    const product = menu.byId.get(request.productId)
    if (!product) return []
    const line = resolveGift(product, request, offer)
    if (!line.ok) throw lineRefusal(line.refusal, product)
    return [line.value]
  })
}
