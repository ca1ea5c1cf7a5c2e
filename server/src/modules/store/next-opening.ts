import { instantOf } from '@tiffin/core/store/instant-of'
import { localTimeAt } from '@tiffin/core/store/local-time'
import { nextDayOpening } from '@tiffin/core/store/next-day-opening'
import type { StoreRow } from './queries.ts'

/** When a store opens on its next day, which is until when `for today` holds [stock-6]. */
export const nextOpening = (store: StoreRow, now: number): number =>
  instantOf(nextDayOpening(store, localTimeAt(now, store.timeZone).date), store.timeZone)
