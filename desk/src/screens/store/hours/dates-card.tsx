import { lastDateToCome } from '@tiffin/core/store/exceptions'
import { weekdayOf } from '@tiffin/core/store/local-time'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import type { StoreDetail } from '../../../data/stores.ts'
import { DayBar } from '../../../features/store/day-bar.tsx'
import { hoursText } from '../../../features/store/hours-text.ts'
import { longDateName } from '../../../state/dates.ts'
import { DateDialog } from './date-dialog.tsx'
import { Month } from './month.tsx'

interface DatesCardProps {
  readonly detail: StoreDetail
  readonly locked: string | undefined
}

/** Dates with other hours: in a calendar, and in a list. What is set here counts at once. */
export function DatesCard({ detail, locked }: DatesCardProps) {
  const t = useT()
  const { storeId, today, exceptionList, businessHourList } = detail
  const [month, setMonth] = useState(today.slice(0, 7))
  const [date, setDate] = useState<string>()
  const toCome = exceptionList.filter((each) => each.date >= today)
  const before = exceptionList.find((each) => each.date === date)?.businessHourList ?? null
  const usual = date === undefined ? [] : (businessHourList ?? []).filter(({ weekday }) => weekday === weekdayOf(date))
  return (
    <section className="card form2" aria-labelledby="store-dates">
      <div className="cardhead">
        <h2 id="store-dates">{t('desk.storePage.dates')}</h2>
        <span className="end t12 ink2 hide-s">{t('desk.storePage.atOnce')}</span>
      </div>
      <div className="dateview">
        <Month
          month={month}
          today={today}
          last={lastDateToCome(today)}
          marked={new Set(toCome.map((each) => each.date))}
          isDisabled={locked !== undefined}
          onMonth={setMonth}
          onDate={setDate}
        />
        {toCome.length === 0 ? (
          <p className="ink2">{t('desk.storePage.noDates')}</p>
        ) : (
          <ul className="datelist">
            {toCome.map(({ date: each, businessHourList: intervals }) => (
              <li key={each}>
                <button type="button" className="rowname" disabled={locked !== undefined} onClick={() => setDate(each)}>
                  {longDateName(each)}
                </button>
                <DayBar intervals={intervals} isException />
                <span className="num">{hoursText(intervals)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {locked !== undefined && <p className="t12 ink2">{locked}</p>}
      {date !== undefined && (
        <DateDialog
          storeId={storeId}
          date={date}
          before={before}
          usual={usual.map(({ start, end }) => ({ start, end }))}
          onClose={() => setDate(undefined)}
        />
      )}
    </section>
  )
}
