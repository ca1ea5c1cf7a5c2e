import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { dateFormat } from '@tiffin/kit/client/dates.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { useSession } from './session.ts'

/** That of the store that is logged in; that of the brand until the store's is known. */
const zoneOf = (ofStore: string | undefined, ofBrand: string | undefined): string => ofStore ?? ofBrand ?? 'UTC'

export const storeZone = (): string =>
  zoneOf(useSession.getState().employee?.timeZone, useBootstrap.getState().bootstrap?.corpSetting.timeZone)

/** The zone by which the counter says times [store-24]. */
export function useStoreZone(): string {
  const ofStore = useSession(({ employee }) => employee?.timeZone)
  const ofBrand = useBootstrap(({ bootstrap }) => bootstrap?.corpSetting.timeZone)
  return zoneOf(ofStore, ofBrand)
}

/** `10:41`, by the store's clock. */
export const clockOf = (time: number): string => clockAt(time, storeZone())

/** `10:41:12`, by the store's clock. */
export const secondsOf = (time: number): string =>
  dateFormat(currentLanguage(), {
    ...{ timeZone: storeZone(), hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  }).format(time)

/** `Saturday 21 November`, by the store's clock. */
export const dayOf = (time: number): string => dayAt(time, storeZone())

/** `14:00`, by the clock of a zone. */
export const clockAt = (time: number, timeZone: string): string =>
  dateFormat(currentLanguage(), { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(time)

/** `Saturday 21 November`, by the clock of a zone. */
export const dayAt = (time: number, timeZone: string): string =>
  dateFormat(currentLanguage(), { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(time)

/** `Sunday`, by the clock of a zone. */
export const weekdayAt = (time: number, timeZone: string): string =>
  dateFormat(currentLanguage(), { timeZone, weekday: 'long' }).format(time)

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** `Sat 21 Nov`, of a date as `2026-11-21`. */
export const shortDay = (day: string): string =>
  dateFormat(currentLanguage(), { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' }).format(
    noonOf(day),
  )
