import { payGraceMs } from './payment-status.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** After an attempt was opened: soon, then with growing pauses, as long as it may still be paid. */
const afterOpening = [
  15 * secondMs,
  35 * secondMs,
  ...[1, 1.5, 2, 3, 4, 6, 8, 11, 15, 20, 30, 45, 60, 90].map((minutes) => minutes * minuteMs),
]

/** While the order waits for a word after its deadline [order-18]. */
const graceStepMs = 4 * secondMs

/** After the deadline, for money that came all the same. */
const afterDeadline = [payGraceMs, 2 * minuteMs, 10 * minuteMs, hourMs, 24 * hourMs]

/** An attempt to pay, in ms since 1970. */
interface AskedAttempt {
  readonly createdAt: number
  /** The end of the time to pay. */
  readonly expiresAt: number
}

/**
 * When a provider is asked about an attempt next, if no notice comes: with growing pauses until its deadline, every four seconds of the
 * half minute after it, and later once more after minutes, an hour and a day. Undefined: no more [cashier-8].
 */
export function nextAskAt({ createdAt, expiresAt }: AskedAttempt, now: number): number | undefined {
  const early = afterOpening.map((pause) => createdAt + pause).find((time) => time > now && time < expiresAt)
  if (early !== undefined) return early
  if (now < expiresAt) return expiresAt
  if (now < expiresAt + payGraceMs - graceStepMs) return now + graceStepMs
  return afterDeadline.map((pause) => expiresAt + pause).find((time) => time > now)
}
