import { useMemo } from 'react'
import { useMe } from '../../data/me.ts'
import { useNames } from '../../data/names.ts'
import type { Naming } from './lines.ts'

/** Names for sentences about changes. */
export function useNaming(ids: readonly string[], draftId: string): { naming: Naming; isRead: boolean } {
  const { storeList } = useMe()
  const { find, isRead } = useNames(ids, draftId)
  return useMemo(() => {
    const stores = new Map(storeList.map(({ storeId, storeName }) => [storeId, storeName]))
    return { naming: { find, storeName: (storeId: string) => stores.get(storeId) ?? storeId }, isRead }
  }, [storeList, find, isRead])
}
