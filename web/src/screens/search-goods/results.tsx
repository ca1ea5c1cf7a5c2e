import { matchingOption } from '@tiffin/core/catalog/matching-option'
import type { Product } from '@tiffin/core/catalog/product'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useMemo } from 'react'
import { useProductSearch } from '../../data/catalog/search-products.ts'
import type { Menu } from '../../features/cart/use-menu.ts'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { ProductRow } from '../../features/product/product-row.tsx'
import { ProductRows, ProductRowsWaiting } from '../../features/product/product-rows.tsx'
import { FoundCount } from '../../features/search/found-count.tsx'
import { Marked } from '../../features/search/marked.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { useNearEnd } from '../../ui/use-near-end.ts'
import { HotWords } from './hot-words.tsx'
import css from './search-goods.module.css'

/** Rows that are seen at once. */
const firstRows = 6

interface ResultsProps {
  readonly storeId: string | undefined
  readonly keyword: string
  readonly menu: Menu
  readonly onChoose: (product: Product) => void
  readonly onPick: (word: string) => void
  /** A popular product was tapped. */
  readonly onChooseHot: (product: Product) => void
}

function Waiting() {
  const t = useT()
  return (
    <div className={`card ${css.results}`} role="status" aria-label={t('frame.loading')}>
      <ProductRowsWaiting count={4} />
    </div>
  )
}

/** Without a connection nothing can be looked for; it goes on by itself when it is back. */
function Offline() {
  const t = useT()
  return (
    <div className="empty" role="status">
      <Icon name="offline" />
      <p className="ink2">{t('search.offline')}</p>
    </div>
  )
}

interface NoMatchProps extends Pick<ResultsProps, 'menu' | 'onPick' | 'onChooseHot'> {
  readonly hot: readonly string[]
}

function NoMatch({ hot, menu, onPick, onChooseHot }: NoMatchProps) {
  const t = useT()
  return (
    <>
      <div className={`empty ${css.none}`} role="status">
        <Drawing name="plate" />
        <b className="t16">{t('search.noMatch')}</b>
        <p className="ink2">{t('search.noMatchText')}</p>
      </div>
      <HotWords words={hot} menu={menu} onPick={onPick} onChoose={onChooseHot} />
    </>
  )
}

interface FoundProps extends Omit<ResultsProps, 'storeId' | 'onPick' | 'onChooseHot'> {
  readonly products: readonly Product[]
  /** They answer what was typed before. */
  readonly isOld: boolean
  readonly onEnd: () => void
}

interface FoundRowProps {
  readonly product: Product
  readonly keyword: string
  readonly menu: Menu
  readonly isUrgent: boolean
  readonly isOld: boolean
  readonly onChoose: (product: Product) => void
}

/** One that is found by an option of it says which: "Milk: oat milk", or without the kind where it has no name. */
function FoundRow({ keyword, isOld, ...row }: FoundRowProps) {
  const t = useT()
  const { product } = row
  const option = useMemo(() => matchingOption(product, keyword), [product, keyword])
  const why = () => {
    if (!option?.propertyName) return option?.propertyValue
    return t('search.option', { kind: option.propertyName, name: option.propertyValue })
  }
  const markedName = useMemo(() => <Marked text={product.productName} search={keyword} />, [product, keyword])
  return <ProductRow {...row} note={isOld ? undefined : why()} markedName={markedName} />
}

function Found({ products, keyword, menu, isOld, onChoose, onEnd }: FoundProps) {
  const t = useT()
  const end = useNearEnd(onEnd)
  return (
    <>
      <h2 className="sr">{t('title.searchGoods')}</h2>
      <div className={`card ${css.results}`} data-old={isOld || undefined}>
        <ProductRows>
          {products.map((product, index) => (
            <FoundRow
              key={product.productId}
              product={product}
              keyword={keyword}
              menu={menu}
              isUrgent={index < firstRows}
              isOld={isOld}
              onChoose={onChoose}
            />
          ))}
        </ProductRows>
      </div>
      <div ref={end} />
    </>
  )
}

/** What answers the words, best first, each with what it takes to have it or why it cannot be had. */
export function Results({ storeId, keyword, menu, onChoose, onPick, onChooseHot }: ResultsProps) {
  const t = useT()
  const search = useProductSearch(storeId, keyword)
  const { data, isError, isPlaceholderData, refetch } = search
  const isOffline = useOverlays((state) => state.isOffline)
  const [first] = data?.pages ?? []
  if (isOffline && (first === undefined || isPlaceholderData)) return <Offline />
  if (first === undefined) return isError ? <LoadFault onRetry={refetch} /> : <Waiting />
  if (first.total === 0) return <NoMatch hot={first.hotKeywordList} {...{ menu, onPick, onChooseHot }} />
  return (
    <>
      <FoundCount text={t('search.count', { count: first.total })} />
      <Found
        products={data?.pages.flatMap(({ list }) => list) ?? []}
        keyword={keyword}
        menu={menu}
        isOld={isPlaceholderData}
        onChoose={onChoose}
        onEnd={() => {
          if (search.hasNextPage && !search.isFetchingNextPage && !isPlaceholderData) search.fetchNextPage()
        }}
      />
    </>
  )
}
