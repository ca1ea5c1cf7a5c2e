import { stockKey } from '@tiffin/core/stock/check-stock'
import { localTimeAt } from '@tiffin/core/store/local-time'
import type { Day } from '../../data/shift.ts'

type Span = Day['soldOutList'][number]

/** A shift that is open since, and now. */
export interface Window {
  readonly openedAt: number
  readonly now: number
}

/** Something that was sold out, with where its times begin and end in the window, 0 to 1. */
export interface GoneItem {
  readonly key: string
  readonly name: string
  readonly productId: string | null
  readonly spans: readonly (Pick<Span, 'since' | 'until'> & { readonly start: number; readonly end: number })[]
}

const hourMs = 3_600_000
/** The window is at most so long, as the chart of orders is. */
const longestMs = 12 * hourMs
const shortestMs = hourMs / 4
/** Hours that would stand in the words of the beginning or the end are left out. */
const nearPart = 0.14
const nearEndPart = 0.26
const mostHours = 3

function startOf({ openedAt, now }: Window) {
  return Math.min(Math.max(openedAt, now - longestMs), now - shortestMs)
}

/** What was sold out while a shift is open, the last first, each item once [shift-14]. */
export function goneItems(spans: readonly Span[], window: Window): readonly GoneItem[] {
  const from = startOf(window)
  const partOf = (time: number) => Math.min(1, Math.max(0, (time - from) / (window.now - from)))
  const keyOf = ({ kind, itemId }: Span) => stockKey(kind, itemId)
  const firsts = spans.filter((span, index) => spans.findIndex((each) => keyOf(each) === keyOf(span)) === index)
  return firsts.map((first) => ({
    ...{ key: keyOf(first), name: first.name, productId: first.productId },
    spans: spans
      .filter((span) => keyOf(span) === keyOf(first))
      .map(({ since, until }) => ({ since, until, start: partOf(since), end: partOf(until ?? window.now) })),
  }))
}

/** The times below: beginning, end, and full hours by the clock of the store in between. */
export function hourMarks(window: Window, timeZone: string): readonly { at: number; part: number }[] {
  const { now } = window
  const from = startOf(window)
  const past = (localTimeAt(from, timeZone).minutes % 60) * 60_000 + (from % 60_000)
  const first = from - past + hourMs
  const count = Math.max(0, Math.ceil((now - first) / hourMs))
  const hours = Array.from({ length: count }, (_, index) => first + index * hourMs)
    .map((time) => ({ at: time, part: (time - from) / (now - from) }))
    .filter(({ part }) => part > nearPart && part < 1 - nearEndPart)
  const step = Math.ceil(hours.length / mostHours)
  return [{ at: from, part: 0 }, ...hours.filter((_, index) => index % step === 0), { at: now, part: 1 }]
}
