import { type Pace, reckonedMs } from './pace.ts'

/** From when and until when an order is said to be ready, in ms since 1970 [ready-2]. */
export interface ReadyRange {
  readonly readyFrom: number
  readonly readyUntil: number
}

/** What stands between an order and its making. */
export interface Waiting {
  /** Units of other orders that are to be made first. */
  readonly ahead: number
  /** Its own units. */
  readonly work: number
  /** What the store adds by hand. */
  readonly delayMinutes: number
}

/** Staff adds at most this [ready-3]. */
export const longestDelayMinutes = 60

const minuteMs = 60_000

/** No range is shorter. */
const leastWidthMs = 2 * minuteMs

/** When an order that is accepted now is said to be ready. Both ends are whole minutes, the range only grows by that [ready-2]. */
export function readyRange(pace: Pace, { ahead, work, delayMinutes }: Waiting, now: number): ReadyRange {
  const reckoned = reckonedMs(pace, ahead + work)
  const scatter = Math.sqrt(reckoned)
  const added = now + delayMinutes * minuteMs + reckoned
  const from = Math.max(now + delayMinutes * minuteMs + minuteMs, added + pace.early * scatter)
  const readyFrom = Math.floor(from / minuteMs) * minuteMs
  const until = Math.max(added + pace.late * scatter, readyFrom + leastWidthMs)
  return { readyFrom, readyUntil: Math.ceil(until / minuteMs) * minuteMs }
}

/** When an order that is collected from an instant on goes to the kitchen: so early that it is seldom late [slot-3]. */
export function releaseAt(startsAt: number, pace: Pace, work: number): number {
  const reckoned = reckonedMs(pace, work)
  return startsAt - Math.ceil((reckoned + Math.max(0, pace.late) * Math.sqrt(reckoned)) / minuteMs) * minuteMs
}

/** The promised time of an order with a slot: the slot, or later when it was accepted too late for it [slot-3]. */
export const slotRange = (
  slot: { readonly startsAt: number; readonly endsAt: number },
  soonest: ReadyRange,
): ReadyRange => ({
  readyFrom: Math.max(slot.startsAt, soonest.readyFrom),
  readyUntil: Math.max(slot.endsAt, soonest.readyUntil),
})
