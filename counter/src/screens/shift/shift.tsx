import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { type Day, type Shift as OpenedShift, useShift } from '../../data/shift.ts'
import { printPage } from '../../device/print.ts'
import { WhileConnected } from '../../features/connection/while-connected.tsx'
import { Loading } from '../../features/load/loading.tsx'
import { Missing } from '../../features/load/missing.tsx'
import { useIsLost } from '../../state/connection.ts'
import { clockAt, dayAt } from '../../state/dates.ts'
import { useSession } from '../../state/session.ts'
import { Segments } from '../../ui/segments.tsx'
import { CloseShift } from './close-shift.tsx'
import { OpenFigures } from './open-figures.tsx'
import { OpenShift } from './open-shift.tsx'
import { PastShifts } from './past-shifts.tsx'

const views = [
  { value: 'now', text: 'counter.shift.now' },
  { value: 'past', text: 'counter.shift.past' },
] as const
type View = (typeof views)[number]['value']

function CloseButton({ onClick }: { readonly onClick: () => void }) {
  const t = useT()
  const isLost = useIsLost()
  return (
    <button type="button" className="btn dark" disabled={isLost} onClick={onClick}>
      {t('counter.shift.close')}
    </button>
  )
}

interface NowProps {
  readonly shift: OpenedShift | undefined
  readonly timeZone: string
  readonly day: Day
}

/** The open shift, or how one is opened. */
const Now = ({ shift, ...more }: NowProps) => (
  <WhileConnected>{shift ? <OpenFigures shift={shift} {...more} /> : <OpenShift />}</WhileConnected>
)

/** The shift of the store's drawer: opened, read, moved and closed [shift-4]. */
export function Shift() {
  const t = useT()
  const { data, isError, refetch } = useShift()
  const storeName = useSession(({ employee }) => employee?.storeName)
  const [view, setView] = useState<View>('now')
  const [pastNo, choosePast] = useState<number>()
  const [isClosing, setClosing] = useState(false)
  const shift = data?.shift ?? undefined
  const timeZone = data?.timeZone ?? 'UTC'
  return (
    <main className="work-page" data-testid="page-shift" aria-busy={data === undefined && !isError}>
      <header className="top">
        <div className="grow">
          <h1 className="t20 h">{t('counter.shift.title')}</h1>
          <p className="t14 ink2">
            {shift
              ? t('counter.shift.since', { name: shift.openedByName, time: clockAt(shift.openedAt, timeZone) })
              : storeName}
          </p>
          <p className="t14 on-paper">
            {storeName} · {dayAt(serverNow(), timeZone)}, {clockAt(serverNow(), timeZone)}
          </p>
        </div>
        <Segments
          label={t('counter.shift.title')}
          options={views.map(({ value, text }) => ({ value, text: t(text) }))}
          chosen={view}
          onChoose={setView}
        />
        {(view === 'past' || shift) && (
          <button type="button" className="btn line" onClick={printPage}>
            {t('counter.shift.print')}
          </button>
        )}
        {shift && view === 'now' && <CloseButton onClick={() => setClosing(true)} />}
      </header>
      <div className="shift-page">
        {data === undefined && isError && <Missing text={t('counter.shift.failed')} onRetry={() => void refetch()} />}
        {data === undefined && !isError && <Loading kind="card" count={4} />}
        {data && view === 'now' && <Now {...{ shift, timeZone }} day={data} />}
        {data && view === 'past' && <PastShifts {...{ timeZone }} chosenNo={pastNo} onChoose={choosePast} />}
      </div>
      {shift && isClosing && (
        <CloseShift
          shift={shift}
          onClose={() => setClosing(false)}
          onDone={(shiftNo) => {
            setClosing(false)
            choosePast(shiftNo)
            setView('past')
          }}
        />
      )}
    </main>
  )
}
