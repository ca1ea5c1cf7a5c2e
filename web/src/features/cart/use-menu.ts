import type { Product } from '@tiffin/core/catalog/product'
import type { Stock } from '@tiffin/core/stock/check-stock'
import { stockOf } from '@tiffin/core/stock/stock-of'
import { useMemo } from 'react'
import { useMaterials, useProducts } from '../../data/catalog/catalog.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { useFirstPaintAhead } from '../../ui/first-paint.ts'

export interface Menu {
  /** False while the products are on their way. */
  readonly isThere: boolean
  readonly products: readonly Product[]
  readonly byId: ReadonlyMap<string, Product>
  readonly stock: Stock
}

const nothing: Menu = { isThere: false, products: [], byId: new Map(), stock: new Map() }

/** The chosen store's menu, looked up by product, with what is left of everything. */
export function useMenu(): Menu {
  const storeId = useStoreChoice(({ chosen }) => chosen?.storeId)
  const { data: products } = useProducts(storeId)
  const isBeforeFirstPaint = useFirstPaintAhead()
  const { data: materials } = useMaterials(isBeforeFirstPaint ? undefined : storeId)
  return useMemo(() => {
    if (products === undefined) return nothing
    const byId = new Map(products.map((product) => [product.productId, product]))
    return { isThere: true, products, byId, stock: stockOf(products, materials ?? []) }
  }, [products, materials])
}
