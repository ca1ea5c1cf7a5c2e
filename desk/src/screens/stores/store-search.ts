import { type StoreState, storeStates } from '@tiffin/core/store/store-state'
import type { StoreFilter } from '../../data/stores.ts'

/** The filters of the list as they stand in the address. */
export interface StoreSearch {
  readonly text?: string
  readonly state?: StoreState
  readonly group?: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function readStoreSearch(search: Record<string, unknown>): StoreSearch {
  const state = storeStates.find((each) => each === search.state)
  const texts = { text: textOf(search.text), group: textOf(search.group) }
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(state === undefined ? {} : { state }),
  }
}

export const filterOf = ({ text = '', state, group }: StoreSearch): StoreFilter => ({
  text,
  ...(state === undefined ? {} : { state }),
  ...(group === undefined ? {} : { groupId: group }),
})
