import { fewOf } from '@tiffin/core/catalog/limits'
import type { Product } from '@tiffin/core/catalog/product'
import { stockKey, stockKind } from '@tiffin/core/stock/check-stock'
import type { StockPlan } from '@tiffin/core/stock/stock-plan'
import type { StockList } from '../../data/stock.ts'

/** The tabs of the page. */
export const tabs = ['products', 'materials'] as const
export type Tab = (typeof tabs)[number]

/** Something that a store can count. */
export interface StockItem {
  readonly key: string
  readonly kind: 1 | 2
  readonly itemId: string
  readonly name: string
  /** Of a material what one of it is; empty for products. */
  readonly unit: string
  readonly picture: string
  readonly tint: string
  /** What can still be ordered; null while it is not counted. */
  readonly available: number | null
  /** What should be found in the store: also what was ordered and is not made yet. */
  readonly inStore: number | null
  /** Of a product, when they are so few that customers read it [stock-16]. */
  readonly few: number | undefined
  readonly isCountedToday: boolean
  /** What it is filled up to when the store opens; null while nothing is planned. */
  readonly plan: StockPlan | null
}

/** What is counted first; else in the order of the menu. */
const ranked = (items: readonly StockItem[]) =>
  items.toSorted((a, b) => Number(a.available === null) - Number(b.available === null))

/** How many of what is limited were counted today. */
export function progressOf(items: readonly StockItem[]) {
  const limited = items.filter(({ available }) => available !== null)
  return { count: limited.filter(({ isCountedToday }) => isCountedToday).length, all: limited.length }
}

/** Everything that can be counted, by tab. */
export function stocksOf(products: readonly Product[], { list, planList, materialList }: StockList) {
  const stocks = new Map(list.map((stock) => [stockKey(stock.kind, stock.itemId), stock]))
  const plans = new Map(planList.map((plan) => [stockKey(plan.kind, plan.itemId), plan.amountList]))
  const stockOf = (kind: 1 | 2, itemId: string) => {
    const key = stockKey(kind, itemId)
    const { available = null, inStore = null, isCountedToday = false } = stocks.get(key) ?? {}
    const few = kind === stockKind.sku ? fewOf(available) : undefined
    return { key, kind, itemId, available, inStore, few, isCountedToday, plan: plans.get(key) ?? null }
  }
  const sizes = products.flatMap((product) =>
    product.skuList.map(({ skuId, skuName }) => ({
      ...stockOf(stockKind.sku, skuId),
      name: product.skuList.length > 1 ? `${product.productName} · ${skuName}` : product.productName,
      ...{ unit: '', picture: product.cutImage || product.image, tint: product.tint },
    })),
  )
  const materials = materialList.map(({ materialId, materialName, unit }) => ({
    ...{ ...stockOf(stockKind.material, materialId), name: materialName, unit, picture: '', tint: '' },
  }))
  return { products: ranked(sizes), materials: ranked(materials) } satisfies Record<Tab, readonly StockItem[]>
}
