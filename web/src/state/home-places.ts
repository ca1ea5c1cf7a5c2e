import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'

/** Usual heights, in pixels, of the parts of Home that come after the first paint. */
const usualHeights = { store: 52, live: 64, unpaid: 64, tiles: 68, usual: 104, often: 74 } as const

/** Held where nothing is known of them yet, too. */
const alwaysThere: Partial<Record<string, unknown>> = { store: true, tiles: true }

export type Place = keyof typeof usualHeights

const keptPlaces = kept({
  key: 'tiffin.homePlaces',
  codec: json((value): value is Record<string, unknown> => isRecord(value)),
  fallback: {},
})

const knowsPlaces = () => ['live', 'usual'].every((place) => keptPlaces.get()[place] !== undefined)

/** Whether this device knows which orders go on, and whether something is usually ordered [page-83]. */
export const useKnowsPlaces = create(knowsPlaces)

/** The height in pixels that this part had when Home was last seen, so that nothing moves when it comes [page-86]; nothing where it was not there. */
export function heldHeight(place: Place): number | undefined {
  const { [place]: height } = { ...alwaysThere, ...keptPlaces.get() }
  if (typeof height === 'number') return height
  return height === true ? usualHeights[place] : undefined
}

/** Keeps how high a part is: `false` where it is not there, `true` where it is and was not measured. */
export function keepPlace(place: Place, height: number | boolean): void {
  if (keptPlaces.get()[place] !== height) keptPlaces.set({ ...keptPlaces.get(), [place]: height })
  useKnowsPlaces.setState(knowsPlaces(), true)
}
