import type { MaterialStock, Product } from '../catalog/product.ts'
import { type Stock, stockKey, stockKind } from './check-stock.ts'
import { toThousandths } from './weight.ts'

/** What a store has left, as its menu and its materials say: the map that `findShortages` walks against. */
export function stockOf(products: readonly Product[], materials: readonly MaterialStock[]): Stock {
  const stock = new Map<string, number | null>()
  for (const { materialId, total } of materials) {
    stock.set(stockKey(stockKind.material, materialId), total === null ? null : toThousandths(total))
  }
  for (const product of products) {
    for (const { skuId, stockNum } of product.skuList) stock.set(stockKey(stockKind.sku, skuId), stockNum)
    for (const { itemList } of product.packageGroupList) {
      for (const { skuId, stockNum } of itemList) {
        const key = stockKey(stockKind.sku, skuId)
        if (!stock.has(key)) stock.set(key, stockNum)
      }
    }
  }
  return stock
}
