import { distanceMetres, type Position } from './distance.ts'

/** Stores nearest first; without a position in the order they come in, which is the brand's own. */
export function byDistance<Place extends Position>(stores: readonly Place[], position: Position | undefined): Place[] {
  if (position === undefined) return [...stores]
  return stores
    .map((store) => ({ store, metres: distanceMetres(position, store) }))
    .sort((a, b) => a.metres - b.metres)
    .map(({ store }) => store)
}

/** Those that take orders now before those that rest, each part in the order it came in [page-19]. */
export const openFirst = <Place>(stores: readonly Place[], isOpen: (store: Place) => boolean): Place[] => [
  ...stores.filter(isOpen),
  ...stores.filter((store) => !isOpen(store)),
]

/** The store proposed to a customer who has chosen none: the nearest that is open; when all rest, the nearest. */
export function nearestOpen<Place extends Position>(
  stores: readonly Place[],
  position: Position | undefined,
  isOpen: (store: Place) => boolean,
): Place | undefined {
  const near = byDistance(stores, position)
  return near.find(isOpen) ?? near[0]
}
