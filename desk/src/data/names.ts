import { useQuery } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { useMemo } from 'react'
import { call } from './call.ts'
import { menuKey } from './menu.ts'

/** What something of the menu is called. */
export type ItemName = CallMap['/api/app/desk/menu/names']['output']['list'][number]

/** Finds what something is called; undefined for what there never was, and until it was read. */
export type FindName = (kind: string, itemId: string) => ItemName | undefined

/** As many as one call names. */
const mostNamed = 500

async function readNames(ids: readonly string[], draftId: string): Promise<ItemName[]> {
  const names: ItemName[] = []
  for (let start = 0; start < ids.length; start += mostNamed) {
    const itemIdList = ids.slice(start, start + mostNamed)
    const wish = draftId === '' ? { itemIdList } : { itemIdList, draftId }
    names.push(...(await call('/api/app/desk/menu/names', wish)).list)
  }
  return names
}

/** Things with the products and options that they stand below. */
async function readWithParents(ids: readonly string[], draftId: string): Promise<ItemName[]> {
  const names = await readNames(ids, draftId)
  const parents = [...new Set(names.map(({ parentId }) => parentId))].filter((id) => id !== '' && !ids.includes(id))
  return [...names, ...(await readNames(parents, draftId))]
}

/** What things are called, for sentences about changes; `isRead` once it is known. */
export function useNames(ids: readonly string[], draftId: string): { find: FindName; isRead: boolean } {
  const itemIds = [...new Set(ids)].filter((id) => id !== '').toSorted()
  const { data, isError } = useQuery({
    queryKey: [...menuKey, 'names', draftId, itemIds],
    queryFn: () => readWithParents(itemIds, draftId),
    enabled: itemIds.length > 0,
    placeholderData: (before) => before,
  })
  return useMemo(() => {
    const byKey = new Map((data ?? []).map((row) => [`${row.kind} ${row.itemId}`, row]))
    return {
      find: (kind: string, itemId: string) => byKey.get(`${kind} ${itemId}`),
      isRead: data !== undefined || isError || itemIds.length === 0,
    }
  }, [data, isError, itemIds.length])
}
