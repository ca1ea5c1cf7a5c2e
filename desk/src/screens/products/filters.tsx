import { useT } from '@tiffin/kit/client/words.ts'
import type { MenuItem } from '../../data/menu-items.ts'
import { nameOf } from '../../features/menu/item-texts.ts'
import { ViewsMenu } from '../../features/views/views-menu.tsx'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Segments } from '../../ui/segments.tsx'
import { views } from './product-search.ts'
import { useProductSearch } from './use-product-search.ts'

/** What of the menu is listed. */
export function Filters({ categories }: { categories: readonly MenuItem[] }) {
  const t = useT()
  const { search, change } = useProductSearch()
  return (
    <div className="bar2 under">
      <SearchBox label={t('desk.menu.search')} value={search.text ?? ''} onSearch={(text) => change({ text })} />
      <ViewsMenu list="product" />
      <Segments
        legend={t('desk.menu.view')}
        options={views.map((view) => ({ value: view, text: t(`desk.menu.views.${view}`) }))}
        chosen={search.view ?? 'live'}
        onChoose={(view) => change({ view })}
      />
      <span className="catchip">
        <FilterChip
          label={t('desk.menu.category')}
          value={search.category ?? ''}
          all={t('desk.all')}
          options={categories.map((item) => ({ value: item.itemId, text: nameOf(item) }))}
          onChoose={(category) => change({ category })}
        />
      </span>
    </div>
  )
}

/** The headings beside the list, where there is room. */
export function CategoryList({ categories }: { categories: readonly MenuItem[] }) {
  const t = useT()
  const { search, change } = useProductSearch()
  const lines = [
    { id: '', name: t('desk.menu.allProducts'), isBelow: false },
    ...categories.map((item) => ({
      ...{ id: item.itemId, name: nameOf(item), isBelow: typeof item.fields.parentId === 'string' },
    })),
  ]
  return (
    <nav className="cats" aria-label={t('desk.menu.categories')}>
      {lines.map(({ id, name, isBelow }) => (
        <button
          key={id}
          type="button"
          className={isBelow ? 'below' : undefined}
          aria-current={(search.category ?? '') === id ? 'true' : undefined}
          onClick={() => change({ category: id })}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}
