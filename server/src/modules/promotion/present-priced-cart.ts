import type { PricedCart } from './price-cart.ts'

/** A priced cart as calls answer it. */
export function presentPricedCart({ lines, bill }: PricedCart) {
  const { lineList: _lineList, gift: _gift, couponList: _couponList, points: _points, ...amounts } = bill
  return { productList: [...lines], giftList: [], ...amounts }
}
