import { changeOf } from '@tiffin/core/shift/change-of'
import { useT } from '@tiffin/kit/client/words.ts'
import type { Day, Shift } from '../../data/shift.ts'
import { money } from '../../state/money.ts'

const minuteMs = 60_000

/** `+7%`, from left to right among Arabic words too. */
function percentText(percent: number): string {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±'
  return `\u2066${sign}${Math.abs(percent)}%\u2069`
}

interface OpenHeadProps {
  readonly figures: Shift['figures']
  readonly day: Pick<Day, 'kept' | 'lastWeek'>
}

/** The four figures of the open shift, beside the same hours a week before [shift-13]. */
export function OpenHead({ figures: { orderCount, soldTotal }, day: { kept, lastWeek } }: OpenHeadProps) {
  const t = useT()
  const weekAgo = (count: number | undefined) => (count === undefined ? '' : t('counter.shift.weekAgo', { count }))
  const change = lastWeek ? changeOf(soldTotal, lastWeek.soldTotal) : undefined
  const all = [
    { name: t('counter.shift.orders'), value: String(orderCount), note: weekAgo(lastWeek?.orderCount) },
    {
      name: t('counter.shift.sold'),
      value: money(soldTotal),
      note: change === undefined ? '' : t('counter.shift.weekChange', { change: percentText(change) }),
    },
    {
      name: t('counter.shift.readyIn'),
      value:
        kept.tookMs === null ? '–' : t('counter.minutes', { count: Math.max(1, Math.round(kept.tookMs / minuteMs)) }),
      note: '',
    },
    {
      name: t('counter.shift.late'),
      value: kept.made === 0 ? '–' : String(kept.late),
      note: weekAgo(lastWeek?.late),
    },
  ]
  return (
    <dl className="card four">
      {all.map(({ name, value, note }) => (
        <div key={name}>
          <dt className="t14 ink2">{name}</dt>
          <dd className="num">{value}</dd>
          {note !== '' && <dd className="note t14 ink2">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
