import { findOverDailyLimit, findOverOrderLimit } from '../catalog/limits.ts'
import type { Product } from '../catalog/product.ts'
import { findShortages, type Stock, stockKey, stockNeeds } from '../stock/check-stock.ts'
import type { CartLine } from './cart-line.ts'

/** Why a cart may not become what somebody wants: a limit of an order or a day, or what is left. */
export type NoMore = { readonly why: 'perOrder' | 'daily'; readonly limit: number } | { readonly why: 'stock' }

/** Whether something that a product is made of runs short; what other lines lack has no part in it. */
function isShort(next: readonly CartLine[], { productId }: Product, stock: Stock): boolean {
  const own = next.filter((line) => line.productId === productId)
  const drawn = new Set(stockNeeds(own).map(({ kind, itemId }) => stockKey(kind, itemId)))
  return findShortages(next, stock).some(({ kind, itemId }) => drawn.has(stockKey(kind, itemId)))
}

/** Why a cart may not become `next`, in which there is more of a product; undefined when it may [limit-6]. */
export function whyNotMore(next: readonly CartLine[], product: Product, stock: Stock): NoMore | undefined {
  const over = findOverOrderLimit(next, [product])
  if (over !== null) return { why: 'perOrder', limit: over.limit }
  const overDay = findOverDailyLimit(next, [product])
  if (overDay !== null) return { why: 'daily', limit: overDay.limit }
  return isShort(next, product, stock) ? { why: 'stock' } : undefined
}
