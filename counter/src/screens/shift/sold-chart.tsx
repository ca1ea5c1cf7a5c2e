import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { clockAt } from '../../state/dates.ts'
import { allQuarters, hoursOf, isRunning, type Quarter, scaleOf } from './quarters.ts'

interface BarProps {
  readonly quarter: Quarter
  readonly top: number
  readonly isMost: boolean
  /** The quarter is not over. */
  readonly isRunning: boolean
  readonly hasTime: boolean
  readonly timeZone: string
}

const partOf = (count: number, top: number) => ({ blockSize: `${(count / top) * 100}%` })

function Bar({ quarter: { at, count, atStore }, top, isMost, isRunning, hasTime, timeZone }: BarProps) {
  const t = useT()
  const time = clockAt(at, timeZone)
  const text = t('counter.shift.quarter', { time, count, atStore })
  return (
    <li>
      {count > 0 && <span className="sr">{isRunning ? `${text} (${t('counter.shift.soFar')})` : text}</span>}
      <span
        className="bar"
        aria-hidden="true"
        data-most={isMost ? count : undefined}
        data-running={isRunning || undefined}
        style={partOf(count, top)}
      >
        {atStore > 0 && <i data-at-store style={{ flexGrow: atStore }} />}
        {count > atStore && <i style={{ flexGrow: count - atStore }} />}
      </span>
      {hasTime && (
        <span className="hour num" aria-hidden="true">
          {time}
        </span>
      )}
    </li>
  )
}

interface SoldChartProps {
  readonly quarterList: readonly Quarter[]
  readonly timeZone: string
}

/** When the orders of the open shift were sold; nothing before the first [shift-12]. */
export function SoldChart({ quarterList, timeZone }: SoldChartProps) {
  const t = useT()
  const now = serverNow()
  const quarters = allQuarters(quarterList, now)
  const most = Math.max(...quarters.map(({ count }) => count))
  const lines = scaleOf(most)
  const top = lines.at(-1) ?? most
  const hours = hoursOf(quarters, timeZone)
  const mostAt = quarters.find(({ count }) => count === most)?.at
  if (quarters.length === 0) return null
  return (
    <section className="card" aria-labelledby="sold-chart">
      <header className="chart-head">
        <h2 id="sold-chart" className="t16 b grow">
          {t('counter.shift.perQuarter')}
        </h2>
        <span className="chart-key">{t('counter.shift.online')}</span>
        <span className="chart-key" data-at-store>
          {t('counter.shift.atStore')}
        </span>
      </header>
      <div className="bars">
        {lines.map((line) => (
          <span
            key={line}
            className="across num"
            aria-hidden="true"
            style={{ insetBlockEnd: `${(line / top) * 100}%` }}
          >
            {line}
          </span>
        ))}
        <ol>
          {quarters.map((quarter) => (
            <Bar
              key={quarter.at}
              isMost={quarter.at === mostAt}
              isRunning={isRunning(quarter, now)}
              hasTime={hours.has(quarter.at)}
              {...{ quarter, top, timeZone }}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}
