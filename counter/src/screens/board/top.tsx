import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { standingOf, useStoreControl } from '../../data/store-control.ts'
import { chime } from '../../device/chime.ts'
import { AssistButton } from '../../features/assist/assist.tsx'
import { clockOf, dayOf } from '../../state/dates.ts'
import { setSound, useLooks } from '../../state/looks.ts'
import { useSession } from '../../state/session.ts'

interface TopProps {
  readonly now: number
  readonly today: number
  readonly open: number
  /** Minutes; undefined when no customer waits. */
  readonly longest: number | undefined
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="figure">
      <dd className="t20 h num">{value}</dd>
      <dt className="t12 ink2">{label}</dt>
    </div>
  )
}

function SoundButton() {
  const t = useT()
  const hasSound = useLooks((looks) => looks.hasSound)
  return (
    <button
      type="button"
      className="round"
      aria-pressed={hasSound}
      aria-label={t('counter.sound')}
      title={t(hasSound ? 'counter.soundOn' : 'counter.soundOff')}
      onClick={() => {
        setSound(!hasSound)
        if (!hasSound) chime()
      }}
    >
      <Icon name={hasSound ? 'sound' : 'silence'} />
    </button>
  )
}

/** Whether orders are taken, and the way to change it. */
function StoreState() {
  const t = useT()
  const { data: control } = useStoreControl()
  if (control === undefined) return null
  const state = standingOf(control)
  return (
    <a className="state-link" href="#/store" data-state={state}>
      {t(`counter.store.standing.${state}`)}
    </a>
  )
}

/** Which store it is, what time, and how the day goes. */
export function Top({ now, today, open, longest }: TopProps) {
  const t = useT()
  const employee = useSession((session) => session.employee)
  return (
    <header className="top">
      <div className="grow">
        <h1 className="t20 h">{employee?.storeName}</h1>
        <p className="t14 ink2">
          {dayOf(now)} · <span className="num">{clockOf(now)}</span>
        </p>
      </div>
      <dl className="figures">
        <Figure value={String(today)} label={t('counter.figure.today')} />
        <Figure value={String(open)} label={t('counter.figure.open')} />
        {longest !== undefined && (
          <Figure value={t('counter.minutes', { count: longest })} label={t('counter.figure.oldest')} />
        )}
      </dl>
      <StoreState />
      <AssistButton />
      <SoundButton />
    </header>
  )
}
