import type { Product } from '@tiffin/core/catalog/product'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { useEffect, useRef } from 'react'
import { useProducts } from '../../data/catalog/catalog.ts'
import { navigator } from '../../state/navigation/navigation.ts'
import { usePage } from '../../state/navigation/page-context.ts'

/**
 * A link to a product opens its sheet over the menu, once for each address and not on the way back; a store that does not have it shows
 * its menu. A question about the store comes first, and its answer may lead elsewhere [page-97].
 */
export function useSharedProduct(storeId: string | undefined, open: (product: Product) => void): void {
  const { id, inputs } = usePage()
  const { data } = useProducts(storeId)
  const isWaiting = useOverlays(({ dialogs }) => dialogs.length > 0)
  const opened = useRef<typeof inputs>(undefined)
  useEffect(() => {
    if (inputs.productId === undefined || opened.current === inputs || data === undefined || isWaiting) return
    // A moment later: who has just answered may be led elsewhere.
    const timer = setTimeout(() => {
      opened.current = inputs
      const { move, stack } = navigator().pages()
      if (move === 'back' || stack.at(-1)?.id !== id) return
      const product = data.find(({ productId }) => productId === inputs.productId)
      if (product !== undefined) open(product)
    })
    return () => clearTimeout(timer)
  }, [id, inputs, data, open, isWaiting])
}
