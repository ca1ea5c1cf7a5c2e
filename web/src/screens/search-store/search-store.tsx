import '../../styles/choices.css'
import '../../ui/more-drawings.ts'
import type { Store } from '@tiffin/core/store/store'
import { type FormEvent, useEffect, useState } from 'react'
import { useStoreSearch } from '../../data/search-stores.ts'
import { StoreCards, StoreCardsWaiting } from '../../features/choose-store/store-cards.tsx'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { Page } from '../../features/page/page.tsx'
import { switchStore } from '../../features/store/switch-store.ts'
import { goBack, navigator, openTab } from '../../state/navigation.ts'
import { paths } from '../../state/paths.ts'
import { longestSearch, storeSearches } from '../../state/search-history.ts'
import { useT } from '../../state/words.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './search-store.module.css'

/** While somebody types nothing is asked. */
const restMs = 300

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : restMs)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : rested
}

interface ResultsProps {
  readonly keyword: string
  readonly onChoose: (store: Store) => void
}

function Results({ keyword, onChoose }: ResultsProps) {
  const t = useT()
  const { data: stores, isError, fetchStatus, refetch } = useStoreSearch(keyword)
  if (stores === undefined)
    return isError || fetchStatus === 'paused' ? <LoadFault onRetry={refetch} /> : <StoreCardsWaiting />
  if (stores.length === 0) {
    return (
      <div className="empty" role="status">
        <b className="t16">{t('store.noMatch')}</b>
        <p className="ink2">{t('store.noMatchText')}</p>
      </div>
    )
  }
  return (
    <>
      <p className="sr" role="status">
        {t('store.count', { count: stores.length })}
      </p>
      <StoreCards stores={stores} onChoose={onChoose} />
    </>
  )
}

interface HistoryProps {
  readonly words: readonly string[]
  readonly onPick: (word: string) => void
  readonly onClear: () => void
}

function History({ words, onPick, onClear }: HistoryProps) {
  const t = useT()
  if (words.length === 0) return null
  return (
    <section aria-label={t('store.searchHistory')}>
      <div className="between">
        <h2 className="t14 b">{t('store.searchHistory')}</h2>
        <button type="button" className="btn plain" onClick={onClear}>
          {t('action.clear')}
        </button>
      </div>
      <div className={css.words}>
        {words.map((word) => (
          <button key={word} type="button" className="chip" onClick={() => onPick(word)}>
            <bdi className="one">{word}</bdi>
          </button>
        ))}
      </div>
    </section>
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
export function Screen() {
  const t = useT()
  const [text, setText] = useState('')
  const [words, setWords] = useState<readonly string[]>(() => storeSearches.list())
  const keyword = useRested(text.trim())

  async function choose(store: Store): Promise<void> {
    setWords(storeSearches.add(text))
    if (await switchStore(store)) leave()
  }

  return (
    <Page page="searchStore" title={t('title.searchStore')}>
      <div className="sections">
        <form
          className={css.field}
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            setWords(storeSearches.add(text))
          }}
        >
          <Icon name="search" size="s" />
          <input
            type="search"
            enterKeyHint="search"
            className="grow"
            // biome-ignore lint/a11y/noAutofocus: the page is nothing but this field
            autoFocus
            aria-label={t('title.searchStore')}
            placeholder={t('store.searchPlaceholder')}
            maxLength={longestSearch}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </form>
        {keyword === '' ? (
          <History
            words={words}
            onPick={setText}
            onClear={() => {
              storeSearches.clear()
              setWords([])
            }}
          />
        ) : (
          <Results keyword={keyword} onChoose={choose} />
        )}
      </div>
    </Page>
  )
}
