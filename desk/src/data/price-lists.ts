import { useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import type { Change } from '@tiffin/core/draft/change'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useMemo } from 'react'
import { call } from './call.ts'
import { useCurrentDraft } from './drafts.ts'
import { menuKey, useEditsOver } from './menu.ts'
import type { MenuItem, MenuPart } from './menu-items.ts'
import { showPageItems } from './show-edits.ts'

/** A size as price lists show it, with what it costs everywhere. */
export type ListedSku = CallMap['/api/app/desk/price-list/detail']['output']['skuList'][number]

const ofDraft = (draftId: string) => (draftId === '' ? {} : { draftId })
const noItems: readonly MenuItem[] = []
const noEdits: ReadonlyMap<string, readonly Change[]> = new Map()
const noPrices: readonly MenuPart[] = []

/** The price lists, which stores have one, and how many prices each names, as the draft makes them. */
export function usePriceLists() {
  const { isKnown, draftId } = useCurrentDraft()
  const query = useQuery({
    queryKey: [...menuKey, 'price-lists', draftId],
    queryFn: () => call('/api/app/desk/price-list/list', ofDraft(draftId)),
    placeholderData: (before) => before,
    enabled: isKnown,
  })
  const { data, dataUpdatedAt } = query
  const edits = useEditsOver(draftId, dataUpdatedAt)
  const shown = useMemo(
    () => ({
      lists: data && showPageItems(data.list, edits, ['priceList']),
      /** Items `storePriceList`, those that the draft takes away too. */
      ofStores: data ? showPageItems(data.storeList, edits, ['storePriceList']) : noItems,
      counts: new Map(data?.countList.map(({ priceListId, count }) => [priceListId, count])),
    }),
    [data, edits],
  )
  return { query, ...shown }
}

const isPriceOf =
  (priceListId: string) =>
  ({ kind, itemId }: Change): boolean =>
    kind === 'priceListSku' && itemId.startsWith(`${priceListId}.`)

/** Every size with what one list names, as the draft makes it; `prices` by their ids. */
export function usePriceList(priceListId: string) {
  const { isKnown, draftId } = useCurrentDraft()
  const language = useLanguage((state) => state.language)
  const query = useQuery({
    queryKey: [...menuKey, 'price-list', priceListId, draftId, language],
    queryFn: () => call('/api/app/desk/price-list/detail', { priceListId, ...ofDraft(draftId) }),
    placeholderData: (before, old) => (old?.queryKey[2] === priceListId ? before : undefined),
    enabled: isKnown,
  })
  const { data, dataUpdatedAt } = query
  const edits = useEditsOver(draftId, dataUpdatedAt)
  const shown = useMemo(() => {
    const items = new Map((data?.list ?? noPrices).map((item) => [item.itemId, item]))
    // Item by item: of a change in bulk there are hundreds.
    const byItem = data ? Map.groupBy(edits.filter(isPriceOf(priceListId)), ({ itemId }) => itemId) : noEdits
    const prices = new Map<string, MenuItem>([...items].map(([itemId, item]) => [itemId, { ...item, partList: [] }]))
    for (const [itemId, own] of byItem) {
      const known = items.get(itemId)
      prices.delete(itemId)
      for (const item of showPageItems(known ? [known] : [], own, ['priceListSku'])) prices.set(itemId, item)
    }
    return { skus: data?.skuList, prices }
  }, [data, edits, priceListId])
  return { query, ...shown }
}
