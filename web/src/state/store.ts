import { create } from 'zustand'
import { isRecord, json, kept } from '../entry/kept.ts'

/** The store chosen on this device; what else is known of it comes from its own call. */
export interface ChosenStore {
  readonly id: string
  readonly storeId: string
  readonly storeName: string
}

function isStore(value: unknown): value is ChosenStore {
  return isRecord(value) && typeof value.storeId === 'string' && typeof value.storeName === 'string'
}

const keptStore = kept<ChosenStore | null>({
  key: 'storeInfo',
  codec: json((value): value is ChosenStore | null => value === null || isStore(value)),
  fallback: null,
})

const keptRecent = kept<string[]>({
  key: 'tiffin.recentStores',
  codec: json((value): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string')),
  fallback: [],
})

/** Stores that a visitor's list of frequent ones remembers. */
const mostRecent = 5

export const useStoreChoice = create<{ readonly chosen: ChosenStore | null }>(() => ({ chosen: keptStore.get() }))

export function chooseStore({ storeId, storeName }: Omit<ChosenStore, 'id'>): void {
  const chosen = { id: storeId, storeId, storeName }
  keptStore.set(chosen)
  keptRecent.set([storeId, ...keptRecent.get().filter((id) => id !== storeId)].slice(0, mostRecent))
  useStoreChoice.setState({ chosen })
}

export function clearStore(): void {
  keptStore.clear()
  keptRecent.clear()
  useStoreChoice.setState({ chosen: null })
}

export const recentStoreIds = (): readonly string[] => keptRecent.get()
