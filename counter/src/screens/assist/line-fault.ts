import type { CartLine } from '@tiffin/core/cart/cart-line'
import { requestOf } from '@tiffin/core/cart/lines'
import { readLineInStock } from '@tiffin/core/cart/read-line'
import { reasonHere } from './reason-here.ts'
import type { Menu } from './use-menu.ts'

/** Why a line cannot be sold now, in words; empty: it can [assist-6]. */
export function faultOf(line: CartLine, { byId, stock }: Menu): string {
  const product = byId.get(line.productId)
  const read = readLineInStock(product, requestOf(line), stock)
  return read.ok ? '' : reasonHere(read.refusal, product)
}
