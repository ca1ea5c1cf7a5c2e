import type { Material, PackageGroup, Product } from '../catalog/product.ts'
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

function isGroupShort(group: PackageGroup, stock: Stock): boolean {
  const units = group.itemList.map((item) => {
    const left = leftOfSku({ skuId: item.skuId, materials: item.bmsProductMaterialList }, stock) ?? item.maxNum
    return { maxNum: item.maxNum, left: Math.min(left, item.maxNum) }
  })
  if (group.isFixed) return units.some(({ left, maxNum }) => left < maxNum)
  return units.reduce((sum, { left }) => sum + left, 0) < group.minNum
}

/** A product is sold out when every sku is at 0; a package also when a fixed item is, or a group cannot be filled any more. */
export function isSoldOut(
  product: Pick<Product, 'productType' | 'skuList' | 'packageGroupList'>,
  stock: Stock,
): boolean {
  const areSkusGone = product.skuList.every(
    ({ skuId, bmsProductMaterialList }) => leftOfSku({ skuId, materials: bmsProductMaterialList }, stock) === 0,
  )
  if (areSkusGone) return true
  return (
    product.productType === packageProductType && product.packageGroupList.some((group) => isGroupShort(group, stock))
  )
}
