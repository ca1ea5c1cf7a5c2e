import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { ReadyControl } from '../../data/store-control.ts'
import { clockAt } from '../../state/dates.ts'
import { hourTimes, pathOf, type ReadyStep, type Sides, scaleOfMinutes, wholeMinutes } from './ready-steps.ts'

/** Of the drawing, which is stretched to its card. */
const size = { width: 300, height: 160 }

const lines = [
  { side: 'saidMs', name: 'said' },
  { side: 'tookMs', name: 'took' },
] as const satisfies readonly { side: Sides; name: string }[]

interface LastHourProps {
  readonly ready: Pick<ReadyControl, 'stepList' | 'serverTime'>
  readonly timeZone: string
}

/** When orders were later than promised; nothing while none was. */
function LateNote({ steps, timeZone }: { readonly steps: readonly ReadyStep[]; readonly timeZone: string }) {
  const t = useT()
  const late = steps.filter((step) => step.late > 0)
  const [first] = late
  const last = late.at(-1)
  if (!first || !last) return null
  const count = late.reduce((sum, step) => sum + step.late, 0)
  const from = clockAt(first.at, timeZone)
  const until = clockAt(last.at + 5 * 60_000, timeZone)
  return (
    <p className="late-note t14">
      <Icon name="warning" size="s" />
      {t('counter.store.ready.late', { count, from, until })}
    </p>
  )
}

/** How long orders took in the last hour beside what was promised; nothing where none became ready [store-21]. */
export function LastHour({ ready: { stepList: steps, serverTime: now }, timeZone }: LastHourProps) {
  const t = useT()
  if (steps.length === 0) return null
  const marks = scaleOfMinutes(steps)
  const top = marks.at(-1) ?? 1
  const step = ({ at, tookMs, saidMs }: ReadyStep) =>
    t('counter.store.ready.step', {
      ...{ time: clockAt(at, timeZone), took: wholeMinutes(tookMs), said: wholeMinutes(saidMs) },
    })
  return (
    <section className="last-hour" aria-labelledby="last-hour">
      <header className="chart-head">
        <h3 id="last-hour" className="t14 b grow">
          {t('counter.store.ready.lastHour')}
        </h3>
        <span className="chart-key" data-line="took">
          {t('counter.store.ready.itTook')}
        </span>
        <span className="chart-key" data-line="said">
          {t('counter.store.ready.promised')}
        </span>
      </header>
      <ul className="sr">
        {steps.map((each) => (
          <li key={each.at}>{step(each)}</li>
        ))}
      </ul>
      <div className="bars" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} className="across num" style={{ insetBlockEnd: `${(mark / top) * 100}%` }}>
            {mark}
          </span>
        ))}
        <svg
          className="curves"
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="none"
          role="presentation"
        >
          {lines.map(({ side, name }) => (
            <path key={name} data-line={name} d={pathOf(steps, { side, now, top, ...size })} />
          ))}
        </svg>
        {hourTimes(now).map(({ at, part }) => (
          <span key={at} className="hour num" style={{ insetInlineStart: `calc(28px + (100% - 28px) * ${part})` }}>
            {clockAt(at, timeZone)}
          </span>
        ))}
      </div>
      <LateNote {...{ steps, timeZone }} />
    </section>
  )
}
