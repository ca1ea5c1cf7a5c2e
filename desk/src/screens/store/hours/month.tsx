import { addDays, weekdayOf } from '@tiffin/core/store/local-time'
import { weekdayName } from '@tiffin/kit/client/dates.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { longDateName, monthName } from '../../../state/dates.ts'
import { DeskIcon } from '../../../ui/desk-icon.tsx'

interface MonthProps {
  /** `YYYY-MM`. */
  readonly month: string
  readonly today: string
  /** The last date that can be chosen. */
  readonly last: string
  readonly marked: ReadonlySet<string>
  readonly isDisabled: boolean
  readonly onMonth: (month: string) => void
  readonly onDate: (date: string) => void
}

/** The month before or after. */
function monthBeside(month: string, step: 1 | -1): string {
  const first = `${month}-01`
  return addDays(first, step === 1 ? 31 : -1).slice(0, 7)
}

/** All dates of a month. */
const datesOf = (month: string): string[] =>
  Array.from({ length: 31 }, (_each, index) => addDays(`${month}-01`, index)).filter((date) => date.startsWith(month))

/** A month to choose a date in; dates with hours of their own are marked. */
export function Month({ month, today, last, marked, isDisabled, onMonth, onDate }: MonthProps) {
  const t = useT()
  const dates = datesOf(month)
  return (
    <div className="month">
      <div className="between">
        <button
          type="button"
          className="btn quiet sq s"
          aria-label={t('desk.storePage.monthBefore')}
          disabled={month <= today.slice(0, 7)}
          onClick={() => onMonth(monthBeside(month, -1))}
        >
          <DeskIcon name="back" size="s" isDirected />
        </button>
        <b aria-live="polite">{monthName(month)}</b>
        <button
          type="button"
          className="btn quiet sq s"
          aria-label={t('desk.storePage.monthAfter')}
          disabled={month >= last.slice(0, 7)}
          onClick={() => onMonth(monthBeside(month, 1))}
        >
          <DeskIcon name="forward" size="s" isDirected />
        </button>
      </div>
      <div className="dates">
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <span key={weekday} className="t12 ink2" aria-hidden="true">
            {weekdayName(weekday)}
          </span>
        ))}
        {dates.map((date) => (
          <button
            key={date}
            type="button"
            className="date num"
            data-first={date.endsWith('-01') ? weekdayOf(date) : undefined}
            data-marked={marked.has(date) || undefined}
            aria-current={date === today ? 'date' : undefined}
            aria-label={
              marked.has(date) ? t('desk.storePage.markedDate', { date: longDateName(date) }) : longDateName(date)
            }
            disabled={isDisabled || date < today || date > last}
            onClick={() => onDate(date)}
          >
            {Number(date.slice(8))}
          </button>
        ))}
      </div>
    </div>
  )
}
