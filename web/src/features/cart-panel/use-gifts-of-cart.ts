import type { CartLine } from '@tiffin/core/cart/cart-line'
import { countUnits } from '@tiffin/core/cart/count-units'
import { type GiftOffer, isOverGifts } from '@tiffin/core/cart/resolve-gift'
import { findShortages } from '@tiffin/core/stock/check-stock'
import { type CartGifts, takeGifts, useCartGifts } from '../../state/cart/cart-gifts.ts'
import { offeredGifts } from '../cart/offered-gifts.ts'
import type { CartBill } from '../cart/use-cart-bill.ts'
import type { Menu } from '../cart/use-menu.ts'

/** As many as stand in the cart; all of them stand at the confirmation. */
const mostShown = 3

/** What of an activity's free items can be had now, and what is ticked of that. */
export function giftsThere(offer: GiftOffer, menu: Menu, ticked: CartGifts) {
  const products = offer.productIdList.flatMap((id) => menu.byId.get(id) ?? [])
  const there = offeredGifts(offer, products).flatMap(({ product, line }) =>
    line === undefined ? [] : { product, line },
  )
  const isThere = ({ skuId }: CartLine) => there.some(({ line }) => line.skuId === skuId)
  const gifts = ticked.promotionId === offer.promotionId ? ticked.list.filter(isThere) : []
  return { there, gifts: isOverGifts(gifts, offer) ? [] : gifts }
}

/** The free items that the cart has reached: what is offered, and what is ticked of it [page-18]. Undefined without any. */
export function useGiftsOfCart({ bill, validLines }: CartBill, menu: Menu) {
  const ticked = useCartGifts()
  const offer = bill?.gift
  if (offer == null) return undefined
  const { there, gifts } = giftsThere(offer, menu, ticked)
  if (there.length === 0) return undefined
  const count = countUnits(gifts)
  const isTicked = ({ skuId }: CartLine) => gifts.some((gift) => gift.skuId === skuId)
  const canTick = (line: CartLine) =>
    isTicked(line) || (count < offer.maxNum && findShortages([...validLines, ...gifts, line], menu.stock).length === 0)
  const tick = (line: CartLine) =>
    takeGifts(
      offer.promotionId,
      isTicked(line) ? gifts.filter(({ skuId }) => skuId !== line.skuId) : [...gifts, { ...line, num: 1 }],
    )
  return {
    offer,
    gifts,
    count,
    offered: there.slice(0, mostShown),
    isMore: there.length > mostShown || there.length < offer.maxNum,
    isTicked,
    canTick,
    tick,
  }
}

export type GiftsOfCart = NonNullable<ReturnType<typeof useGiftsOfCart>>
