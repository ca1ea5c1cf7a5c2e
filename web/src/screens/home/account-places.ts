import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'

/** Parts of Home that belong to the customer and come after the first paint. */
type Place = 'live' | 'unpaid' | 'usual' | 'often'

const keptPlaces = kept({
  key: 'tiffin.homePlaces',
  codec: json((value): value is Record<string, unknown> => isRecord(value)),
  fallback: {},
})

/** Whether this part was there when Home was last seen: its place is held, so that nothing moves when it comes. */
export const hasPlace = (place: Place): boolean => keptPlaces.get()[place] === true

export function keepPlace(place: Place, isThere: boolean): void {
  if (hasPlace(place) !== isThere) keptPlaces.set({ ...keptPlaces.get(), [place]: isThere })
}
