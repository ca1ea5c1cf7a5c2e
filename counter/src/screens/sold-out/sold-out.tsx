import { categoryIds } from '@tiffin/core/catalog/category-ids'
import { useT } from '@tiffin/kit/client/words.ts'
import { useMemo, useState } from 'react'
import { useCategories, useProducts } from '../../data/menu.ts'
import { useSoldOut } from '../../data/sold-out.ts'
import { Loading } from '../../features/load/loading.tsx'
import { Missing } from '../../features/load/missing.tsx'
import { useCovering } from '../../features/pane/use-covering.ts'
import { FindField } from '../../ui/find-field.tsx'
import { Segments } from '../../ui/segments.tsx'
import { ItemGrid } from './item-grid.tsx'
import { type Item, itemsOf, matching, type Tab, tabs } from './items.ts'
import { MarkPane } from './mark-pane.tsx'

function Categories({ chosen, onChoose }: { chosen: string; onChoose: (id: string) => void }) {
  const t = useT()
  const { data: categories = [] } = useCategories()
  return (
    <fieldset className="chips" aria-label={t('counter.soldOut.tab.products')}>
      {[{ id: '', categoryName: t('counter.soldOut.all') }, ...categories].map(({ id, categoryName }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {categoryName}
        </button>
      ))}
    </fieldset>
  )
}

const keyOf = ({ kind, itemId }: Pick<Item, 'kind' | 'itemId'>) => `${kind}:${itemId}`

/** Everything that can be marked, when menu and marks are there; `list` is what the server said. */
function useItems() {
  const soldOut = useSoldOut()
  const { data: products, isError: areProductsMissing, refetch } = useProducts()
  const list = soldOut.data
  const all = useMemo(() => (products && list ? itemsOf(products, list) : undefined), [products, list])
  const isMissing = all === undefined && (soldOut.isError || areProductsMissing)
  return {
    all,
    every: all ? Object.values(all).flat() : [],
    list,
    isMissing,
    retry: () => void Promise.all([soldOut.refetch(), refetch()]),
  }
}

/** The items of a tab that a category and what is typed leave. */
function useShown(items: readonly Item[], { tab, typed }: { readonly tab: Tab; readonly typed: string }) {
  const [categoryId, setCategory] = useState('')
  const { data: categories = [] } = useCategories()
  const category = tab === 'products' ? categories.find(({ id }) => id === categoryId) : undefined
  const ids = new Set(category ? categoryIds(category) : [])
  const shown = matching(items, typed).filter((item) => !category || ids.has(item.categoryId))
  return { shown, categoryId: category ? categoryId : '', setCategory }
}

/** What the store has run out of: products, options and materials, until a time, for today, or until they are brought back. */
export function SoldOut() {
  const t = useT()
  const [tab, setTab] = useState<Tab>('products')
  const [typed, setTyped] = useState('')
  const [chosenKey, choose] = useState('')
  const { all, every, list, isMissing, retry } = useItems()
  const { shown, categoryId, setCategory } = useShown(all?.[tab] ?? [], { tab, typed })
  const chosen = every.find((item) => keyOf(item) === chosenKey)
  useCovering(chosen !== undefined, () => choose(''))
  const goneCount = every.filter(({ isGone }) => isGone).length

  return (
    <main className="work-page" data-testid="page-sold-out">
      <header className="top">
        <div className="grow">
          <h1 className="t20 h">{t('counter.soldOut.title')}</h1>
          {all && <p className="t14 ink2">{t('counter.soldOut.now', { count: goneCount })}</p>}
        </div>
        <Segments
          label={t('counter.soldOut.title')}
          options={tabs.map((value) => ({ value, text: t(`counter.soldOut.tab.${value}`) }))}
          chosen={tab}
          onChoose={(next) => {
            setTab(next)
            choose('')
          }}
        />
        <FindField label={t('counter.soldOut.find')} value={typed} onChange={setTyped} />
      </header>
      <div className="work" data-chosen={chosen ? true : undefined}>
        <section className="work-list" aria-busy={all === undefined && !isMissing}>
          {tab === 'products' && <Categories chosen={categoryId} onChoose={setCategory} />}
          {isMissing && <Missing text={t('counter.soldOut.failed')} onRetry={retry} />}
          {all && shown.length === 0 && <p className="nothing">{t('counter.nothingFound')}</p>}
          {all === undefined && !isMissing && <Loading kind="item" count={12} />}
          <ItemGrid
            items={shown}
            chosen={chosen}
            timeZone={list?.timeZone ?? 'UTC'}
            onChoose={(item) => choose(keyOf(item))}
          />
        </section>
        {list && <MarkPane key={chosenKey} item={chosen} list={list} onClose={() => choose('')} />}
      </div>
    </main>
  )
}
