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

/** The first product above its per-order limit; counted over all its skus, gifts and package items left out [limit-2]. */
export function findOverOrderLimit(lines: readonly Wanted[], products: readonly Product[]): OverLimit | null {
  for (const product of products) {
    const limit = product.perOrderLimit
    if (limit !== null && wantedOf(lines, product.productId) > limit) return { product, limit }
  }
  return null
}

/** A product of which a customer would have more than its limit of a day. */
export interface OverDay extends OverLimit {
  /** What the customer may still buy of it today at this store. */
  readonly left: number
}

/**
 * The first product above its daily limit, counted like the per-order limit; the limit is per customer, store and store-local
 * day [limit-3]. `bought` is what the customer has bought today, by product: who cannot know it gives nothing.
 */
export function findOverDailyLimit(
  lines: readonly Wanted[],
  products: readonly Product[],
  bought: ReadonlyMap<string, number> = new Map(),
): OverDay | null {
  for (const product of products) {
    const { productId, dailyLimit: limit } = product
    if (limit === null) continue
    const left = Math.max(0, limit - (bought.get(productId) ?? 0))
    if (wantedOf(lines, productId) > left) return { product, limit, left }
  }
  return null
}

/** Units of a product that may still be added to a cart; null when only stock limits it. */
export function roomInOrder(
  lines: readonly Wanted[],
  { productId, perOrderLimit, dailyLimit }: Product,
): number | null {
  if (perOrderLimit === null && dailyLimit === null) return null
  const limit = Math.min(perOrderLimit ?? Number.POSITIVE_INFINITY, dailyLimit ?? Number.POSITIVE_INFINITY)
  return Math.max(0, limit - wantedOf(lines, productId))
}

/** Fewer units left than this are said. */
const few = 5

/** Units left, when they are few enough to say so [stock-16]. */
export const fewOf = (left: number | null): number | undefined =>
  left !== null && left > 0 && left < few ? left : undefined

/**
 * Units left of a product, when they are few enough to say so: those of all its sizes. Sizes that are made of materials may be made of the
 * same ones: together they say nothing, each says its own [stock-16].
 */
export function fewLeft({ skuList }: Product): number | undefined {
  if (skuList.length > 1 && skuList.some(({ bmsProductMaterialList }) => bmsProductMaterialList.length > 0))
    return undefined
  const counts = skuList.map(({ stockNum }) => stockNum)
  return counts.includes(null) ? undefined : fewOf(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0))
}

/** The required products that can be bought and are not in the cart; one unit of each suffices [limit-5]. */
export const listMissingRequired = (lines: readonly Wanted[], menu: readonly Product[]): Product[] =>
  menu.filter((product) => product.isRequired && product.unavailableReason === 0 && !wantedOf(lines, product.productId))

/** The first of them, null when nothing is missing. */
export const findMissingRequired = (lines: readonly Wanted[], menu: readonly Product[]): Product | null =>
  listMissingRequired(lines, menu)[0] ?? null
