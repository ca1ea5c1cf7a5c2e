import { Link } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useMemo } from 'react'
import { useMe } from '../../data/me.ts'
import type { MenuItem } from '../../data/menu-items.ts'
import { usePriceLists } from '../../data/price-lists.ts'
import { DraftMenu } from '../../features/draft/draft-menu.tsx'
import { SaveStatus } from '../../features/draft/save-status.tsx'
import { Failed } from '../../features/load/failed.tsx'
import { ItemStatus } from '../../features/menu/item-status.tsx'
import { MenuTabs } from '../../features/menu/menu-tabs.tsx'
import { Head } from '../../features/page/head.tsx'
import { listName, listOfStore } from '../../features/price-list/list-name.ts'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { listed } from '../../state/lists.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { StateBox } from '../../ui/state-box.tsx'
import { columnsOf, DataTable } from '../../ui/table.tsx'
import { ListEditor } from './list-editor.tsx'
import { NewList } from './new-list.tsx'
import { usePriceListSearch } from './use-price-list-search.ts'

type Lists = ReturnType<typeof usePriceLists>

const idOf = ({ itemId }: MenuItem) => itemId
const { columns, display } = columnsOf<MenuItem>()
/** More stores than these are counted. */
const mostNamed = 3

function ListLink({ list }: { list: MenuItem }) {
  const { code } = list.fields
  return (
    <span>
      <Link
        className="rowname"
        data-row-main
        to="/$corp/menu/price-lists"
        params={{ corp: corpOfAddress() }}
        search={{ list: list.itemId }}
      >
        {listName(list)}
      </Link>
      {typeof code === 'string' && code !== '' && <span className="sub">{code}</span>}
    </span>
  )
}

/** The stores that have a list, by name where there are few. */
function useStoresText({ ofStores }: Lists) {
  const t = useT()
  const { storeList } = useMe()
  return (list: MenuItem): string => {
    const ids = ofStores.filter((item) => listOfStore(item) === list.itemId).map(idOf)
    const names = storeList.filter(({ storeId }) => ids.includes(storeId)).map(({ storeName }) => storeName)
    const isNamed = names.length > 0 && names.length === ids.length && ids.length <= mostNamed
    return isNamed ? listed(names) : t('desk.stores', { count: ids.length })
  }
}

function Table({ all, lists }: { all: Lists; lists: readonly MenuItem[] }) {
  const t = useT()
  const storesText = useStoresText(all)
  const countText = ({ itemId }: MenuItem) => t('desk.prices.count', { count: all.counts.get(itemId) ?? 0 })
  return (
    <DataTable
      label={t('desk.menu.priceLists')}
      columns={columns([
        display({ id: 'name', header: t('desk.field.name'), cell: ({ row }) => <ListLink list={row.original} /> }),
        display({ id: 'prices', header: t('desk.prices.prices'), cell: ({ row }) => countText(row.original) }),
        display({
          id: 'stores',
          header: t('desk.storePage.title'),
          cell: ({ row }) => <span className="ink2">{storesText(row.original)}</span>,
        }),
        display({ id: 'status', header: t('desk.menu.status'), cell: ({ row }) => <ItemStatus item={row.original} /> }),
      ])}
      rows={lists}
      idOf={idOf}
      entryOf={(list) => (
        <div className="entry">
          <span className="grow">
            <span className="between">
              <ListLink list={list} />
              <span className="t12">
                <ItemStatus item={list} />
              </span>
            </span>
            <span className="sub">
              {countText(list)} · {storesText(list)}
            </span>
          </span>
        </div>
      )}
    />
  )
}

function NewButton() {
  const t = useT()
  const { open } = usePriceListSearch()
  const reason = useRights().reasonAgainst('menu:edit')
  return (
    <button
      type="button"
      className="btn primary"
      disabled={reason !== undefined}
      title={reason}
      onClick={() => open('new')}
    >
      <Icon name="plus" size="s" />
      {t('desk.prices.new')}
    </button>
  )
}

function Body({ all, chosen }: { all: Lists; chosen: MenuItem | undefined }) {
  const t = useT()
  const { search } = usePriceListSearch()
  const reason = useRights().reasonAgainst('menu:edit')
  const { query, lists } = all
  if (lists === undefined)
    return query.error === null ? (
      <SkeletonRows label={t('desk.loading')} />
    ) : (
      <Failed failure={query.error} onRetry={() => void query.refetch()} />
    )
  if (chosen) return <ListEditor key={chosen.itemId} list={chosen} all={all} reason={reason} />
  if (search.list !== undefined && search.list !== 'new')
    return <StateBox icon="search" title={t('desk.prices.unknown')} text={t('desk.product.unknownText')} />
  if (lists.length === 0)
    return <StateBox icon="cup" title={t('desk.prices.empty')} text={t('desk.prices.emptyText')} />
  return <Table all={all} lists={lists} />
}

function BackLink() {
  const t = useT()
  return (
    <Link
      className="btn quiet sq"
      to="/$corp/menu/price-lists"
      params={{ corp: corpOfAddress() }}
      aria-label={t('desk.prices.back')}
    >
      <Icon name="back" size="s" isDirected />
    </Link>
  )
}

function PriceLists() {
  const t = useT()
  const { search } = usePriceListSearch()
  const all = usePriceLists()
  const chosen = useMemo(() => all.lists?.find(({ itemId }) => itemId === search.list), [all.lists, search.list])
  const isOpen = search.list !== undefined && search.list !== 'new'
  return (
    <>
      <Head
        title={chosen ? listName(chosen) : t('desk.menu.priceLists')}
        before={isOpen ? <BackLink /> : undefined}
        meta={chosen && t('desk.prices.count', { count: all.counts.get(chosen.itemId) ?? 0 })}
      >
        <SaveStatus />
        <DraftMenu />
        {!isOpen && <NewButton />}
      </Head>
      <section className="sheet2 products" aria-label={t('desk.menu.priceLists')} aria-busy={all.query.isFetching}>
        <MenuTabs />
        <Body all={all} chosen={chosen} />
      </section>
      {search.list === 'new' && <NewList />}
    </>
  )
}

/** Prices that stores have under a name: lists, and one of them beside the brand's prices. */
export function PriceListsScreen() {
  const t = useT()
  const { may } = useRights()
  return may('menu:read') ? <PriceLists /> : <NotAllowed title={t('desk.menu.priceLists')} needs="menu:read" />
}
