import type { Product } from './product.ts'

/** A product asked for more often than one order may hold. */
export interface OverLimit {
  readonly product: Product
  readonly limit: number
}

interface Wanted {
  readonly productId: string
  readonly num: number
  readonly isFreeGift: boolean
}

const wantedOf = (lines: readonly Wanted[], productId: string): number =>
  lines.filter((line) => line.productId === productId && !line.isFreeGift).reduce((sum, { num }) => sum + num, 0)

/** The first product above its per-order limit; counted over all its skus, gifts and package items left out (decisions.md §11.23). */
export function findOverOrderLimit(lines: readonly Wanted[], products: readonly Product[]): OverLimit | null {
  for (const product of products) {
    const limit = product.perOrderLimit
    if (limit !== null && wantedOf(lines, product.productId) > limit) return { product, limit }
  }
  return null
}

/** Units of a product that may still be added to a cart; null when only stock limits it. */
export function roomInOrder(lines: readonly Wanted[], product: Product): number | null {
  if (product.perOrderLimit === null) return null
  return Math.max(0, product.perOrderLimit - wantedOf(lines, product.productId))
}

/** How few units are worth a word. */
const few = 5

/** Units left of a product with one size, when they are few enough to say so. */
export function fewLeft({ skuList }: Product): number | undefined {
  const left = skuList.length === 1 ? skuList[0]?.stockNum : null
  return left !== null && left !== undefined && left > 0 && left < few ? left : undefined
}

/** The first required product that can be bought and is not in the cart; one unit suffices (decisions.md §11.26). */
export const findMissingRequired = (lines: readonly Wanted[], menu: readonly Product[]): Product | null =>
  menu.find(
    (product) => product.isRequired && product.unavailableReason === 0 && !wantedOf(lines, product.productId),
  ) ?? null
