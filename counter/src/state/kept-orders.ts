import { json, kept } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'

/** Most entries that are kept: more than a store closes in a day. */
const most = 200

const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string')

/** Orders of which staff has said something at this counter, by their ids. */
function keptOrders(key: string) {
  const keptIds = kept<string[]>({ key, codec: json(isIds), fallback: [] })
  const use = create<{ ids: readonly string[] }>(() => ({ ids: keptIds.get() }))
  const note = (orderId: string) => {
    const ids = [...use.getState().ids, orderId].slice(-most)
    keptIds.set(ids)
    use.setState({ ids })
  }
  return { use, note }
}

/** The orders whose cancelling by the customer was seen. */
export const cancelSeen = keptOrders('tiffin.counter.cancelSeen')

/** The lines that were cancelled at this station and seen, by `goneKey`. */
export const goneSeen = keptOrders('tiffin.counter.goneSeen')
