import { type Product, type UnavailableReason, unavailableReason } from '../catalog/product.ts'
import { ok, type Result, refuse } from '../result.ts'
import { findShortages, type Stock } from '../stock/check-stock.ts'
import type { CartLine, ProductRequest } from './cart-line.ts'
import { type ResolvedLine, resolveLine } from './resolve-line.ts'

/** Why a line cannot be bought. */
export type LineReason = Exclude<UnavailableReason, 0>

/**
 * A line of an earlier cart or order against today's menu: as it can be bought now, or why it cannot. A product that has gone, or an option,
 * size or package item of it that has, is as good as not sold here.
 */
export function readLine(product: Product | undefined, request: ProductRequest): Result<ResolvedLine, LineReason> {
  if (product === undefined) return refuse(unavailableReason.notSoldHere)
  if (product.unavailableReason !== unavailableReason.none) return refuse(product.unavailableReason)
  const resolved = resolveLine(product, request)
  return resolved.ok ? resolved : refuse(unavailableReason.notSoldHere)
}

/** As `readLine`; a line that alone asks for more than is left is refused for that [limit-6], and as sold out where nothing is. */
export function readLineInStock(
  product: Product | undefined,
  request: ProductRequest,
  stock: Stock,
): Result<ResolvedLine, LineReason> {
  const read = readLine(product, request)
  if (!read.ok) return read
  const shortages = findShortages([read.value.line], stock)
  if (shortages.length === 0) return ok(read.value)
  const isGone = shortages.some(({ available }) => available === 0)
  return refuse(isGone ? unavailableReason.soldOut : unavailableReason.stockLimit)
}

/** The most units of a line that the stock allows, 0 when not even one. */
export function unitsInStock(line: CartLine, stock: Stock): number {
  const fits = (num: number) => findShortages([{ ...line, num }], stock).length === 0
  let most = line.num
  let least = 0
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(middle)) least = middle
    else most = middle - 1
  }
  return least
}
