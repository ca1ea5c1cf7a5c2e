import { minutesOf } from '@tiffin/core/store/local-time'

interface Interval {
  readonly start: string
  readonly end: string
}

const dayMinutes = 1440

/** The stretches of one day that intervals cover; what runs over midnight begins the next day, which its own row shows. */
const spansOf = (intervals: readonly Interval[]) =>
  intervals.map(({ start, end }) => {
    const [from, until] = [minutesOf(start), minutesOf(end)]
    return { from, length: (until > from ? until : dayMinutes) - from }
  })

/** One day from midnight to midnight, with the hours in which a store is open. Its words stand beside it. */
export function DayBar({ intervals, isException = false }: { intervals: readonly Interval[]; isException?: boolean }) {
  return (
    <svg
      className={isException ? 'daybar gold' : 'daybar'}
      viewBox={`0 0 ${dayMinutes} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="whole" width={dayMinutes} height="12" />
      {spansOf(intervals).map(({ from, length }) => (
        <rect key={from} x={from} width={length} height="12" />
      ))}
    </svg>
  )
}
