import { useT } from '@tiffin/kit/client/words.ts'
import { useMemo } from 'react'
import { useMenuList } from '../../data/menu.ts'
import type { ListedKind, MenuItem } from '../../data/menu-items.ts'
import { RestoreButton } from '../../features/draft/restore-button.tsx'
import { ListState } from '../../features/load/list-state.tsx'
import { ItemStatus } from '../../features/menu/item-status.tsx'
import { nameOf, textsOf } from '../../features/menu/item-texts.ts'
import { LanguageBars } from '../../features/menu/language-bars.tsx'
import { ViewsMenu } from '../../features/views/views-menu.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Segments } from '../../ui/segments.tsx'
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
  readonly kind: ListedKind
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
  if (item.isArchived) return <bdi className="rowname ink2">{nameOf(item)}</bdi>
  return (
    <button type="button" className="rowname" data-row-main onClick={() => change({ item: item.itemId })}>
      <bdi>{nameOf(item)}</bdi>
    </button>
  )
}

/** Brings it back; nothing for what is on the menu. */
function RowRestore({ item }: { item: MenuItem }) {
  const isOffered = item.isArchived || item.isBack
  return isOffered ? <RestoreButton item={item} kind={item.kind as ListedKind} /> : null // as: it is in a list
}

function useColumns({ id, header, textOf }: MoreColumn) {
  const t = useT()
  return useMemo(
    () =>
      columns([
        display({ id: 'name', header: t('desk.items.name'), cell: ({ row }) => <NameButton item={row.original} /> }),
        display({
          id,
          header,
          cell: ({ row }) => <span className="ink2">{row.original.isArchived ? '' : textOf(row.original)}</span>,
        }),
        display({ id: 'status', header: t('desk.menu.status'), cell: ({ row }) => <ItemStatus item={row.original} /> }),
        display({
          id: 'words',
          header: t('desk.menu.words'),
          cell: ({ row }) => <LanguageBars texts={textsOf(row.original, 'name')} />,
        }),
        display({
          id: 'restore',
          header: () => <span className="sr">{t('desk.actions')}</span>,
          cell: ({ row }) => <RowRestore item={row.original} />,
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
        <span className="sub">{item.isArchived ? '' : more.textOf(item)}</span>
      </span>
      <RowRestore item={item} />
    </div>
  )
}

/** What is on the menu, or what is archived. */
export function ViewChoice() {
  const t = useT()
  const { search, change } = useItemSearch()
  return (
    <Segments
      legend={t('desk.menu.view')}
      options={(['live', 'archived'] as const).map((view) => ({ value: view, text: t(`desk.menu.views.${view}`) }))}
      chosen={search.view ?? 'live'}
      onChoose={(view) => change({ view })}
    />
  )
}

/** Things of one kind by name, searched and read a page at a time. */
export function ItemList({ kind, label, empty, more }: ItemListProps) {
  const t = useT()
  const { search, change } = useItemSearch()
  const text = search.text ?? ''
  const { query, items = noItems } = useMenuList({ kind, text, state: search.view ?? 'live' })
  const columns = useColumns(more)
  const nothing =
    text === '' && search.view === undefined ? (
      <StateBox icon="cup" title={t('desk.items.none')} text={empty} />
    ) : (
      <StateBox icon="search" title={text === '' ? t('desk.menu.nothingHere') : t('desk.menu.notFound', { text })}>
        <button type="button" className="btn line" onClick={() => change({ text: '', view: '' })}>
          {t('desk.clearFilters')}
        </button>
      </StateBox>
    )
  return (
    <>
      <div className="bar2 under">
        <SearchBox label={t('desk.menu.search')} value={text} onSearch={(next) => change({ text: next })} />
        <ViewsMenu list={kind} />
        <ViewChoice />
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
