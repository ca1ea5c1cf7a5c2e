import type { CartLine } from '@tiffin/core/cart/cart-line'
import { type Language, textIn } from '@tiffin/core/language/language'
import type { BillTax, ShownTax } from '@tiffin/core/tax/tax'
import type { PricedCart } from './price-cart.ts'

/** The taxes of a bill in the reader's language. */
export const showTaxes = (taxList: readonly BillTax[], language: Language): ShownTax[] =>
  taxList.map(({ name, ...tax }) => ({ ...tax, name: textIn(name, language) }))

/** A priced cart as calls answer it, with the gifts that were chosen. */
export function presentPricedCart({ lines, bill }: PricedCart, language: Language, gifts: readonly CartLine[] = []) {
  const {
    lineList: _lineList,
    stepList: _stepList,
    gift: _gift,
    couponList: _couponList,
    points: _points,
    serviceChargeTaxList: _serviceChargeTaxList,
    taxList,
    ...amounts
  } = bill
  return { productList: [...lines], giftList: [...gifts], ...amounts, taxList: showTaxes(taxList, language) }
}
