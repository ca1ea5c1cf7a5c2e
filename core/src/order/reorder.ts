import type { CartLine } from '../cart/cart-line.ts'
import { requestOf } from '../cart/lines.ts'
import { type CutCart, cutToLimits } from '../cart/merge.ts'
import { type LineReason, readLine } from '../cart/read-line.ts'
import type { ProductsById } from '../catalog/product.ts'

/** A product of an old order that cannot be bought any more as it was. */
export interface RemovedProduct {
  productId: string
  productName: string
  reason: LineReason
}

/** What an old order comes to today. */
export interface Reorder extends CutCart {
  readonly removedList: RemovedProduct[]
}

/**
 * Old lines against today's menu: what can be bought becomes cart lines with today's names, options and prices, within today's
 * limits; the rest is named once for each product and reason [order-8]. Gifts were earned by that order and do not come again.
 */
export function reorderLines(old: readonly CartLine[], byId: ProductsById): Reorder {
  const lines: CartLine[] = []
  const removed = new Map<string, RemovedProduct>()
  for (const line of old.filter(({ isFreeGift }) => !isFreeGift)) {
    const { productId, productName } = line
    const read = readLine(byId.get(productId), requestOf(line))
    if (read.ok) lines.push(read.value.line)
    else removed.set(`${productId} ${read.refusal}`, { productId, productName, reason: read.refusal })
  }
  return { ...cutToLimits(lines, byId), removedList: [...removed.values()] }
}
