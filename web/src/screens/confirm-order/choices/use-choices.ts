import type { CartLine } from '@tiffin/core/cart/cart-line'
import type { DealOffer } from '@tiffin/core/pricing/offer-deal'
import { useCallback, useEffect, useState } from 'react'
import { takeGifts } from '../../../state/cart/cart-gifts.ts'
import { type Choices, noChoices } from '../../../state/order/choices.ts'
import { type ChosenFor, keepChoices, recallChoices } from '../../../state/order/kept-choices.ts'

/** Gifts go with their activity. */
function withPromotion(before: Choices, promotionId: string | null | undefined): Choices {
  const giftList = before.giftList.filter((gift) => gift.promotionId === promotionId)
  return { ...before, promotionId, giftList }
}

/** All choices of the page in one place; each change keeps the others, and leaving the page keeps them for the same cart. */
export function useChoices(cart: ChosenFor) {
  const [choices, setChoices] = useState(() => recallChoices(cart) ?? noChoices)
  useEffect(() => {
    if (cart.lines.length === 0) return
    keepChoices(cart, choices)
    takeGifts(choices.promotionId ?? '', choices.giftList) // the cart shows what is chosen here
  }, [cart, choices])
  const change = useCallback((part: Partial<Choices>) => setChoices((before) => ({ ...before, ...part })), [])
  return {
    choices,
    change,
    choosePromotion: (promotionId: string | null, couponIdList: readonly string[]) =>
      setChoices((before) => ({ ...withPromotion(before, promotionId), couponIdList })),
    /** Gifts are given by the activity that is chosen from now on by name. */
    chooseGifts: (promotionId: string, giftList: readonly CartLine[]) => change({ promotionId, giftList }),
    /** Points stay as they are: they are the customer's own to spend. */
    takeDeal: ({ promotionId, couponIdList }: DealOffer) =>
      setChoices((before) => ({ ...withPromotion(before, promotionId), couponIdList })),
  }
}

export type OrderChoices = ReturnType<typeof useChoices>
