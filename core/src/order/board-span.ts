import { startOfDay } from '../store/local-time.ts'

const hourMs = 3_600_000

/** Orders that are over stand on the board of a store when they were made since `since` or ended since `endedSince`. */
export interface BoardSpan {
  /** The store's midnight. */
  readonly since: number
  readonly endedSince: number
}

/** The board is that of the store's day; what ended in the last hour stays on it over midnight [kitchen-35]. */
export function boardSpan(now: number, timeZone: string): BoardSpan {
  const since = startOfDay(now, timeZone)
  return { since, endedSince: Math.min(since, now - hourMs) }
}
