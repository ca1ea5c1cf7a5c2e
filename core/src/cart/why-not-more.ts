import { findOverDailyLimit, findOverOrderLimit } from '../catalog/limits.ts'
import type { Product } from '../catalog/product.ts'
import { findShortages, type Stock } from '../stock/check-stock.ts'
import type { CartLine } from './cart-line.ts'

/** Why a cart may not become what somebody wants: a limit of an order or a day, or what is left. */
export type NoMore = { readonly why: 'perOrder' | 'daily'; readonly limit: number } | { readonly why: 'stock' }

/** Why a cart may not become `next`, in which there is more of a product; undefined when it may [limit-6]. */
export function whyNotMore(next: readonly CartLine[], product: Product, stock: Stock): NoMore | undefined {
  const over = findOverOrderLimit(next, [product])
  if (over !== null) return { why: 'perOrder', limit: over.limit }
  const overDay = findOverDailyLimit(next, [product])
  if (overDay !== null) return { why: 'daily', limit: overDay.limit }
  return findShortages(next, stock).length > 0 ? { why: 'stock' } : undefined
}
