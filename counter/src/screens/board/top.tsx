import { ageOf } from '@tiffin/core/order/due'
import { countPlacedToday } from '@tiffin/core/order/placed-today'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { CounterOrder } from '../../data/orders.ts'
import { chime, isSoundBlocked } from '../../device/chime.ts'
import type { Columns } from '../../features/ticket/columns.ts'
import { waitedMinutes } from '../../features/ticket/waiting.ts'
import { useClock } from '../../state/clock.ts'
import { useConnection } from '../../state/connection.ts'
import { clockOf, dayOf, secondsOf } from '../../state/dates.ts'
import { setSound, useLooks } from '../../state/looks.ts'
import { useSession } from '../../state/session.ts'
import { useStation } from '../../state/station.ts'
import { StoreState } from './store-state.tsx'

interface FiguresProps {
  readonly orders: readonly CounterOrder[]
  /** Of all stations. */
  readonly all: Columns
  readonly timeZone: string
}

function Figure({ value, label, isLate = false }: { value: string; label: string; isLate?: boolean }) {
  return (
    <div className="figure" data-late={isLate || undefined}>
      <dd className="t16 h num">{value}</dd>
      <dt className="t12 ink2">{label}</dt>
    </div>
  )
}

/** Sound that is on is a sign; that it is off, or waits for a first tap, is said in words. */
function SoundButton() {
  const t = useT()
  const hasSound = useLooks((looks) => looks.hasSound)
  const isBlocked = useClock(isSoundBlocked)
  const isHeard = hasSound && !isBlocked
  const text = t(hasSound ? (isBlocked ? 'counter.soundBlocked' : 'counter.soundOn') : 'counter.soundOff')
  const toggle = () => {
    if (!isBlocked || !hasSound) setSound(!hasSound)
    if (!isHeard) chime()
  }
  return (
    <button
      type="button"
      className={isHeard ? 'round' : 'sound-off'}
      aria-pressed={hasSound}
      aria-label={isHeard ? t('counter.sound') : `${text} · ${t('counter.sound')}`}
      title={text}
      onClick={toggle}
    >
      <Icon name={isHeard ? 'sound' : 'silence'} />
      {!isHeard && <span className="wide-only">{text}</span>}
    </button>
  )
}

/** How the day goes in the store, whatever this tablet makes [kitchen-12]: what is open, what of it is made too late, which of that is the oldest [kitchen-29], and what was placed today. */
function Figures({ orders, all, timeZone }: FiguresProps) {
  const t = useT()
  const hasStation = useStation(({ categories }) => categories.length > 0)
  const toMake = [...all.new, ...all.making]
  const open = toMake.length + all.ready.length + all.toPay.length
  const today = useClock((now) => countPlacedToday(orders, { now, timeZone }))
  const late = useClock((now) => toMake.filter((order) => ageOf(order, now)?.urgency === 'late').length)
  const longest = useClock((now) => Math.max(0, ...toMake.map((order) => waitedMinutes(order, now))))
  return (
    <dl className="figures">
      <Figure value={String(open)} label={t(hasStation ? 'counter.figure.openAll' : 'counter.figure.open')} />
      {toMake.length > 0 && (
        <Figure
          value={t('counter.figure.late', { count: late })}
          label={t('counter.figure.oldest', { count: longest })}
          isLate={late > 0}
        />
      )}
      <Figure value={String(today)} label={t('counter.figure.today')} />
    </dl>
  )
}

/** How old is what is seen: nothing is shown as if it were now when it is not [kitchen-6]. */
function Seen() {
  const t = useT()
  const { isLost, seenAt } = useConnection()
  const ageSeconds = useClock((now) => (isLost ? Math.max(0, Math.floor((now - seenAt) / 1000)) : 0))
  const day = useClock(dayOf)
  const clock = useClock(clockOf)
  if (isLost && seenAt > 0) {
    return (
      <p className="t14 ink2 num" data-old="">
        {t('counter.lost.seen', { time: secondsOf(seenAt), count: ageSeconds })}
      </p>
    )
  }
  return (
    <p className="t14 ink2 num">
      <span className="wide-only">{day} · </span>
      {clock}
      {seenAt > 0 && <span className="wide-only"> · {t('counter.lost.fresh')}</span>}
    </p>
  )
}

interface TopProps {
  /** Undefined before the first answer. */
  readonly figures: FiguresProps | undefined
}

/** Which store it is, what time, and how the day goes. */
export function Top({ figures }: TopProps) {
  const employee = useSession((session) => session.employee)
  return (
    <header className="top">
      <div className="grow">
        <h1 className="t20 h" dir="auto">
          {employee?.storeName}
        </h1>
        <Seen />
      </div>
      {figures && <Figures {...figures} />}
      <StoreState />
      <SoundButton />
    </header>
  )
}
