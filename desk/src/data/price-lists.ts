import { useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useMemo } from 'react'
import { call } from './call.ts'
import { useCurrentDraft } from './drafts.ts'
import { menuKey, useEditsOver } from './menu.ts'
import type { MenuItem } from './menu-items.ts'
import { showPageItems } from './show-edits.ts'

/** A size as price lists show it, with what it costs everywhere. */
export type ListedSku = CallMap['/api/app/desk/price-list/detail']['output']['skuList'][number]

const ofDraft = (draftId: string) => (draftId === '' ? {} : { draftId })
const noItems: readonly MenuItem[] = []

/** The price lists, which stores have one, and how many prices each names, as the draft makes them. */
export function usePriceLists(isAllowed = true) {
  const { isKnown, draftId } = useCurrentDraft(isAllowed)
  const query = useQuery({
    queryKey: [...menuKey, 'price-lists', draftId],
    queryFn: () => call('/api/app/desk/price-list/list', ofDraft(draftId)),
    placeholderData: (before) => before,
    enabled: isAllowed && isKnown,
  })
  const { data, dataUpdatedAt } = query
  const edits = useEditsOver(draftId, dataUpdatedAt)
  return useMemo(
    () => ({
      query,
      lists: data && showPageItems(data.list, edits, ['priceList']),
      /** Items `storePriceList`, those that the draft takes away too. */
      ofStores: data ? showPageItems(data.storeList, edits, ['storePriceList']) : noItems,
      counts: new Map(data?.countList.map(({ priceListId, count }) => [priceListId, count])),
    }),
    [query, data, edits],
  )
}

/** Every size with what one list names, as the draft makes it; `prices` by the id of the size. */
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
  return useMemo(() => {
    const own = edits.filter(({ itemId }) => itemId.startsWith(`${priceListId}.`))
    const items = data ? showPageItems(data.list, own, ['priceListSku']) : noItems
    return {
      query,
      skus: data?.skuList,
      prices: new Map(items.map((item) => [item.itemId.slice(priceListId.length + 1), item])),
    }
  }, [query, data, edits, priceListId])
}
