import { distanceMetres, type Position } from './distance.ts'
import { type Store, storeStatus } from './store.ts'

/** From here on a store is far, when there is a nearer one. */
export const farMetres = 5000

/** Why a store may not be the one that was meant: it is far away, or another one is nearer and the usual one. */
export interface StoreDoubt {
  readonly reason: 'far' | 'unusual'
  /** Whole metres to the chosen store. */
  readonly metres: number
  /** The store that may have been meant. */
  readonly instead: Store
}

interface Surroundings {
  readonly position: Position | undefined
  /** The brand's stores, in any order. */
  readonly stores: readonly Store[]
  /** Where the customer usually orders; empty for who has no habit yet. */
  readonly usualIds: readonly string[]
}

/**
 * Whether to ask before an order goes to a store (docs/decisions/0022): only with a position, and only when an open store that is
 * nearer can be offered – any for a store more than five kilometres away, else one of the customer's usual stores, when this is none.
 */
export function doubtStore(chosen: Store, { position, stores, usualIds }: Surroundings): StoreDoubt | null {
  if (position === undefined) return null
  const metres = distanceMetres(position, chosen)
  const nearer = stores
    .filter(({ storeId, status }) => storeId !== chosen.storeId && status === storeStatus.inBusiness)
    .map((store) => ({ store, away: distanceMetres(position, store) }))
    .filter(({ away }) => away < metres)
    .sort((a, b) => a.away - b.away)
    .map(({ store }) => store)
  const usual = usualIds.includes(chosen.storeId) ? undefined : nearer.find(({ storeId }) => usualIds.includes(storeId))
  const nearest = nearer[0]
  if (metres > farMetres && nearest !== undefined) return { reason: 'far', metres, instead: usual ?? nearest }
  return usual === undefined ? null : { reason: 'unusual', metres, instead: usual }
}
