import type { Product } from '@tiffin/core/catalog/product'
import { useT } from '@tiffin/kit/client/words.ts'
import { useMemo } from 'react'
import type { Menu } from '../../features/cart/use-menu.ts'
import { WordChips } from '../../features/search/word-chips.tsx'

interface HotWordsProps {
  readonly words: readonly string[]
  readonly menu: Menu
  readonly onPick: (word: string) => void
  readonly onChoose: (product: Product) => void
}

/** What many order here; a word that names a product of the menu stands with its picture, and opens it [page-53]. */
export function HotWords({ words, menu: { products }, onPick, onChoose }: HotWordsProps) {
  const t = useT()
  const byName = useMemo(() => new Map(products.map((product) => [product.productName, product])), [products])

  function choose(word: string): void {
    const product = byName.get(word)
    if (product === undefined) onPick(word)
    else onChoose(product)
  }
  return <WordChips title={t('search.hot')} words={words} onPick={choose} pictureOf={(word) => byName.get(word)} />
}
