import type { Product } from '@tiffin/core/catalog/product'
import type { Stock } from '@tiffin/core/stock/check-stock'
import { stockOf } from '@tiffin/core/stock/stock-of'
import { useMemo } from 'react'
import { useMaterials, useProducts } from '../../data/menu.ts'

/** The store's menu, looked up by product, with what is left of everything. */
export interface Menu {
  readonly products: readonly Product[]
  readonly byId: ReadonlyMap<string, Product>
  readonly stock: Stock
}

/** The menu as it is now: what sells out while a customer is served is seen within seconds. */
export function useMenu() {
  const { data: products, isError, refetch } = useProducts({ isLive: true })
  const { data: materials } = useMaterials()
  const menu = useMemo((): Menu | undefined => {
    if (products === undefined) return undefined
    const byId = new Map(products.map((product) => [product.productId, product]))
    return { products, byId, stock: stockOf(products, materials ?? []) }
  }, [products, materials])
  return { menu, isMissing: menu === undefined && isError, retry: () => void refetch() }
}
