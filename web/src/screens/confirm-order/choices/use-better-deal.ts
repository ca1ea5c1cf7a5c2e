import { type DealOffer, offerDeal } from '@tiffin/core/pricing/offer-deal'
import { useEffect, useState } from 'react'
import { useMenu } from '../../../features/cart/use-menu.ts'
import type { Choices } from '../../../state/order/choices.ts'
import type { LocalOrder } from './use-local-bill.ts'

/** Calls back when the browser has nothing better to do; answers how to forget about it. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 100)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(handle)
}

/** What was looked for: nothing better may be there. */
interface Found {
  readonly offer: DealOffer | undefined
}

/** A better combination than the chosen one, reckoned aside; the one before stays while the figures do. Undefined until one was looked for. */
export function useBetterDeal(order: LocalOrder | undefined, choices: Choices, isFetching: boolean) {
  const { promotionId, couponIdList, points, giftList } = choices
  const { byId } = useMenu()
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (isFetching) return
    if (order === undefined) return setFound((before) => before && { offer: undefined })
    const wish = order.points && { points: { ...order.points, wanted: points } }
    const priceOf = (productId: string) => {
      const product = byId.get(productId)
      return product?.unavailableReason === 0 ? product.discountPrice : 0
    }
    const worth = { priceOf, chosen: giftList }
    return whenIdle(() => setFound({ offer: offerDeal({ ...order, promotionId, couponIdList, ...wish }, worth) }))
  }, [order, promotionId, couponIdList, points, giftList, byId, isFetching])
  return found
}
