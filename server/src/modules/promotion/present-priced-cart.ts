import type { CartLine } from '@tiffin/core/cart/cart-line'
import type { PricedCart } from './price-cart.ts'

/** A priced cart as calls answer it, with the gifts that were chosen. */
export function presentPricedCart({ lines, bill }: PricedCart, gifts: readonly CartLine[] = []) {
  const {
    lineList: _lineList,
    stepList: _stepList,
    gift: _gift,
    couponList: _couponList,
    points: _points,
    taxMode: _taxMode,
    serviceCharge: _serviceCharge,
    serviceChargeTaxList: _serviceChargeTaxList,
    taxList: _taxList,
    ...amounts
  } = bill
  return { productList: [...lines], giftList: [...gifts], ...amounts }
}
