/** How long a store takes at one hour of its day [ready-1]. Times are ms. */
export interface Pace {
  /** For an order that nothing is ahead of, before its first unit. */
  readonly baseMs: number
  /** For each unit that is ahead of it or in it. */
  readonly unitMs: number
  /** How far before and after what is reckoned orders become ready, in whole ms per root of a ms reckoned: more work scatters more. */
  readonly early: number
  readonly late: number
}

/** An order that became ready: the units ahead of it and in it, and how long it took. */
export interface Made {
  readonly load: number
  readonly tookMs: number
}

/** The pace of a store that has not made enough orders. */
export const usualPace: Pace = { baseMs: 180_000, unitMs: 45_000, early: -120, late: 240 }

/** Fewer orders say nothing about an hour, or about a store. */
export const leastMade = 40

/** Of a hundred orders this many become ready before the range begins, and as many after it ends. */
const outside = 0.03

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** What lies at a share of the way through ascending values, which are at least one. */
function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.round(share * (ascending.length - 1))] ?? 0
}

/** What a pace reckons for a load, in ms, before it scatters. */
export const reckonedMs = ({ baseMs, unitMs }: Pick<Pace, 'baseMs' | 'unitMs'>, load: number): number =>
  Math.max(60_000, baseMs + unitMs * load)

/** The straight line through what was made: by least squares, never falling with the load and never below 0. */
function lineThrough(made: readonly Made[]): Pick<Pace, 'baseMs' | 'unitMs'> {
  const load = mean(made.map((each) => each.load))
  const took = mean(made.map((each) => each.tookMs))
  const spread = made.reduce((sum, each) => sum + (each.load - load) ** 2, 0)
  const shared = made.reduce((sum, each) => sum + (each.load - load) * (each.tookMs - took), 0)
  const slope = spread === 0 ? 0 : Math.max(0, shared / spread)
  const unitMs = Math.round(load === 0 ? slope : Math.min(slope, took / load))
  return { unitMs, baseMs: Math.round(took - unitMs * load) }
}

/** The pace that orders were made at; undefined when they are too few [ready-1]. */
export function paceOf(made: readonly Made[]): Pace | undefined {
  if (made.length < leastMade) return undefined
  const line = lineThrough(made)
  const strays = made
    .map(({ load, tookMs }) => (tookMs - reckonedMs(line, load)) / Math.sqrt(reckonedMs(line, load)))
    .sort((a, b) => a - b)
  return { ...line, early: Math.floor(quantile(strays, outside)), late: Math.ceil(quantile(strays, 1 - outside)) }
}

/** What took longer was forgotten at the counter and says nothing. */
const longestMs = 3_600_000

/**
 * The pace of a store at each hour at which it has made enough; at the others that of all its hours, if that was enough [ready-1].
 * Without an entry the usual pace holds.
 */
export function pacesOf(made: readonly (Made & { readonly hour: number })[]): ReadonlyMap<number, Pace> {
  const counted = made.filter(({ tookMs }) => tookMs > 0 && tookMs <= longestMs)
  const general = paceOf(counted)
  const hours = Array.from({ length: 24 }, (_, hour) => hour)
  return new Map(
    hours.flatMap((hour) => {
      const pace = paceOf(counted.filter((each) => each.hour === hour)) ?? general
      return pace ? [[hour, pace] as const] : []
    }),
  )
}
