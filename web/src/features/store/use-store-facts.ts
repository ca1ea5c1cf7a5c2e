import { distanceMetres } from '@tiffin/core/store/distance'
import { isWithinHours } from '@tiffin/core/store/hours'
import { localTimeAt } from '@tiffin/core/store/local-time'
import { closesAt, opensAt } from '@tiffin/core/store/next-change'
import { type Store, storeStatus } from '@tiffin/core/store/store'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { usePosition } from '../../state/store/position.ts'

/** What the app says of a store now. */
export interface StoreFacts {
  readonly isInBusiness: boolean
  /** "Open" or "Closed now". */
  readonly status: string
  /** "320 m", undefined without a position. */
  readonly distance: string | undefined
  /** Today's hours beside the status: "10:00-22:00" or "All day". */
  readonly hours: string
  /** All of it in one phrase: "Open until 22:00", "Open all day", "Opens at 07:00". */
  readonly brief: string
}

/** Without any rule the store's usual text is shown [store-1]. */
function openText(store: Store, closing: string | null): string {
  if (closing !== null) return t('store.until', { time: closing })
  return store.businessHourList === null ? `${t('store.open')} · ${store.businessHours}` : t('store.allDay')
}

const weekday = (date: string) =>
  new Intl.DateTimeFormat(useLanguage.getState().language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(date))

/** "Opens at 08:00", and with its day when that is not today; undefined when unknown. */
export function openingWords(store: Store): string | undefined {
  const { resumesAt, timeZone } = store
  // What an older version of the app has kept does not say it.
  const resumes = typeof resumesAt === 'number' ? localTimeAt(resumesAt, timeZone) : null
  const opening = opensAt(store, localTimeAt(serverNow(), timeZone), resumes)
  if (opening === null) return undefined
  const { time, date, inDays } = opening
  if (inDays === 0) return t('store.opensAt', { time })
  return inDays === 1 ? t('store.opensTomorrow', { time }) : t('store.opensOn', { day: weekday(date), time })
}

/** "320 m" or "1.4 km", in the customer's language. */
export function distanceWords(metres: number): string {
  if (metres < 1000) return t('store.metres', { count: String(metres) })
  const km = metres / 1000
  return t('store.kilometres', { count: km < 9.95 ? km.toFixed(1) : String(Math.round(km)) })
}

export function useStoreFacts(store: Store): StoreFacts {
  const t = useT()
  // A position of the network orders the stores, but is no distance.
  const position = usePosition(({ state, position }) => (state === 'rough' ? undefined : position))
  const metres = position && distanceMetres(position, store)
  const local = localTimeAt(serverNow(), store.timeZone)
  // What the server said may be of before closing time.
  const isInBusiness = store.status === storeStatus.inBusiness && isWithinHours(store, local) !== false
  const status = t(isInBusiness ? 'store.open' : 'store.resting')
  const closing = isInBusiness ? closesAt(store, local) : null
  return {
    isInBusiness,
    status,
    distance: metres === undefined ? undefined : distanceWords(metres),
    hours:
      isInBusiness && closing === null && store.businessHourList !== null ? t('store.wholeDay') : store.businessHours,
    brief: isInBusiness ? openText(store, closing) : (openingWords(store) ?? status),
  }
}
