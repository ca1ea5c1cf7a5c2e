import '@tiffin/kit/ui/choices.css'
import type { Product } from '@tiffin/core/catalog/product'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { useHotWords } from '../../data/catalog/search-products.ts'
import { useStore } from '../../data/store/store.ts'
import type { Menu } from '../../features/cart/use-menu.ts'
import { useCartFoot } from '../../features/cart-panel/use-cart-foot.tsx'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { Page } from '../../features/page/page.tsx'
import { useProductSheet } from '../../features/product-sheet/product-sheet-host.tsx'
import { SearchField } from '../../features/search/search-field.tsx'
import { useTypedText } from '../../features/search/use-typed-text.ts'
import { WordChips } from '../../features/search/word-chips.tsx'
import { usePage } from '../../state/navigation/page-context.ts'
import { longestSearch, productSearches } from '../../state/search-history.ts'
import { HotWords } from './hot-words.tsx'
import { Results } from './results.tsx'
import css from './search-goods.module.css'

interface SuggestionsProps {
  readonly storeId: string | undefined
  readonly recent: readonly string[]
  readonly menu: Menu
  readonly onPick: (word: string) => void
  readonly onChoose: (product: Product) => void
  readonly onClear: () => void
}

/** What was looked for on this device, and what many order here. */
function Suggestions({ storeId, recent, menu, onPick, onChoose, onClear }: SuggestionsProps) {
  const t = useT()
  const { data: hot } = useHotWords(storeId)
  return (
    <>
      <WordChips title={t('store.searchHistory')} words={recent} onPick={onPick} onClear={onClear} />
      <HotWords words={hot ?? []} menu={menu} onPick={onPick} onChoose={onChoose} />
    </>
  )
}

/** Products of the chosen store's menu by what they are called. */
export function SearchGoodsScreen() {
  const t = useT()
  const { inputs } = usePage()
  const [text, setText] = useState(() => (inputs.keyword ?? '').slice(0, longestSearch))
  const [recent, setRecent] = useState<readonly string[]>(() => productSearches.list())
  const keyword = useTypedText(text.trim())
  const { data: store, isError, refetch } = useStore()
  const { open, sheet } = useProductSheet()

  const remember = (word: string) => setRecent(productSearches.add(word))
  const { menu, count, foot } = useCartFoot({ store, onChoose: open, beforeCheckOut: () => remember(text) })

  function pick(word: string): void {
    setText(word)
    remember(word)
  }

  function choose(product: Product, word = text): void {
    remember(word)
    open(product)
  }
  const chooseHot = (product: Product) => choose(product, product.productName)

  return (
    <Page page="searchGoods" title={t('title.searchGoods')}>
      <div className={`sections ${css.page} ${count > 0 ? css.room : ''}`}>
        <div className={css.top}>
          <SearchField
            label={t('title.searchGoods')}
            placeholder={t('home.search')}
            text={text}
            onType={setText}
            onSubmit={() => remember(text)}
          />
        </div>
        {store === undefined && isError ? (
          <LoadFault onRetry={refetch} />
        ) : keyword === '' ? (
          <Suggestions
            storeId={store?.storeId}
            recent={recent}
            menu={menu}
            onPick={pick}
            onChoose={chooseHot}
            onClear={() => {
              productSearches.clear()
              setRecent([])
            }}
          />
        ) : (
          <Results
            storeId={store?.storeId}
            keyword={keyword}
            menu={menu}
            onChoose={choose}
            onChooseHot={chooseHot}
            onPick={pick}
          />
        )}
        {foot}
      </div>
      {sheet}
    </Page>
  )
}
