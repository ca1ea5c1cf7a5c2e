import { addDays, localTimeAt, startOfDay } from '../store/local-time.ts'

const halfDayMs = 43_200_000

/** The first instant of a calendar date in a zone. */
function beginOf(date: string, timeZone: string): number {
  const noon = Date.parse(`${date}T12:00:00Z`)
  // East of +12:00 it is the next date by then; nowhere is it still the one before.
  const isNext = localTimeAt(noon, timeZone).date !== date
  return startOfDay(isNext ? noon - halfDayMs : noon, timeZone)
}

/** The same day a year later; 29 February becomes 28. */
function yearLater(date: string): string {
  const next = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
  return next.endsWith('-02-29') ? `${next.slice(0, 4)}-02-28` : next
}

/** When a lot of points is over, and the last date on which it can be spent. */
export interface LotExpiry {
  /** `YYYY-MM-DD` in the brand's zone. */
  readonly expiryDate: string
  /** The first instant at which it is gone, epoch ms. */
  readonly expiresAt: number
}

/** Points last to the end of the brand's own day twelve months later [point-3]. */
export function expiryOfLot(earnedAt: number, timeZone: string): LotExpiry {
  const expiryDate = yearLater(localTimeAt(earnedAt, timeZone).date)
  return { expiryDate, expiresAt: beginOf(addDays(expiryDate, 1), timeZone) }
}
