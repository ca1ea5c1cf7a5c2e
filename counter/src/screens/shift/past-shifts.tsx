import { useT } from '@tiffin/kit/client/words.ts'
import { type Shift, useClosedShift, usePastShifts } from '../../data/shift.ts'
import { Missing } from '../../features/load/missing.tsx'
import { clockAt, dayAt } from '../../state/dates.ts'
import { money } from '../../state/money.ts'
import { Difference } from './close-shift.tsx'
import { DrawerRows, Head, OpenOrders, Parts } from './figures.tsx'
import { Moves } from './open-figures.tsx'
import { Paid, WentBack } from './ways.tsx'

type Close = NonNullable<Shift['close']>

/** What was counted, and why it differs. */
function Counted({ close: { counted, difference, reason } }: { readonly close: Close }) {
  const t = useT()
  return (
    <>
      <dl className="sums">
        <div>
          <dt>{t('counter.shift.counted')}</dt>
          <dd className="num">{money(counted)}</dd>
        </div>
        <div className="total">
          <dt>{t('counter.shift.difference')}</dt>
          <dd>
            <Difference amount={difference} />
          </dd>
        </div>
      </dl>
      {reason !== '' && <p className="t14 ink2">{reason}</p>}
    </>
  )
}

interface ZProps {
  readonly shift: Shift
  readonly timeZone: string
}

/** Z: the figures of a closed shift [shift-6]. */
function Z({ shift, timeZone }: ZProps) {
  const t = useT()
  const { shiftNo, figures, close, openedByName, openedAt } = shift
  return (
    <section className="shift z" aria-labelledby="z">
      <header>
        <h2 id="z" className="t20 h">
          Z {shiftNo}
        </h2>
        <p className="t14 ink2">
          {t('counter.shift.since', { name: openedByName, time: clockAt(openedAt, timeZone) })}
          {close &&
            ` · ${t('counter.shift.closedBy', { name: close.closedByName, time: clockAt(close.closedAt, timeZone) })}`}
        </p>
      </header>
      <Head figures={figures} />
      <div className="shift-cards">
        <section className="card">
          <h2 className="t16 b">{t('counter.shift.drawer')}</h2>
          <DrawerRows shift={shift} />
          <Moves {...{ shift, timeZone }} />
          {close && <Counted close={close} />}
        </section>
        <Paid figures={figures} />
        <Parts figures={figures} />
        <WentBack figures={figures} />
        <OpenOrders title={t('counter.shift.atClose')} shift={shift} />
      </div>
    </section>
  )
}

interface PastShiftsProps {
  readonly timeZone: string
  readonly chosenNo: number | undefined
  readonly onChoose: (shiftNo: number) => void
}

/** Closed shifts, and the Z of the chosen one; the last one unless another is chosen. */
export function PastShifts({ timeZone, chosenNo, onChoose }: PastShiftsProps) {
  const t = useT()
  const past = usePastShifts()
  const list = past.data?.pages.flatMap((page) => page.list)
  const shownNo = chosenNo ?? list?.[0]?.shiftNo
  const closed = useClosedShift(shownNo)
  if (past.isError || closed.isError)
    return (
      <Missing text={t('counter.shift.failed')} onRetry={() => void Promise.all([past.refetch(), closed.refetch()])} />
    )
  return (
    <div className="past-shifts" aria-busy={list === undefined}>
      <div className="z-side">
        <ul className="z-list" aria-label={t('counter.shift.past')}>
          {list?.length === 0 && <li className="nothing">{t('counter.shift.noPast')}</li>}
          {list?.map(({ shiftNo, closedAt, soldTotal, difference }) => (
            <li key={shiftNo}>
              <button type="button" aria-pressed={shiftNo === shownNo} onClick={() => onChoose(shiftNo)}>
                <b className="num">Z {shiftNo}</b>
                <span className="grow t14 ink2">
                  {dayAt(closedAt, timeZone)}, {clockAt(closedAt, timeZone)}
                </span>
                <span className="num">{money(soldTotal)}</span>
                {difference !== 0 && <Difference amount={difference} />}
              </button>
            </li>
          ))}
        </ul>
        {past.hasNextPage && (
          <button
            type="button"
            className="btn line"
            disabled={past.isFetchingNextPage}
            onClick={() => void past.fetchNextPage()}
          >
            {t('action.more')}
          </button>
        )}
      </div>
      {closed.data && <Z shift={closed.data} timeZone={timeZone} />}
    </div>
  )
}
