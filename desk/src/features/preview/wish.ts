import type { Language } from '@tiffin/core/language/language'
import { instantOf } from '@tiffin/core/store/instant-of'
import { localTimeAt } from '@tiffin/core/store/local-time'
import { serverNow } from '@tiffin/kit/client/clock.ts'

/** What is chosen in the dialog; day and time by the clock of the store. */
export interface Choices {
  readonly storeId: string
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** `HH:mm`. */
  readonly clock: string
  readonly isMember: boolean
  readonly language: Language
}

const two = (count: number) => String(count).padStart(2, '0')

/** Now, by the clock of a store. */
export function nowAt(timeZone: string): Pick<Choices, 'date' | 'clock'> {
  const { date, minutes } = localTimeAt(serverNow(), timeZone)
  return { date, clock: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` }
}

/** The instant that is chosen; undefined while the date or the time is none. */
export function chosenInstant(wall: Choices, timeZone: string): number | undefined {
  const instant = instantOf(wall, timeZone)
  return Number.isNaN(instant) ? undefined : instant
}
