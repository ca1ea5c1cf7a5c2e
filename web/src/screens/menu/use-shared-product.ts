import type { Product } from '@tiffin/core/catalog/product'
import { useEffect, useRef } from 'react'
import { useProducts } from '../../data/catalog/catalog.ts'
import { navigator } from '../../state/navigation/navigation.ts'
import { usePage } from '../../state/navigation/page-context.ts'

/** A link to a product opens its sheet over the menu, once for each address and not on the way back; a store that does not have it shows its menu. */
export function useSharedProduct(storeId: string | undefined, open: (product: Product) => void): void {
  const { inputs } = usePage()
  const { data } = useProducts(storeId)
  const opened = useRef<typeof inputs>(undefined)
  useEffect(() => {
    if (inputs.productId === undefined || opened.current === inputs || data === undefined) return
    opened.current = inputs
    if (navigator().pages().move === 'back') return
    const product = data.find(({ productId }) => productId === inputs.productId)
    if (product !== undefined) open(product)
  }, [inputs, data, open])
}
