import { storeStatusAt } from './hours.ts'
import type { LocalTime } from './local-time.ts'
import { type StoreSchedule, storeStatus } from './store.ts'

/** How a store stands for those who run it: paused by hand, open or closed by its hours, archived [store-10]. */
export const storeStates = ['open', 'paused', 'closed', 'archived'] as const

/** One of the four. */
export type StoreState = (typeof storeStates)[number]

/** The state of a store at a wall-clock instant; `archivedAt` is null for one that is in use. */
export function storeStateAt(
  store: StoreSchedule & { readonly archivedAt: number | null },
  local: LocalTime,
): StoreState {
  if (store.archivedAt !== null) return 'archived'
  if (!store.isOpen) return 'paused'
  return storeStatusAt(store, local) === storeStatus.inBusiness ? 'open' : 'closed'
}

/** Whether a text names a time zone that clocks can be read by, for example `Asia/Singapore`; offsets are none, for they know no summer time. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(text)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}
