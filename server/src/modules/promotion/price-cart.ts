import type { CartLine, ProductRequest } from '@tiffin/core/cart/cart-line'
import { type LineFault, resolveLine } from '@tiffin/core/cart/resolve-line'
import type { Product } from '@tiffin/core/catalog/product'
import type { Bill } from '@tiffin/core/pricing/bill'
import type { Coupon } from '@tiffin/core/pricing/coupon'
import type { Place } from '@tiffin/core/pricing/coupons'
import type { PriceLine } from '@tiffin/core/pricing/draft'
import type { PointsWish } from '@tiffin/core/pricing/points'
import { priceOrder } from '@tiffin/core/pricing/price-order'
import type { StaffDiscounts } from '@tiffin/core/pricing/staff-discounts'
import { pickupMethod as pickupMethods } from '@tiffin/core/store/store'
import { orderTaxOf } from '@tiffin/core/tax/tax'
import type { Corp } from '../../base/corp.ts'
import { fieldRefusal, Refusal } from '../../base/refusal.ts'
import type { MenuView } from '../catalog/index.ts'

/** A cart read against the menu. */
export interface ResolvedCart {
  readonly lines: readonly CartLine[]
  readonly priceLines: readonly PriceLine[]
}

/** A priced cart: lines carry the prices of their bill. */
export interface PricedCart {
  readonly lines: readonly CartLine[]
  readonly bill: Bill
}

/** What a refusal says of the product at fault. */
export const nameOf = ({ productId, productName }: Product) => ({ productId, productName })

/** Ids and numbers only are taken from a request; `isFreeGift` is ignored, so what is wanted is paid [cart-1]. Refuses what the menu does not have. */
export function resolveCart(menu: MenuView, requests: readonly ProductRequest[]): ResolvedCart {
  const lines: CartLine[] = []
  const priceLines: PriceLine[] = []
  for (const request of requests) {
    const product = menu.byId.get(request.productId)
    if (!product) throw new Refusal('productUnknown', { productId: request.productId })
    const resolved = resolveLine(product, request)
    if (!resolved.ok) throw lineRefusal(resolved.refusal, product)
    lines.push(resolved.value.line)
    priceLines.push(resolved.value.priceLine)
  }
  return { lines, priceLines }
}

/** The refusal that a line's fault leads to, naming the product. */
export function lineRefusal(fault: LineFault, product: Product): Refusal {
  if (fault !== 'inputInvalid') return new Refusal(fault, nameOf(product))
  return fieldRefusal('productRequestList', `does not fit product ${product.productId}`, nameOf(product))
}

interface Wanted {
  readonly promotionId?: string | null | undefined
  readonly level?: 'all' | 'lines' | 'whole'
  readonly isMember: boolean
  readonly now: number
  /** The customer's own unused coupons, to be looked at for this cart. */
  readonly coupons?: readonly Coupon[]
  /** Those that were chosen. */
  readonly couponIdList?: readonly string[]
  readonly place?: Place
  readonly points?: PointsWish | undefined
  readonly staff?: StaffDiscounts
  /** How the order is picked up; it is taxed as eaten in when that is not known [tax-2]. */
  readonly pickupMethod?: number | undefined
}

/** Prices a cart that was read. Refuses `promotionEnded` for an activity that cannot be had. */
export function priceResolved(
  corp: Corp,
  menu: MenuView,
  { cart, points, pickupMethod = pickupMethods.dineIn, ...wish }: Wanted & { cart: ResolvedCart },
): PricedCart {
  const tax = orderTaxOf(corp.tax, pickupMethod)
  const priced = priceOrder({
    lines: cart.priceLines,
    promotions: menu.promotions,
    currencyScale: corp.currencyScale,
    defaultFractionDigits: corp.fractionDigits,
    ...wish,
    ...(points ? { points } : {}),
    ...(tax ? { tax } : {}),
  })
  if (!priced.ok) throw new Refusal(priced.refusal)
  const bill = priced.value
  const lines = cart.lines.map((line, index) => {
    const pricedLine = bill.lineList[index]
    return pricedLine
      ? {
          ...line,
          price: pricedLine.price,
          discountPrice: pricedLine.discountPrice,
          promotionId: pricedLine.promotionId,
        }
      : line
  })
  return { lines, bill }
}

/** Reads and prices a cart. */
export function priceCart(
  corp: Corp,
  menu: MenuView,
  { requests, ...wish }: Wanted & { requests: readonly ProductRequest[] },
): PricedCart {
  return priceResolved(corp, menu, { cart: resolveCart(menu, requests), ...wish })
}
