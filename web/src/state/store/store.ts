import { kept, text } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'
import { type ChosenStore, keptStore } from '../../entry/kept-values.ts'

/** What recent-stores.ts keeps: a JSON list. */
export const keptRecent = kept({ key: 'tiffin.recentStores', codec: text, fallback: '' })

export const useStoreChoice = create<{ readonly chosen: ChosenStore | null }>(() => ({ chosen: keptStore.get() }))

/** The store that the brand proposes to a visitor who has chosen none. */
export function proposeStore({ storeId, storeName }: Omit<ChosenStore, 'id'>): void {
  const chosen = { id: storeId, storeId, storeName }
  keptStore.set(chosen)
  useStoreChoice.setState({ chosen })
}

export function clearStore(): void {
  keptStore.clear()
  keptRecent.clear()
  useStoreChoice.setState({ chosen: null })
}
