import { json } from '../entry/kept.ts'
import type { ChosenStore } from '../entry/kept-values.ts'
import { keptRecent, proposeStore } from './store.ts'

/** Choices that this device remembers, the last one first; a store that is chosen again is in it again. */
const mostChoices = 20

/** Choices after which a visitor uses a store frequently: the first may have been a look only. */
const fewestChoices = 2

const ids = json((value): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string'))

const choices = (): readonly string[] => ids.read(keptRecent.get()) ?? []

/** The store that the customer has chosen. */
export function chooseStore(store: Omit<ChosenStore, 'id'>): void {
  keptRecent.set(ids.write([store.storeId, ...choices()].slice(0, mostChoices)))
  proposeStore(store)
}

/** Stores that were chosen on this device, the last one first. */
export const recentStoreIds = (): readonly string[] => [...new Set(choices())]

/** Those of them that were chosen more than once. */
export const frequentStoreIds = (): readonly string[] =>
  recentStoreIds().filter((id) => choices().filter((each) => each === id).length >= fewestChoices)
