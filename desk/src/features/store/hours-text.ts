import { t } from '@tiffin/kit/client/words.ts'

interface Interval {
  readonly start: string
  readonly end: string
}

const isWholeDay = ({ start, end }: Interval) => start === end || (start === '00:00' && end === '24:00')

/** Intervals of one day in words, clocks from left to right in every language. */
export function hoursText(intervals: readonly Interval[] | null): string {
  if (intervals === null) return t('desk.storePage.noRules')
  if (intervals.length === 0) return t('desk.storePage.closedAllDay')
  if (intervals.some(isWholeDay)) return t('desk.storePage.wholeDay')
  const inOrder = intervals.toSorted((a, b) => (a.start < b.start ? -1 : 1))
  return inOrder.map(({ start, end }) => `\u2066${start}–${end}\u2069`).join(' · ')
}
