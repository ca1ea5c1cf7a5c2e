import type { savedCart } from '@tiffin/contract/cart'
import type { CartLine, ProductRequest } from '@tiffin/core/cart/cart-line'
import { resolveLine } from '@tiffin/core/cart/resolve-line'
import { unavailableReason } from '@tiffin/core/catalog/product'
import type { RemovedProduct } from '@tiffin/core/order/reorder'
import type { z } from 'zod'
import type { MenuView } from '../catalog/index.ts'
import type { CartRow } from './queries.ts'

type SavedCart = z.output<typeof savedCart>

function readLines(requests: readonly ProductRequest[], { byId }: MenuView) {
  const list: CartLine[] = []
  const removed = new Map<string, RemovedProduct>()
  // Gifts belong to the activity that an order chooses, not to the cart.
  for (const request of requests.filter(({ isFreeGift }) => !isFreeGift)) {
    const { productId } = request
    const product = byId.get(productId)
    const resolved = product && resolveLine(product, request)
    if (resolved?.ok) list.push(resolved.value.line)
    else {
      const productName = product?.productName ?? ''
      removed.set(productId, { productId, productName, reason: unavailableReason.notSoldHere })
    }
  }
  return { list, removedList: [...removed.values()] }
}

/** A saved cart by the menu of its store; without a menu there is nothing to show of it. */
export function showCart(row: CartRow | undefined, menu: MenuView | undefined): SavedCart {
  const version = row?.version ?? 0
  if (row === undefined || menu === undefined) return { storeId: null, version, list: [], removedList: [] }
  return { storeId: row.storeId, version, ...readLines(row.requests, menu) }
}
