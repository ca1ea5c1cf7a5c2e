import { useT } from '@tiffin/kit/client/words.ts'
import { useMemo, useState } from 'react'
import type { MenuItem } from '../../data/menu-items.ts'
import { usePriceList, type usePriceLists } from '../../data/price-lists.ts'
import { useTicks } from '../../features/bulk/use-ticks.ts'
import { ArchiveButton } from '../../features/draft/archive-button.tsx'
import { EntryField } from '../../features/entry/entry-field.tsx'
import { plainText } from '../../features/entry/entry-types.ts'
import { Failed } from '../../features/load/failed.tsx'
import { listName, listOfStore } from '../../features/price-list/list-name.ts'
import { ViewsMenu } from '../../features/views/views-menu.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Segments } from '../../ui/segments.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { StateBox } from '../../ui/state-box.tsx'
import { BulkPrices } from './bulk-prices.tsx'
import { PriceGrid } from './price-grid.tsx'
import { filterRows, rowsOf } from './price-rows.ts'
import { StoresDialog } from './stores-dialog.tsx'
import { usePriceListSearch } from './use-price-list-search.ts'
import { usePutPrice } from './use-put-price.ts'

interface EditorProps {
  readonly list: MenuItem
  readonly all: Pick<ReturnType<typeof usePriceLists>, 'lists' | 'ofStores'>
  /** Why nothing may be edited: who may. */
  readonly reason: string | undefined
}

/** Name, code and stores of a list. */
function ListFields({ list, all, reason }: EditorProps) {
  const t = useT()
  const [isChoosing, setChoosing] = useState(false)
  const locked = list.op === 'archive' ? t('desk.product.isGoing') : reason
  const ownStores = all.ofStores.filter((item) => listOfStore(item) === list.itemId)
  return (
    <div className="listfields">
      <EntryField
        item={list}
        entry={plainText('name')}
        label={t('desk.field.name')}
        hint={t('desk.prices.nameText')}
        {...{ reason: locked, mostSigns: 80 }}
      />
      <EntryField item={list} entry={plainText('code')} label={t('desk.field.code')} isLatin reason={locked} />
      <span className="listacts">
        <button type="button" className="btn line" onClick={() => setChoosing(true)}>
          {t('desk.stores', { count: ownStores.length })}
        </button>
        {/* Its stores go back to the brand's prices in the same draft [price-12]. */}
        <ArchiveButton
          item={list}
          others={ownStores}
          title={t('desk.items.archiveTitle', { name: listName(list) })}
          text={t('desk.prices.archiveText', { count: ownStores.length })}
          reason={reason}
        />
      </span>
      {isChoosing && (
        <StoresDialog
          {...{ list, reason: locked, ofStores: all.ofStores, lists: all.lists ?? [] }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}

function Filters() {
  const t = useT()
  const { search, change } = usePriceListSearch()
  return (
    <div className="bar2 under">
      <SearchBox label={t('desk.menu.search')} value={search.text ?? ''} onSearch={(text) => change({ text })} />
      <ViewsMenu list="priceList" />
      <Segments
        legend={t('desk.menu.view')}
        options={(['all', 'differs'] as const).map((value) => ({ value, text: t(`desk.prices.views.${value}`) }))}
        chosen={search.view ?? 'all'}
        onChoose={(view) => change({ view })}
      />
    </div>
  )
}

/** The prices of a list beside the brand's. */
function Prices({ list, reason }: Omit<EditorProps, 'all'>) {
  const t = useT()
  const { search, change } = usePriceListSearch()
  const { query, skus, prices } = usePriceList(list.itemId)
  const put = usePutPrice(list.itemId)
  const rows = useMemo(
    () => filterRows(rowsOf(list.itemId, skus ?? [], prices), search),
    [list.itemId, skus, prices, search],
  )
  const ticks = useTicks(useMemo(() => rows.map(({ sku }) => sku.skuId), [rows]))
  if (skus === undefined)
    return query.error === null ? (
      <SkeletonRows label={t('desk.loading')} />
    ) : (
      <Failed failure={query.error} onRetry={() => void query.refetch()} />
    )
  if (rows.length === 0)
    return (
      <StateBox icon="search" title={t('desk.menu.nothingHere')}>
        <button type="button" className="btn line" onClick={() => change({ text: '', view: '' })}>
          {t('desk.clearFilters')}
        </button>
      </StateBox>
    )
  return (
    <>
      <PriceGrid
        label={t('desk.prices.grid')}
        rows={rows}
        put={put}
        reason={reason}
        ticks={reason === undefined ? ticks : undefined}
      />
      <BulkPrices rows={rows.filter(({ sku }) => ticks.ticked.has(sku.skuId))} put={put} onClear={ticks.clear} />
    </>
  )
}

/** A price list: what it is called, which stores have it, and its prices beside the brand's. */
export function ListEditor(props: EditorProps) {
  const t = useT()
  const { list, reason } = props
  const isGoing = list.op === 'archive'
  return (
    <>
      {isGoing && <p className="notice warn">{t('desk.product.isGoing')}</p>}
      <ListFields {...props} />
      <Filters />
      <div className="listwrap">
        <Prices list={list} reason={isGoing ? t('desk.product.isGoing') : reason} />
      </div>
    </>
  )
}
