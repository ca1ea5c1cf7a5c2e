import { farthest } from '@tiffin/core/store/distance'
import '@tiffin/kit/ui/choices.css'
import type { Store } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect, useState } from 'react'
import { storeListType, storesOf, useStoreList, useStoreSearch } from '../../data/store/store-lists.ts'
import { StoreCards, StoreCardsWaiting } from '../../features/choose-store/store-cards.tsx'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { locateIfAllowed } from '../../features/location/locate.ts'
import { Page } from '../../features/page/page.tsx'
import { FoundCount } from '../../features/search/found-count.tsx'
import { SearchField } from '../../features/search/search-field.tsx'
import { useTypedText } from '../../features/search/use-typed-text.ts'
import { WordChips } from '../../features/search/word-chips.tsx'
import { switchStore } from '../../features/store/switch-store.ts'
import { goBack, navigator, openTab, replacePage } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { storeSearches } from '../../state/search-history.ts'
import { usePosition } from '../../state/store/position.ts'
import { Drawing } from '../../ui/drawing.tsx'

/** The list of stores: the one below, else a new one in place of the search. */
function showAll(): void {
  if (navigator().pages().stack.at(-2)?.url.startsWith(paths.storeList)) goBack()
  else replacePage(paths.storeList)
}

interface ResultsProps {
  readonly keyword: string
  readonly onChoose: (store: Store) => void
}

function Results({ keyword, onChoose }: ResultsProps) {
  const t = useT()
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useStoreSearch(keyword)
  const [first] = data?.pages ?? []
  if (first === undefined) return isError ? <LoadFault onRetry={refetch} /> : <StoreCardsWaiting />
  if (first.total === 0) {
    return (
      <div className="empty" role="status">
        <Drawing name="plate" />
        <b className="t16">{t('store.noMatch')}</b>
        <p className="ink2">{t('store.noMatchText')}</p>
        <button type="button" className="btn primary" onClick={showAll}>
          {t('store.all')}
        </button>
      </div>
    )
  }
  return (
    <>
      <FoundCount text={t('store.count', { count: first.total })} />
      <StoreCards
        stores={storesOf(data?.pages.map(({ list }) => list) ?? [])}
        onChoose={onChoose}
        search={keyword}
        onEnd={() => {
          if (hasNextPage && !isFetchingNextPage) fetchNextPage()
        }}
      />
    </>
  )
}

/** Before anything is typed: the brand's stores, nearest first. */
function AllStores({ onChoose }: Pick<ResultsProps, 'onChoose'>) {
  const t = useT()
  const hasPosition = usePosition(({ position }) => position !== undefined)
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useStoreList(
    storeListType.nearby,
    farthest,
  )
  const heading = <h2 className="t14 b">{t(hasPosition ? 'store.nearby' : 'store.all')}</h2>
  if (data === undefined) {
    if (isError) return <LoadFault title={t('store.notLoaded')} onRetry={refetch} />
    return (
      <>
        {heading}
        <StoreCardsWaiting />
      </>
    )
  }
  return (
    <>
      {heading}
      <StoreCards
        stores={storesOf(data.pages.map(({ list }) => list))}
        onChoose={onChoose}
        onEnd={() => {
          if (hasNextPage && !isFetchingNextPage) fetchNextPage()
        }}
      />
    </>
  )
}

/** Back to where the store is wanted: past the list that led here. */
function leave(): void {
  const { stack } = navigator().pages()
  const delta = stack.at(-2)?.url.startsWith(paths.storeList) ? 2 : 1
  if (stack.length > delta) goBack(delta)
  else openTab(paths.menu)
}

/** Stores by name or street. */
export function SearchStoreScreen() {
  const t = useT()
  const [text, setText] = useState('')
  const [words, setWords] = useState<readonly string[]>(() => storeSearches.list())
  const keyword = useTypedText(text.trim())
  useEffect(() => {
    if (usePosition.getState().state === 'unasked') locateIfAllowed()
  }, [])

  async function choose(store: Store): Promise<void> {
    setWords(storeSearches.add(text))
    if (await switchStore(store)) leave()
  }

  return (
    <Page page="searchStore" title={t('title.searchStore')}>
      <div className="sections">
        <SearchField
          label={t('title.searchStore')}
          placeholder={t('store.searchPlaceholder')}
          text={text}
          onType={setText}
          onSubmit={() => setWords(storeSearches.add(text))}
        />
        {keyword === '' ? (
          <>
            <WordChips
              title={t('store.searchHistory')}
              words={words}
              onPick={setText}
              onClear={() => {
                storeSearches.clear()
                setWords([])
              }}
            />
            <AllStores onChoose={choose} />
          </>
        ) : (
          <Results keyword={keyword} onChoose={choose} />
        )}
      </div>
    </Page>
  )
}
