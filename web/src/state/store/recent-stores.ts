import { json } from '@tiffin/kit/client/kept.ts'
import type { ChosenStore } from '../../entry/kept-values.ts'
import { keptRecent, proposeStore } from './store.ts'

/** Choices that this device remembers, the last one first; a store that is chosen again is in it again. */
const mostChoices = 20

/** Choices after which a visitor uses a store frequently: the first may have been a look only. */
const fewestChoices = 2

const ids = json((value): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string'))

const choices = (): readonly string[] => ids.read(keptRecent.get()) ?? []

const keepChoices = (list: readonly string[]) => keptRecent.set(ids.write(list.slice(0, mostChoices)))

type Named = Omit<ChosenStore, 'id'>

/** The customer has picked another store than the one before. */
export function chooseStore(store: Named): void {
  keepChoices([store.storeId, ...choices()])
  proposeStore(store)
}

/** The store that the customer stays at, or whose cart comes from elsewhere: no proposal any more, but no further choice. */
export function keepStore(store: Named): void {
  if (choices().includes(store.storeId)) proposeStore(store)
  else chooseStore(store)
}

/** The latest choice of a store does not count after all: the one before it is back, chosen or proposed as it was. */
export function undoChoice(storeId: string, before: Named): void {
  const list = choices()
  const latest = list.indexOf(storeId)
  keepChoices(list.filter((_id, index) => index !== latest))
  proposeStore(before)
}

/** Stores that were chosen on this device, the last one first. */
export const recentStoreIds = (): readonly string[] => [...new Set(choices())]

/** Those of them that were chosen more than once. */
export const frequentStoreIds = (): readonly string[] =>
  recentStoreIds().filter((id) => choices().filter((each) => each === id).length >= fewestChoices)
