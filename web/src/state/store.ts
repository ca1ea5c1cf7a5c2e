import { create } from 'zustand'
import { json, kept } from '../entry/kept.ts'
import { type ChosenStore, keptStore } from '../entry/kept-values.ts'

const keptRecent = kept<string[]>({
  key: 'tiffin.recentStores',
  codec: json((value): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string')),
  fallback: [],
})

/** Stores that a visitor's list of frequent ones remembers. */
const mostRecent = 5

export const useStoreChoice = create<{ readonly chosen: ChosenStore | null }>(() => ({ chosen: keptStore.get() }))

/** The store that the brand proposes to whoever has chosen none. */
export function proposeStore({ storeId, storeName }: Omit<ChosenStore, 'id'>): void {
  const chosen = { id: storeId, storeId, storeName }
  keptStore.set(chosen)
  useStoreChoice.setState({ chosen })
}

/** The store that the customer has chosen. */
export function chooseStore(store: Omit<ChosenStore, 'id'>): void {
  const { storeId } = store
  keptRecent.set([storeId, ...keptRecent.get().filter((id) => id !== storeId)].slice(0, mostRecent))
  proposeStore(store)
}

export function clearStore(): void {
  keptStore.clear()
  keptRecent.clear()
  useStoreChoice.setState({ chosen: null })
}

export const recentStoreIds = (): readonly string[] => keptRecent.get()
