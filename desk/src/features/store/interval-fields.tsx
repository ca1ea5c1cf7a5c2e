import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { ClockField } from './clock-field.tsx'

/** From when to when; `24:00` is the end of a day. */
export interface Interval {
  readonly start: string
  readonly end: string
}

const mostIntervals = 6

/** What is added behind others: the rest of the day, or the evening. */
function nextInterval(intervals: readonly Interval[]): Interval {
  const last = intervals.at(-1)
  if (last === undefined) return { start: '10:00', end: '22:00' }
  return { start: last.end === '24:00' ? '00:00' : last.end, end: '24:00' }
}

interface IntervalFieldsProps {
  /** Of which day: names the fields. */
  readonly day: string
  readonly intervals: readonly Interval[]
  readonly isDisabled: boolean
  readonly onChange: (intervals: readonly Interval[]) => void
}

/** The intervals of one day, to type over, add and take away. */
export function IntervalFields({ day, intervals, isDisabled, onChange }: IntervalFieldsProps) {
  const t = useT()
  const put = (index: number, part: Partial<Interval>) =>
    onChange(intervals.map((each, place) => (place === index ? { ...each, ...part } : each)))
  return (
    <div className="intervals">
      {intervals.length === 0 && <span className="ink2">{t('desk.storePage.closedAllDay')}</span>}
      {intervals.map(({ start, end }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: intervals have no names, and typing must not lose the focus
        <span key={index} className="interval" dir="ltr">
          <ClockField
            label={t('desk.storePage.opensOf', { day })}
            value={start}
            isDisabled={isDisabled}
            onChange={(clock) => put(index, { start: clock === '24:00' ? '00:00' : clock })}
          />
          <span aria-hidden="true">–</span>
          <ClockField
            label={t('desk.storePage.closesOf', { day })}
            value={end}
            isDisabled={isDisabled}
            onChange={(clock) => put(index, { end: clock === '00:00' ? '24:00' : clock })}
          />
          {!isDisabled && (
            <button
              type="button"
              className="btn quiet sq s"
              aria-label={t('desk.storePage.removeInterval', { day, time: `${start}–${end}` })}
              onClick={() => onChange(intervals.filter((_each, place) => place !== index))}
            >
              <DeskIcon name="close" size="s" />
            </button>
          )}
        </span>
      ))}
      {!isDisabled && intervals.length < mostIntervals && (
        <button
          type="button"
          className="btn quiet sq s"
          aria-label={t('desk.storePage.addInterval', { day })}
          onClick={() => onChange([...intervals, nextInterval(intervals)])}
        >
          <Icon name="plus" size="s" />
        </button>
      )}
    </div>
  )
}
