import { businessDate } from '@tiffin/core/store/close-early'
import { instantOf } from '@tiffin/core/store/instant-of'
import { localTimeAt } from '@tiffin/core/store/local-time'
import { nextDayOpening } from '@tiffin/core/store/next-day-opening'
import type { StoreRow } from './queries.ts'

/** When a store opens on its next day, which is until when `for today` holds; past midnight its night still belongs to the day before [stock-6]. */
export const nextOpening = (
  store: Pick<StoreRow, 'businessHourList' | 'exceptionList' | 'timeZone'>,
  now: number,
): number => instantOf(nextDayOpening(store, businessDate(store, localTimeAt(now, store.timeZone))), store.timeZone)
