import { weekFault } from '@tiffin/core/store/hours-fault'
import type { BusinessHour } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { useRef } from 'react'
import { DayBar } from '../../../features/store/day-bar.tsx'
import { type Interval, IntervalFields } from '../../../features/store/interval-fields.tsx'
import { weekdayName } from '../../../state/dates.ts'
import { Check } from '../../../ui/check.tsx'
import { DeskIcon } from '../../../ui/desk-icon.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { StoreForm } from '../use-store-form.ts'

type Week = readonly BusinessHour[]

const weekdays = [1, 2, 3, 4, 5, 6, 7]
const workdays = [1, 2, 3, 4, 5]

const onDay = (week: Week, weekday: number): Interval[] =>
  week.filter((each) => each.weekday === weekday).map(({ start, end }) => ({ start, end }))

/** A week in which some days have these intervals. */
const withDays = (week: Week, days: readonly number[], intervals: readonly Interval[]): BusinessHour[] =>
  weekdays.flatMap((weekday) =>
    (days.includes(weekday) ? intervals : onDay(week, weekday)).map((each) => ({ ...each, weekday })),
  )

interface DayProps {
  readonly weekday: number
  readonly week: Week
  readonly isDisabled: boolean
  readonly onChange: (week: Week) => void
}

function Day({ weekday, week, isDisabled, onChange }: DayProps) {
  const t = useT()
  const day = weekdayName(weekday)
  const intervals = onDay(week, weekday)
  const copyTo = (days: readonly number[]) => onChange(withDays(week, days, intervals))
  const nextDay = (weekday % 7) + 1
  return (
    <li className="dayrow">
      <b>{day}</b>
      <DayBar intervals={intervals} />
      <IntervalFields
        day={day}
        intervals={intervals}
        isDisabled={isDisabled}
        onChange={(next) => onChange(withDays(week, [weekday], next))}
      />
      {!isDisabled && (
        <Menu
          className="btn quiet sq s"
          label={t('desk.storePage.copyDay', { day })}
          buttonLabel={t('desk.storePage.copyDay', { day })}
          items={[
            { id: 'all', text: t('desk.storePage.copyAll'), onChoose: () => copyTo(weekdays) },
            { id: 'work', text: t('desk.storePage.copyWorkdays'), onChoose: () => copyTo(workdays) },
            {
              id: 'next',
              text: weekdayName(nextDay),
              onChoose: () => copyTo([nextDay]),
            },
          ]}
        >
          <DeskIcon name="dots" size="s" />
        </Menu>
      )}
    </li>
  )
}

/** The hours of every week, day by day; or none, and the store is open while it is not paused. */
export function HoursCard({ form }: { form: StoreForm }) {
  const t = useT()
  const { values, set, lockedHours } = form
  const isDisabled = lockedHours !== undefined
  const { businessHourList: week } = values
  const lastWeek = useRef<Week>([])
  if (week !== null) lastWeek.current = week
  const isOverlapping = week !== null && weekFault(week) !== null
  return (
    <section className="card form2" aria-labelledby="store-hours">
      <div className="cardhead">
        <h2 id="store-hours">{t('desk.storePage.hours')}</h2>
        <span className="end t12 ink2">{values.timeZone.replaceAll('_', ' ')}</span>
      </div>
      {week !== null && (
        <ul className="week">
          {weekdays.map((weekday) => (
            <Day
              key={weekday}
              weekday={weekday}
              week={week}
              isDisabled={isDisabled}
              onChange={(next) => set('businessHourList', next)}
            />
          ))}
        </ul>
      )}
      {isOverlapping && (
        <p className="hint bad" role="alert">
          {t('desk.storePage.hoursOverlap')}
        </p>
      )}
      <Check
        isChecked={week === null}
        isDisabled={isDisabled}
        note={t('desk.storePage.noRulesText')}
        onChange={(isWithout) => set('businessHourList', isWithout ? null : lastWeek.current)}
      >
        {t('desk.storePage.noRules')}
      </Check>
      {isDisabled && <p className="t12 ink2">{lockedHours}</p>}
    </section>
  )
}
