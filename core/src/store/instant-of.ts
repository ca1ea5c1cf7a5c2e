import { localTimeAt } from './local-time.ts'

/** A date and a time as they stand on a wall: `2026-11-30`, `09:00`. */
export interface WallTime {
  readonly date: string
  readonly clock: string
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** How far the clock of a zone is ahead of UTC at an instant, in minutes. */
export function offsetAt(instant: number, timeZone: string): number {
  const { date, minutes } = localTimeAt(instant, timeZone)
  const minute = Math.floor(instant / minuteMs)
  return Date.parse(`${date}T00:00:00Z`) / minuteMs + minutes - minute
}

/**
 * The instant (epoch ms) at which a zone's clock shows a time [draft-9]. One that comes twice, as clocks go back, is the first; one that
 * is skipped, as they go forward, is later by what was skipped. NaN where the texts are no date or no time.
 */
export function instantOf({ date, clock }: WallTime, timeZone: string): number {
  const shown = Date.parse(`${date}T${clock}:00Z`)
  if (Number.isNaN(shown)) return Number.NaN
  const [before, after] = [shown - dayMs, shown + dayMs].map((near) => offsetAt(near, timeZone) * minuteMs) as [
    number,
    number,
  ] // as: of two
  const isShown = (instant: number) => instant + offsetAt(instant, timeZone) * minuteMs === shown
  return [shown - Math.max(before, after), shown - Math.min(before, after)].find(isShown) ?? shown - before
}

/** An offset as people write it: `UTC+8`, `UTC-3:30`. */
export function offsetName(minutes: number): string {
  const [whole, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${whole}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
