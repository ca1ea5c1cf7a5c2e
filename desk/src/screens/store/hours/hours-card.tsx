import { weekFault } from '@tiffin/core/store/hours-fault'
import { type BusinessHour, defaultBusinessHours } from '@tiffin/core/store/store'
import { weekdayName } from '@tiffin/kit/client/dates.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useRef, useState } from 'react'
import { DayBar } from '../../../features/store/day-bar.tsx'
import { type Interval, IntervalFields } from '../../../features/store/interval-fields.tsx'
import { DeskIcon } from '../../../ui/desk-icon.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Segments } from '../../../ui/segments.tsx'
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

const everyDay = (start: string, end: string): Week => weekdays.map((weekday) => ({ weekday, start, end }))
const aroundClock = everyDay('00:00', '24:00')
const isAroundClock = (week: Week) =>
  weekdays.every((weekday) => onDay(week, weekday).some(({ start, end }) => start === '00:00' && end === '24:00'))

type Kind = 'week' | 'always' | 'none'

/** How the hours are set, and what each way starts from: the days as they were last, else what customers saw. */
function useHoursKind({ values: { businessHourList: week }, set }: StoreForm) {
  const [isByDay, setByDay] = useState(false)
  const [opens = '', closes = ''] = defaultBusinessHours.split('-')
  const lastWeek = useRef<Week>(everyDay(opens, closes))
  const isAlways = week !== null && isAroundClock(week) && !isByDay
  if (week !== null && !isAlways) lastWeek.current = week
  const kind: Kind = week === null ? 'none' : isAlways ? 'always' : 'week'
  function choose(next: Kind): void {
    setByDay(next === 'week')
    set('businessHourList', { none: null, always: aroundClock, week: lastWeek.current }[next])
  }
  function change(next: Week): void {
    setByDay(true)
    set('businessHourList', next)
  }
  return { kind, choose, change }
}

/** What customers read where the hours are not set day by day. */
function KindText({ kind }: { kind: Kind }) {
  const t = useT()
  const clocks = (text: string) => ({ hours: `\u2066${text}\u2069` })
  const [first] = aroundClock
  if (kind === 'none')
    return <p className="t12 ink2">{t('desk.storePage.noRulesText', clocks(defaultBusinessHours))}</p>
  if (kind === 'always')
    return <p className="t12 ink2">{t('desk.storePage.aroundClockText', clocks(`${first?.start}-${first?.end}`))}</p>
  return null
}

/** The hours of every week: day by day, around the clock, or none, and the store is open while it is not paused. */
export function HoursCard({ form }: { form: StoreForm }) {
  const t = useT()
  const { values, lockedHours } = form
  const isDisabled = lockedHours !== undefined
  const { businessHourList: week } = values
  const { kind, choose, change } = useHoursKind(form)
  const kinds = [
    { value: 'week', text: t('desk.storePage.byWeekday'), isDisabled },
    { value: 'always', text: t('desk.storePage.aroundClock'), isDisabled },
    { value: 'none', text: t('desk.storePage.noRules'), isDisabled },
  ] as const
  return (
    <section className="card form2" aria-labelledby="store-hours">
      <div className="cardhead">
        <h2 id="store-hours">{t('desk.storePage.hours')}</h2>
        <span className="end t12 ink2">{values.timeZone.replaceAll('_', ' ')}</span>
      </div>
      <Segments legend={t('desk.storePage.hoursKind')} options={kinds} chosen={kind} onChoose={choose} />
      <KindText kind={kind} />
      {week !== null && kind === 'week' && (
        <ul className="week">
          {weekdays.map((weekday) => (
            <Day key={weekday} weekday={weekday} week={week} isDisabled={isDisabled} onChange={change} />
          ))}
        </ul>
      )}
      {week !== null && weekFault(week) !== null && (
        <p className="hint bad" role="alert">
          {t('desk.storePage.hoursOverlap')}
        </p>
      )}
      {isDisabled && <p className="t12 ink2">{lockedHours}</p>}
    </section>
  )
}
