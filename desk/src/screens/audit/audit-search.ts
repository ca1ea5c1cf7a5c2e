import { addDays, localTimeAt, startOfDay } from '@tiffin/core/store/local-time'
import type { AuditFilter } from '../../data/audit.ts'

/** What stands in the address of the log. */
export interface AuditSearch {
  readonly staff?: string
  readonly action?: string
  readonly item?: string
  readonly store?: string
  /** A number of days up to today, or `own`: those from `from` to `to`. */
  readonly days?: string
  /** `YYYY-MM-DD`, of the brand's calendar. */
  readonly from?: string
  readonly to?: string
}

const names = ['staff', 'action', 'item', 'store', 'days', 'from', 'to'] as const

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const given = names.flatMap((name) => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : []
  })
  return Object.fromEntries(given)
}

const halfDayMs = 12 * 3_600_000

/** The instant at which a date of the brand's calendar begins; undefined for what is no date. */
export function beginOf(date: string, timeZone: string): number | undefined {
  const noon = Date.parse(`${date}T12:00:00Z`)
  if (Number.isNaN(noon)) return undefined
  // Far in the east or west, noon of Greenwich is another day.
  const local = localTimeAt(noon, timeZone).date
  const inside = local > date ? noon - halfDayMs : local < date ? noon + halfDayMs : noon
  return startOfDay(inside, timeZone)
}

function spanOf({ days, from = '', to = '' }: AuditSearch, now: number, timeZone: string) {
  if (days === 'own')
    return {
      since: beginOf(from, timeZone),
      before: to === '' ? undefined : beginOf(addDays(to, 1), timeZone),
    }
  const count = Number(days)
  if (!Number.isInteger(count) || count < 1) return { since: undefined, before: undefined }
  return { since: beginOf(addDays(localTimeAt(now, timeZone).date, 1 - count), timeZone), before: undefined }
}

/** What is asked of the server for an address; days begin by the brand's clock. */
export function filterOf(search: AuditSearch, { now, timeZone }: { now: number; timeZone: string }): AuditFilter {
  const { staff, action, item, store } = search
  const { since, before } = spanOf(search, now, timeZone)
  return {
    ...(staff === undefined ? {} : { staffId: staff }),
    ...(action === undefined ? {} : { action }),
    ...(item === undefined ? {} : { itemId: item }),
    ...(store === undefined ? {} : { storeId: store }),
    ...(since === undefined ? {} : { since }),
    ...(before === undefined ? {} : { before }),
  }
}
