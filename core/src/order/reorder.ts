import type { CartLine, ProductRequest } from '../cart/cart-line.ts'
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

/** Lines as they were wanted once, and under which name. */
export interface WantedLine {
  readonly request: ProductRequest
  /** Shown when the product itself is no more. */
  readonly productName: string
}

/**
 * Lines of before against today's menu: what can be bought becomes cart lines with today's names, options and prices, within today's
 * limits; the rest is named once for each product and reason. Gifts belong to another bill and do not come again.
 */
export function readAgain(lines: readonly WantedLine[], byId: ProductsById): Reorder {
  const kept: CartLine[] = []
  const removed = new Map<string, RemovedProduct>()
  for (const { request, productName } of lines.filter((each) => !each.request.isFreeGift)) {
    const { productId } = request
    const read = readLine(byId.get(productId), request)
    if (read.ok) kept.push(read.value.line)
    else removed.set(`${productId} ${read.refusal}`, { productId, productName, reason: read.refusal })
  }
  return { ...cutToLimits(kept, byId), removedList: [...removed.values()] }
}

/** The lines of an old order against today's menu [order-8]; for whom they were then says nothing of today. */
export const reorderLines = (old: readonly CartLine[], byId: ProductsById): Reorder =>
  readAgain(
    old.map(({ guestName: _guestName, ...line }) => ({ request: requestOf(line), productName: line.productName })),
    byId,
  )
