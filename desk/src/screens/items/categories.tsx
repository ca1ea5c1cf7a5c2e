import { useT } from '@tiffin/kit/client/words.ts'
import { useAllOf } from '../../data/menu.ts'
import type { MenuItem } from '../../data/menu-items.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { RowTools } from '../../features/entry/row-tools.tsx'
import { useDragOrder } from '../../features/entry/use-drag-order.ts'
import { Failed } from '../../features/load/failed.tsx'
import { ItemStatus } from '../../features/menu/item-status.tsx'
import { nameOf, textsOf } from '../../features/menu/item-texts.ts'
import { LanguageBars } from '../../features/menu/language-bars.tsx'
import { childrenOf, inTree, parentOf } from '../../features/menu/tree.ts'
import { useRights } from '../../features/rights/use-rights.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { StateBox } from '../../ui/state-box.tsx'
import { CategoryFields } from './category-fields.tsx'
import { moveBeside, type Placing, putBeside } from './category-order.ts'
import { ItemDialog } from './item-dialog.tsx'
import { ItemList, NameButton, ViewChoice } from './item-list.tsx'
import { ItemsPage } from './items-page.tsx'
import { NewItem } from './new-item.tsx'
import { useItemSearch } from './use-item-search.ts'

function useArrange(items: readonly MenuItem[]) {
  const edit = useEdit()
  const put = (placings: readonly Placing[]) => {
    for (const { item, parentId, sort } of placings) edit.set(item, { parentId, sort })
  }
  return {
    move: (item: MenuItem, step: 1 | -1) => put(moveBeside(items, item, step)),
    drop: (id: string, target: { readonly id: string; readonly isAfter: boolean }) => put(putBeside(items, id, target)),
  }
}

function Tree({ items }: { items: readonly MenuItem[] }) {
  const t = useT()
  const { reasonAgainst } = useRights()
  const isDisabled = reasonAgainst('menu:edit') !== undefined
  const { move, drop } = useArrange(items)
  const { rowOf } = useDragOrder(drop)
  const known = new Set(items.map(({ itemId }) => itemId))
  return (
    <>
      <div className="bar2">
        <ViewChoice />
      </div>
      <p className="bar2 under ink2 t12">{t('desk.items.orderText')}</p>
      <ul className="tree" aria-label={t('desk.menu.categories')}>
        {inTree(items).map((item) => {
          const isBelow = known.has(parentOf(item))
          const beside = childrenOf(items, isBelow ? parentOf(item) : '')
          return (
            <li key={item.itemId} className={isBelow ? 'below' : undefined} {...rowOf(item.itemId, isDisabled)}>
              <span className="grip" aria-hidden="true" />
              <span className="grow">
                <NameButton item={item} />
              </span>
              <ItemStatus item={item} />
              <span className="hide-s">
                <LanguageBars texts={textsOf(item, 'name')} />
              </span>
              <RowTools
                name={nameOf(item)}
                isFirst={beside[0] === item}
                isLast={beside.at(-1) === item}
                isDisabled={isDisabled}
                onMove={(step) => move(item, step)}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Headings({ query, items }: ReturnType<typeof useAllOf>) {
  const t = useT()
  if (items === undefined)
    return query.error === null ? (
      <SkeletonRows label={t('desk.loading')} />
    ) : (
      <Failed failure={query.error} onRetry={() => void query.refetch()} />
    )
  return items.length > 0 ? (
    <Tree items={items} />
  ) : (
    <StateBox icon="cup" title={t('desk.items.none')} text={t('desk.items.categoriesText')} />
  )
}

/** The headings of the menu in their order. */
export function CategoriesScreen() {
  const t = useT()
  const { search, change } = useItemSearch()
  const { query, items } = useAllOf('category')
  const close = () => change({ item: '' })
  return (
    <ItemsPage title="desk.menu.categories" newLabel="desk.items.newCategory" isBusy={query.isFetching}>
      {search.view === 'archived' ? (
        <ItemList
          kind="category"
          label={t('desk.menu.categories')}
          empty={t('desk.items.categoriesText')}
          more={{ id: 'below', header: t('desk.field.parent'), textOf: () => '' }}
        />
      ) : (
        <Headings query={query} items={items} />
      )}
      {search.item === 'new' && (
        <NewItem kind="category" title="desk.items.newCategory" values={{ sort: items?.length ?? 0 }} />
      )}
      {search.item !== undefined && search.item !== 'new' && (
        <ItemDialog kind="category" itemId={search.item} fields={CategoryFields} onClose={close} />
      )}
    </ItemsPage>
  )
}
