import { Link } from '@tanstack/react-router'
import { storeStates } from '@tiffin/core/store/store-state'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type StoreRow, useStoreGroups, useStores } from '../../data/stores.ts'
import { ListState } from '../../features/load/list-state.tsx'
import { Head } from '../../features/page/head.tsx'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { ViewsMenu } from '../../features/views/views-menu.tsx'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { StateBox } from '../../ui/state-box.tsx'
import { DataTable } from '../../ui/table.tsx'
import { StoreEntry, useStoreColumns } from './store-cells.tsx'
import { filterOf } from './store-search.ts'
import { useStoreSearch } from './use-store-search.ts'

type Counts = NonNullable<ReturnType<typeof useStores>['data']>['pages'][number]['stateCounts']

function Filters({ counts }: { counts: Counts | undefined }) {
  const t = useT()
  const { search, change } = useStoreSearch()
  const { data: groups } = useStoreGroups()
  const stateText = (state: (typeof storeStates)[number]) =>
    counts === undefined
      ? t(`desk.storePage.state.${state}`)
      : `${t(`desk.storePage.state.${state}`)} · ${counts[state]}`
  return (
    <div className="bar2 under">
      <SearchBox label={t('desk.storePage.search')} value={search.text ?? ''} onSearch={(text) => change({ text })} />
      <ViewsMenu list="store" />
      <FilterChip
        label={t('desk.storePage.now')}
        value={search.state ?? ''}
        all={t('desk.all')}
        options={storeStates.map((state) => ({ value: state, text: stateText(state) }))}
        onChoose={(state) => change({ state })}
      />
      {groups !== undefined && groups.list.length > 0 && (
        <FilterChip
          label={t('desk.storeGroups.one')}
          value={search.group ?? ''}
          all={t('desk.all')}
          options={groups.list.map(({ groupId, groupName }) => ({ value: groupId, text: groupName }))}
          onChoose={(group) => change({ group })}
        />
      )}
    </div>
  )
}

function NothingFound() {
  const t = useT()
  const { search, change } = useStoreSearch()
  const isFiltered = Object.keys(search).length > 0
  if (!isFiltered) return <StateBox icon="shop" title={t('desk.storePage.none')} text={t('desk.storePage.noneText')} />
  const title =
    search.text === undefined ? t('desk.storePage.nothingHere') : t('desk.storePage.notFound', { text: search.text })
  return (
    <StateBox icon="search" title={title}>
      <button type="button" className="btn line" onClick={() => change({ text: '', state: '', group: '' })}>
        {t('desk.clearFilters')}
      </button>
    </StateBox>
  )
}

const noStores: readonly StoreRow[] = []
const idOf = ({ storeId }: StoreRow) => storeId

function Stores() {
  const t = useT()
  const { search } = useStoreSearch()
  const { may } = useRights()
  const query = useStores(filterOf(search))
  const columns = useStoreColumns()
  const [first] = query.data?.pages ?? []
  const stores = query.data?.pages.flatMap(({ list }) => list) ?? noStores
  const params = { corp: corpOfAddress() }
  const meta = first && t('desk.storePage.count', { count: first.total, open: first.stateCounts.open })
  return (
    <>
      <Head title={t('desk.storePage.title')} meta={meta}>
        <Link className="btn line" to="/$corp/stores/groups" params={params}>
          {t('desk.storeGroups.title')}
        </Link>
        {may('store:manage', 'corp') && (
          <Link className="btn primary" to="/$corp/stores/$storeId" params={{ ...params, storeId: 'new' }}>
            <Icon name="plus" size="s" />
            {t('desk.storePage.new')}
          </Link>
        )}
      </Head>
      <section className="sheet2" aria-label={t('desk.storePage.title')} aria-busy={query.isFetching}>
        <Filters counts={first?.stateCounts} />
        <ListState query={query} isEmpty={stores.length === 0} empty={<NothingFound />}>
          <DataTable
            label={t('desk.storePage.title')}
            columns={columns}
            rows={stores}
            idOf={idOf}
            entryOf={(store) => <StoreEntry store={store} />}
          />
        </ListState>
      </section>
    </>
  )
}

/** The stores of the brand, or the caller's own, and whether each is open. */
export function StoresScreen() {
  const t = useT()
  const { may } = useRights()
  return may('store:read') ? <Stores /> : <NotAllowed title={t('desk.storePage.title')} needs="store:read" />
}
