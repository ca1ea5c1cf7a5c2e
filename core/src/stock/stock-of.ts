import type { MaterialStock, Product, Property } from '../catalog/product.ts'
import { type Stock, stockKey, stockKind } from './check-stock.ts'
import { toThousandths } from './weight.ts'

/** Options of which there is nothing: they are marked, never counted [stock-5]. */
function addSoldOut(stock: Map<string, number | null>, properties: readonly Property[]): void {
  for (const { soldOutList = [] } of properties)
    for (const propertyValueId of soldOutList) stock.set(stockKey(stockKind.option, propertyValueId), 0)
}

/** What a store has left, as its menu and its materials say: the map that `findShortages` walks against. */
export function stockOf(products: readonly Product[], materials: readonly MaterialStock[]): Stock {
  const stock = new Map<string, number | null>()
  for (const { materialId, total } of materials) {
    stock.set(stockKey(stockKind.material, materialId), total === null ? null : toThousandths(total))
  }
  for (const product of products) {
    addSoldOut(stock, product.propertyList)
    for (const { skuId, stockNum } of product.skuList) stock.set(stockKey(stockKind.sku, skuId), stockNum)
    for (const { itemList } of product.packageGroupList) {
      for (const { skuId, stockNum, propertyList } of itemList) {
        addSoldOut(stock, propertyList)
        const key = stockKey(stockKind.sku, skuId)
        if (!stock.has(key)) stock.set(key, stockNum)
      }
    }
  }
  return stock
}
