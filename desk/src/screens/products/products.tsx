import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useMemo } from 'react'
import { useAllOf, useMenuList } from '../../data/menu.ts'
import type { MenuItem } from '../../data/menu-items.ts'
import { useTicks } from '../../features/bulk/use-ticks.ts'
import { DraftMenu } from '../../features/draft/draft-menu.tsx'
import { SaveStatus } from '../../features/draft/save-status.tsx'
import { ListState } from '../../features/load/list-state.tsx'
import { nameOf } from '../../features/menu/item-texts.ts'
import { MenuTabs } from '../../features/menu/menu-tabs.tsx'
import { inTree } from '../../features/menu/tree.ts'
import { Head } from '../../features/page/head.tsx'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { StateBox } from '../../ui/state-box.tsx'
import { DataTable } from '../../ui/table.tsx'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { CategoryList, Filters } from './filters.tsx'
import { NewProduct } from './new-product.tsx'
import { ProductEntry, useProductColumns } from './product-cells.tsx'
import { filterOf } from './product-search.ts'
import { useProductSearch } from './use-product-search.ts'

const noItems: readonly MenuItem[] = []
const idOf = ({ itemId }: MenuItem) => itemId

function NothingFound() {
  const t = useT()
  const { search, change } = useProductSearch()
  const isFiltered = search.text !== undefined || search.category !== undefined || search.view !== undefined
  if (!isFiltered) return <StateBox icon="cup" title={t('desk.menu.empty')} text={t('desk.menu.emptyText')} />
  const title = search.text === undefined ? t('desk.menu.nothingHere') : t('desk.menu.notFound', { text: search.text })
  return (
    <StateBox icon="search" title={title}>
      <button type="button" className="btn line" onClick={() => change({ text: '', category: '', view: '' })}>
        {t('desk.clearFilters')}
      </button>
    </StateBox>
  )
}

/** The headings in the order of the tree, and what each is called. */
function useCategories() {
  const { items = noItems } = useAllOf('category')
  return useMemo(() => {
    const categories = inTree(items.filter(({ op }) => op !== 'archive'))
    const names = new Map(items.map((item) => [item.itemId, nameOf(item)]))
    return { categories, categoryName: (id: unknown) => names.get(String(id)) ?? '' }
  }, [items])
}

function NewButton() {
  const t = useT()
  const { change } = useProductSearch()
  const { reasonAgainst } = useRights()
  const reason = reasonAgainst('menu:edit')
  return (
    <button
      type="button"
      className="btn primary"
      disabled={reason !== undefined}
      title={reason}
      onClick={() => change({ product: 'new' })}
    >
      <Icon name="plus" size="s" />
      {t('desk.menu.newProduct')}
    </button>
  )
}

function Products() {
  const t = useT()
  const { search, change } = useProductSearch()
  const { may } = useRights()
  const mayEdit = may('menu:edit')
  const { query, items = noItems, total } = useMenuList(filterOf(search))
  const { categories, categoryName } = useCategories()
  const live = useMemo(() => items.filter(({ isArchived }) => !isArchived).map(idOf), [items])
  const ticks = useTicks(live)
  const setting = { ticks: mayEdit && live.length > 0 ? ticks : undefined, categoryName }
  const columns = useProductColumns(setting, items)
  return (
    <>
      <Head
        title={t('desk.menu.title')}
        meta={total === undefined ? undefined : t('desk.menu.countProducts', { count: total })}
      >
        <SaveStatus />
        <DraftMenu />
        <NewButton />
      </Head>
      <section className="sheet2 products" aria-label={t('desk.menu.products')} aria-busy={query.isFetching}>
        <MenuTabs />
        <Filters categories={categories} />
        <div className="two2">
          <CategoryList categories={categories} />
          <div className="listwrap">
            <ListState query={query} isEmpty={items.length === 0} empty={<NothingFound />}>
              <DataTable
                label={t('desk.menu.products')}
                columns={columns}
                rows={items}
                idOf={idOf}
                isChosen={({ itemId }) => ticks.ticked.has(itemId)}
                entryOf={(item) => <ProductEntry item={item} setting={setting} />}
              />
            </ListState>
          </div>
        </div>
      </section>
      <BulkBar
        items={items.filter(({ itemId }) => ticks.ticked.has(itemId))}
        categories={categories}
        onClear={ticks.clear}
      />
      {search.product === 'new' && mayEdit && (
        <NewProduct
          categories={categories}
          categoryId={search.category ?? categories[0]?.itemId ?? ''}
          onClose={() => change({ product: '' })}
        />
      )}
    </>
  )
}

/** Everything on the menu. */
export function ProductsScreen() {
  const t = useT()
  const { may } = useRights()
  return may('menu:read') ? <Products /> : <NotAllowed title={t('desk.menu.title')} needs="menu:read" />
}
