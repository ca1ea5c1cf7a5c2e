import type { Product } from '@tiffin/core/catalog/product'
import { useMemo } from 'react'
import type { Menu } from '../../features/cart/use-menu.ts'

/** What a word is the name of on the menu, for its picture [page-53]. */
export function usePictures({ products }: Menu): (word: string) => Product | undefined {
  const byName = useMemo(() => new Map(products.map((product) => [product.productName, product])), [products])
  return (word) => byName.get(word)
}
