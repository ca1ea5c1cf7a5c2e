import { firstSelection, type Selection } from '@tiffin/core/cart/selection'
import { withoutSoldOut } from '@tiffin/core/cart/sold-out-choices'
import type { Product } from '@tiffin/core/catalog/product'
import { useEffect, useState } from 'react'
import { t } from '../client/words.ts'

/** What is chosen of a product while it is looked at; an option that sells out meanwhile is dropped and named [stock-5]. */
export function useSelection(product: Product, say: (text: string) => void) {
  const [chosen, setChosen] = useState(() => firstSelection(product))
  const { selection, dropped } = withoutSoldOut(product, chosen)
  const names = dropped.join(', ')
  useEffect(() => {
    if (names === '') return
    setChosen((before) => withoutSoldOut(product, before).selection)
    say(t('stock.hintProduct', { product: names }))
  }, [product, names, say])
  const onChange = (change: Partial<Selection>) => setChosen((before) => ({ ...before, ...change }))
  return { selection, onChange }
}
