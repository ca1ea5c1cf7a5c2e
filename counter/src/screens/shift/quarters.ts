import type { CallMap } from '@tiffin/contract/calls'
import { localTimeAt } from '@tiffin/core/store/local-time'

/** What was sold in a quarter of an hour. */
export type Quarter = CallMap['/api/app/store/shift/detail']['output']['quarterList'][number]

const quarterMs = 15 * 60_000
/** A short shift is drawn with room for what comes. */
const fewest = 8
/** The most lines across and hours below. */
const mostLines = 4
const mostHours = 5

/** Every quarter of an hour from the first sale to now, also those without an order. */
export function allQuarters(list: readonly Quarter[], now: number): readonly Quarter[] {
  const [first] = list
  if (first === undefined) return []
  const byTime = new Map(list.map((quarter) => [quarter.at, quarter]))
  const count = Math.max(fewest, Math.floor((now - first.at) / quarterMs) + 1)
  return Array.from({ length: count }, (_, index) => {
    const begin = first.at + index * quarterMs
    return byTime.get(begin) ?? { at: begin, count: 0, atStore: 0 }
  })
}

/** Whether a quarter of an hour is not over. */
export const isRunning = ({ at }: Quarter, now: number): boolean => at <= now && now < at + quarterMs

/** The heights of the lines across: round numbers, the last one at least the most that there is. */
export function scaleOf(most: number): readonly number[] {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, most / mostLines)))
  const step = [1, 2, 5, 10].map((each) => each * size).find((each) => each * mostLines >= most) ?? most
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step)
}

/** Which of them have their time below: full hours by the clock of the store, no more than there is room for. */
export function hoursOf(quarters: readonly Quarter[], timeZone: string): ReadonlySet<number> {
  const hours = quarters.filter(({ at }) => localTimeAt(at, timeZone).minutes % 60 === 0)
  const step = Math.ceil(hours.length / mostHours)
  return new Set(hours.filter((_, index) => index % step === 0).map(({ at }) => at))
}
