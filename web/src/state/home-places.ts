import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'

/** Parts of Home that belong to the customer and come after the first paint. */
type Place = 'live' | 'unpaid' | 'usual' | 'often'

const keptPlaces = kept({
  key: 'tiffin.homePlaces',
  codec: json((value): value is Record<string, unknown> => isRecord(value)),
  fallback: {},
})

const knowsPlaces = () => ['live', 'usual'].every((place) => keptPlaces.get()[place] !== undefined)

/** Whether this device knows which orders go on, and whether something is usually ordered [page-83]. */
export const useKnowsPlaces = create(knowsPlaces)

/** Whether this part was there when Home was last seen: its place is held, so that nothing moves when it comes. */
export const hasPlace = (place: Place): boolean => keptPlaces.get()[place] === true

export function keepPlace(place: Place, isThere: boolean): void {
  if (keptPlaces.get()[place] !== isThere) keptPlaces.set({ ...keptPlaces.get(), [place]: isThere })
  useKnowsPlaces.setState(knowsPlaces(), true)
}
