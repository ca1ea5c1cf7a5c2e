import { json, kept } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'

/** Most entries that are kept: more than a store closes in a day. */
const most = 200

const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string')
const keptIds = kept<string[]>({ key: 'tiffin.counter.givenBack', codec: json(isIds), fallback: [] })

/** The closed orders whose cash was handed over, as staff says at this counter. */
export const useGivenBack = create<{ ids: readonly string[] }>(() => ({ ids: keptIds.get() }))

export function noteGivenBack(orderId: string): void {
  const ids = [...useGivenBack.getState().ids, orderId].slice(-most)
  keptIds.set(ids)
  useGivenBack.setState({ ids })
}
