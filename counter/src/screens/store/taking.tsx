import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type StoreControl, standingOf } from '../../data/store-control.ts'
import { useStoreCall } from '../../data/use-store-call.ts'
import { useIsLost } from '../../state/connection.ts'
import { clockAt } from '../../state/dates.ts'
import { showToast } from '../../state/toast.ts'

const pauses = [15, 30, 60] as const
const minuteMs = 60_000

interface ControlProps {
  readonly control: StoreControl
}

/** Whether orders are taken, in words and colour; without a connection as of when that was known [kitchen-14]. */
function Standing({ control }: ControlProps) {
  const t = useT()
  const { resumesAt, closesAt, timeZone, serverTime } = control
  const state = standingOf(control)
  const isLost = useIsLost()
  const until = {
    open: closesAt === null ? '' : t('counter.store.until', { time: closesAt }),
    closed: '',
    paused:
      resumesAt === null
        ? t('counter.store.pausedByHand')
        : t('counter.store.pausedUntil', { time: clockAt(resumesAt, timeZone) }),
  }[state]
  return (
    <p className="standing" data-state={isLost ? 'before' : state} role="status">
      <Icon name={isLost ? 'offline' : state === 'open' ? 'check' : 'clock'} />
      <span>
        <b className="t20 h">{t(`counter.store.standing.${state}`)}</b>
        {until !== '' && <span className="t14">{until}</span>}
        {isLost && <span className="t14">{t('counter.lost.asOf', { time: clockAt(serverTime, timeZone) })}</span>}
      </span>
    </p>
  )
}

/** Whether the store takes orders: it is paused for some minutes or until it is opened [store-15]. */
export function Taking({ control }: ControlProps) {
  const t = useT()
  const { mutate, isPending } = useStoreCall('/api/app/store/control/set-open', ['control'])
  const { isOpen, timeZone } = control
  const pause = (forMinutes: number | null) =>
    mutate({ isOpen: false, forMinutes }, { onSuccess: () => showToast(t('counter.store.isPaused')) })
  return (
    <section className="card" aria-labelledby="taking">
      <h2 id="taking" className="t16 b">
        {t('counter.store.taking')}
      </h2>
      <Standing control={control} />
      {isOpen ? (
        <fieldset className="pauses" disabled={isPending}>
          <legend className="t14 b ink2">{t('counter.store.pause')}</legend>
          {pauses.map((minutes) => (
            <button key={minutes} type="button" className="until" onClick={() => pause(minutes)}>
              <b>{minutes === 60 ? t('counter.store.hour') : t('counter.minutes', { count: minutes })}</b>
              <small className="ink2">
                {t('counter.store.until', { time: clockAt(serverNow() + minutes * minuteMs, timeZone) })}
              </small>
            </button>
          ))}
          <button type="button" className="until" onClick={() => pause(null)}>
            <b>{t('counter.store.byHand')}</b>
          </button>
        </fieldset>
      ) : (
        <button
          type="button"
          className="btn primary"
          disabled={isPending}
          onClick={() => mutate({ isOpen: true }, { onSuccess: () => showToast(t('counter.store.isOpen')) })}
        >
          {t('counter.store.openAgain')}
        </button>
      )}
      <p className="t14 ink2">{t('counter.store.pauseText')}</p>
    </section>
  )
}
