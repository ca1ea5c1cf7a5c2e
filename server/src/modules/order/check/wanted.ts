import type { ProductRequest } from '@tiffin/core/cart/cart-line'

/** What is wanted: lines to pay and gifts, ids and numbers only. */
export interface Wanted {
  readonly productRequestList: readonly ProductRequest[]
  readonly giftList: readonly ProductRequest[]
  readonly promotionId?: string | null | undefined
}
