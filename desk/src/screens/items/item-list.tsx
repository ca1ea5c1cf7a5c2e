import type { ViewList } from '@tiffin/core/staff/saved-view'
import { useT } from '@tiffin/kit/client/words.ts'
import { useMemo } from 'react'
import { useMenuList } from '../../data/menu.ts'
import type { ListedKind, MenuItem } from '../../data/menu-items.ts'
import { ListState } from '../../features/load/list-state.tsx'
import { ItemStatus } from '../../features/menu/item-status.tsx'
import { nameOf, textsOf } from '../../features/menu/item-texts.ts'
import { LanguageBars } from '../../features/menu/language-bars.tsx'
import { ViewsMenu } from '../../features/views/views-menu.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { StateBox } from '../../ui/state-box.tsx'
import { columnsOf, DataTable } from '../../ui/table.tsx'
import { useItemSearch } from './use-item-search.ts'

/** A column that only one kind has. */
export interface MoreColumn {
  readonly id: string
  readonly header: string
  readonly textOf: (item: MenuItem) => string
}

interface ItemListProps {
  readonly kind: ListedKind & ViewList
  readonly label: string
  /** What things of this kind are for, while there are none. */
  readonly empty: string
  readonly more: MoreColumn
}

const noItems: readonly MenuItem[] = []
const idOf = ({ itemId }: MenuItem) => itemId
const { columns, display } = columnsOf<MenuItem>()

export function NameButton({ item }: { item: MenuItem }) {
  const { change } = useItemSearch()
  return (
    <button type="button" className="rowname" data-row-main onClick={() => change({ item: item.itemId })}>
      {nameOf(item)}
    </button>
  )
}

function useColumns({ id, header, textOf }: MoreColumn) {
  const t = useT()
  return useMemo(
    () =>
      columns([
        display({ id: 'name', header: t('desk.items.name'), cell: ({ row }) => <NameButton item={row.original} /> }),
        display({ id, header, cell: ({ row }) => <span className="ink2">{textOf(row.original)}</span> }),
        display({ id: 'status', header: t('desk.menu.status'), cell: ({ row }) => <ItemStatus item={row.original} /> }),
        display({
          id: 'words',
          header: t('desk.menu.words'),
          cell: ({ row }) => <LanguageBars texts={textsOf(row.original, 'name')} />,
        }),
      ]),
    [t, id, header, textOf],
  )
}

function Entry({ item, more }: { item: MenuItem; more: MoreColumn }) {
  return (
    <div className="entry">
      <span className="grow">
        <span className="between">
          <NameButton item={item} />
          <span className="t12">
            <ItemStatus item={item} />
          </span>
        </span>
        <span className="sub">{more.textOf(item)}</span>
      </span>
    </div>
  )
}

/** Things of one kind by name, searched and read a page at a time. */
export function ItemList({ kind, label, empty, more }: ItemListProps) {
  const t = useT()
  const { search, change } = useItemSearch()
  const text = search.text ?? ''
  const { query, items = noItems } = useMenuList({ kind, text, state: 'live' })
  const columns = useColumns(more)
  const nothing =
    text === '' ? (
      <StateBox icon="cup" title={t('desk.items.none')} text={empty} />
    ) : (
      <StateBox icon="search" title={t('desk.menu.notFound', { text })}>
        <button type="button" className="btn line" onClick={() => change({ text: '' })}>
          {t('desk.clearFilters')}
        </button>
      </StateBox>
    )
  return (
    <>
      <div className="bar2 under">
        <SearchBox label={t('desk.menu.search')} value={text} onSearch={(next) => change({ text: next })} />
        <ViewsMenu list={kind} />
      </div>
      <ListState query={query} isEmpty={items.length === 0} empty={nothing}>
        <DataTable
          label={label}
          columns={columns}
          rows={items}
          idOf={idOf}
          entryOf={(item) => <Entry item={item} more={more} />}
        />
      </ListState>
    </>
  )
}
