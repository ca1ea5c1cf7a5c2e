import { type Language, textIn } from '@tiffin/core/language/language'
import { distanceMetres, type Position } from '@tiffin/core/store/distance'
import { businessHoursText, storeStatusAt } from '@tiffin/core/store/hours'
import { localTimeAt } from '@tiffin/core/store/local-time'
import { offeredPickup } from '@tiffin/core/store/offered-pickup'
import type { Store } from '@tiffin/core/store/store'
import type { StoreRow } from './queries.ts'

/** For whom, when and from where a store is looked at. */
export interface Viewpoint {
  readonly language: Language
  readonly now: number
  readonly position: Position | undefined
  readonly favourites: ReadonlySet<string>
}

/** A position only when both coordinates came. */
export const positionOf = ({ latitude, longitude }: { latitude?: number; longitude?: number }): Position | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }

/** In business (1) or resting (2) at an instant. */
export const statusOf = (store: StoreRow, now: number): number => storeStatusAt(store, localTimeAt(now, store.timeZone))

/** A store as one customer sees it now. */
export function presentStore(row: StoreRow, { language, now, position, favourites }: Viewpoint): Store {
  const { storeId, phone, latitude, longitude, image, timeZone, isOpen, resumesAt } = row
  const local = localTimeAt(now, row.timeZone)
  return {
    ...{ id: storeId, storeId, phone, latitude, longitude, image, timeZone, isOpen, resumesAt },
    ...{ businessHourList: row.businessHourList, exceptionList: row.exceptionList },
    pickupMethodList: offeredPickup(row, now),
    storeName: textIn(row.name, language),
    address: textIn(row.address, language),
    notice: textIn(row.notice, language),
    status: storeStatusAt(row, local),
    businessHours: businessHoursText(row, local.date),
    distance: position ? distanceMetres(position, row) : null,
    favourite: favourites.has(storeId),
  }
}
