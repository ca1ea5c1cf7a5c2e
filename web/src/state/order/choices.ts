import type { CartLine } from '@tiffin/core/cart/cart-line'

/** What the customer has chosen beside the lines. `promotionId` undefined takes the best, null none. */
export interface Choices {
  readonly promotionId: string | null | undefined
  readonly couponIdList: readonly string[]
  readonly points: number | 'all'
  readonly giftList: readonly CartLine[]
}

export const noChoices: Choices = { promotionId: undefined, couponIdList: [], points: 0, giftList: [] }
