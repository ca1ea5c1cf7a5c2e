/** What is heard: two notes for what is new, loud after a minute; a low one for what is late. */
export type Sound = 'soft' | 'loud' | 'late'

/** What of the board is to be heard. */
export interface Audible {
  /** Since when the first of the new orders waits; null when none is new. */
  readonly newSince: number | null
  readonly hasLate: boolean
}

/** When it was last heard. */
export interface LastSounds {
  readonly newAt: number
  readonly lateAt: number
}

const againMs = 10_000
const loudAfterMs = 60_000
const lateEveryMs = 60_000

/** What sounds now [kitchen-9]: what is new sounds until it is begun. */
export function dueSound(
  { newSince, hasLate }: Audible,
  { newAt, lateAt }: LastSounds,
  now: number,
): Sound | undefined {
  if (newSince !== null && now - newAt >= againMs) return now - newSince >= loudAfterMs ? 'loud' : 'soft'
  return hasLate && now - lateAt >= lateEveryMs ? 'late' : undefined
}
