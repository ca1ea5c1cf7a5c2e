import type { Material, PackageGroup, Product, Property, PropertyValue } from '../catalog/product.ts'
import { packageProductType } from '../catalog/product.ts'
import { type Stock, stockKey, stockKind } from './check-stock.ts'
import { toThousandths } from './weight.ts'

/** Units of a sku that can still be made: its own stock and that of its materials; null is not limited, a count corrected to below 0 is 0 [stock-2]. */
export function leftOfSku(sku: { skuId: string; materials: readonly Material[] }, stock: Stock): number | null {
  const limits = sku.materials.map(({ materialId, weight }) => {
    const total = stock.get(stockKey(stockKind.material, materialId)) ?? null
    return total === null ? null : Math.floor(total / toThousandths(weight))
  })
  limits.push(stock.get(stockKey(stockKind.sku, sku.skuId)) ?? null)
  const numbers = limits.filter((limit) => limit !== null)
  return numbers.length === 0 ? null : Math.max(0, Math.min(...numbers))
}

/** Whether a store has marked a product as sold out [stock-5]. */
export const isProductMarked = (productId: string, stock: Stock): boolean =>
  stock.get(stockKey(stockKind.product, productId)) === 0

const isShort = ({ materialId, weight }: Material, stock: Stock): boolean => {
  const total = stock.get(stockKey(stockKind.material, materialId)) ?? null
  return total !== null && total < toThousandths(weight)
}

/** Whether an option cannot be had: a store has marked it as sold out, or one of its materials does not suffice for one [stock-5]. */
export const isOptionGone = (
  { propertyValueId, bmsProductMaterialList }: Pick<PropertyValue, 'propertyValueId' | 'bmsProductMaterialList'>,
  stock: Stock,
): boolean =>
  stock.get(stockKey(stockKind.option, propertyValueId)) === 0 ||
  bmsProductMaterialList.some((material) => isShort(material, stock))

/** Whether fewer options are left than must be chosen. */
const isPropertyShort = ({ min, valueList }: Property, stock: Stock): boolean =>
  valueList.filter((value) => !isOptionGone(value, stock)).length < min

function isGroupShort(group: PackageGroup, stock: Stock): boolean {
  const units = group.itemList.map((item) => {
    const left = leftOfSku({ skuId: item.skuId, materials: item.bmsProductMaterialList }, stock) ?? item.maxNum
    return { maxNum: item.maxNum, left: Math.min(left, item.maxNum) }
  })
  if (group.isFixed) return units.some(({ left, maxNum }) => left < maxNum)
  return units.reduce((sum, { left }) => sum + left, 0) < group.minNum
}

/** What decides whether a product is sold out. */
type Sold = Pick<Product, 'productId' | 'productType' | 'skuList' | 'propertyList' | 'packageGroupList'>

/**
 * A product is sold out when it is marked, when every sku is at 0, or when too few options are left of those that must be chosen; a
 * package also when a fixed item is, or a group cannot be filled any more [stock-2][stock-5].
 */
export function isSoldOut(product: Sold, stock: Stock): boolean {
  if (isProductMarked(product.productId, stock)) return true
  if (product.propertyList.some((property) => isPropertyShort(property, stock))) return true
  const areSkusGone = product.skuList.every(
    ({ skuId, bmsProductMaterialList }) => leftOfSku({ skuId, materials: bmsProductMaterialList }, stock) === 0,
  )
  if (areSkusGone) return true
  return (
    product.productType === packageProductType && product.packageGroupList.some((group) => isGroupShort(group, stock))
  )
}

/** Until when stocks are marked as sold out, epoch ms by `stockKey`; a mark without a time has no entry. */
export type BackTimes = ReadonlyMap<string, number>

/**
 * When a sold-out product is back by what the store has said: when its own mark ends and the first of its skus is whole again. Undefined
 * where something of it has no such time [stock-6].
 */
export function backAtOf(
  { productId, skuList }: Pick<Product, 'productId' | 'skuList'>,
  { stock, backTimes }: { readonly stock: Stock; readonly backTimes: BackTimes },
): number | undefined {
  const timeOf = (key: string) => backTimes.get(key) ?? Number.POSITIVE_INFINITY
  const times = skuList.map(({ skuId, bmsProductMaterialList }) => {
    const materials = bmsProductMaterialList.filter((material) => isShort(material, stock))
    const keys = materials.map(({ materialId }) => stockKey(stockKind.material, materialId))
    const own = stockKey(stockKind.sku, skuId)
    return Math.max(0, ...[...keys, ...(leftOfSku({ skuId, materials: [] }, stock) === 0 ? [own] : [])].map(timeOf))
  })
  const mark = isProductMarked(productId, stock) ? timeOf(stockKey(stockKind.product, productId)) : 0
  const backAt = Math.max(mark, Math.min(...times))
  return backAt > 0 && Number.isFinite(backAt) ? backAt : undefined
}
