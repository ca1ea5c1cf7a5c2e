import type { Product } from '@tiffin/core/catalog/product'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { startTransition, useCallback, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'

const ProductSheet = lazyPart(() => import('./product-sheet.tsx').then(({ ProductSheet }) => ProductSheet), {
  onFail: () => showToast(t('error.network')),
})

/**
 * Opens products in the sheet, one at a time; what was chosen is forgotten when it closes. The sheet is
 * rendered in a transition, so that the tap is painted first: on a slow phone rendering takes longer than a frame.
 */
export function useProductSheet() {
  const [shown, setShown] = useState<{ product: Product; isOpen: boolean; turn: number } | undefined>(undefined)
  const open = useCallback(
    (product: Product) =>
      startTransition(() => setShown((before) => ({ product, isOpen: true, turn: (before?.turn ?? 0) + 1 }))),
    [],
  )
  const close = () => setShown((before) => (before === undefined ? undefined : { ...before, isOpen: false }))
  const sheet =
    shown === undefined ? null : (
      <ProductSheet key={shown.turn} product={shown.product} isOpen={shown.isOpen} onClose={close} onChoose={open} />
    )
  return { open, sheet }
}
