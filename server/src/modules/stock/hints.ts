import type { CartLine } from '@tiffin/core/cart/cart-line'
import { findShortages, type Stock, stockKind } from '@tiffin/core/stock/check-stock'
import { fromThousandths } from '@tiffin/core/stock/weight'

/** Every stock that is not enough for a cart, naming product, sku, material and option at fault [stock-4]. */
export const stockHints = (lines: readonly CartLine[], stock: Stock) =>
  findShortages(lines, stock).map(({ kind, itemId, cause, available, needed }) => {
    const isMaterial = kind === stockKind.material
    const amount = (value: number) => (isMaterial ? fromThousandths(value) : value)
    return {
      type: 'stock' as const,
      productId: cause.productId,
      productName: cause.productName,
      skuId: cause.skuId,
      skuName: cause.skuName,
      materialId: isMaterial ? itemId : '',
      materialName: cause.materialName,
      propertyValueId: cause.propertyValueId,
      propertyValue: cause.propertyValue,
      available: amount(available),
      needed: amount(needed),
    }
  })
