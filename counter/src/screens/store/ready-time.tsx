import { useT } from '@tiffin/kit/client/words.ts'
import { type ReadyControl, useReadyControl } from '../../data/store-control.ts'
import { useStoreCall } from '../../data/use-store-call.ts'
import { Missing } from '../../features/load/missing.tsx'
import { clockAt } from '../../state/dates.ts'
import { showToast } from '../../state/toast.ts'
import { LastHour } from './last-hour.tsx'

const delays = [0, 5, 10, 15, 20] as const
const minuteMs = 60_000

const minutesOf = (ms: number): number => Math.max(1, Math.round(ms / minuteMs))

function Kept({ kept: { made, inTime, tookMs } }: Pick<ReadyControl, 'kept'>) {
  const t = useT()
  if (made === 0) return null
  return (
    <dl className="amounts">
      <div>
        <dt>{t('counter.store.ready.kept')}</dt>
        <dd className="num">{t('counter.store.ready.keptOf', { count: inTime, made })}</dd>
      </div>
      {tookMs !== null && (
        <div>
          <dt>{t('counter.store.ready.took')}</dt>
          <dd className="num">{t('counter.minutes', { count: minutesOf(tookMs) })}</dd>
        </div>
      )}
    </dl>
  )
}

/** From when and until when an order of now is said to be ready: the one figure of the page. */
function Shown({ ready: { readyFrom, readyUntil, serverTime } }: { readonly ready: ReadyControl }) {
  const t = useT()
  const from = minutesOf(readyFrom - serverTime)
  const until = minutesOf(readyUntil - serverTime)
  return (
    <p className="shown-time">
      <span className="t14 ink2">{t('counter.store.ready.shown')}</span>
      <span className="sr">{t('store.readyIn', { from, until })}</span>
      <span className="ready-figure" aria-hidden="true">
        <b className="num">{`\u2066${from}–${until}\u2069`}</b> {t('counter.store.ready.unit')}
      </span>
    </p>
  )
}

/** The ready time that customers see, and what staff adds to it [ready-3]. */
export function ReadyTime({ timeZone }: { readonly timeZone: string }) {
  const t = useT()
  const { data: ready, isError, refetch } = useReadyControl()
  const { mutate, isPending } = useStoreCall('/api/app/store/control/set-delay', ['control'])
  const add = (minutes: number) => {
    const done = () =>
      showToast(minutes === 0 ? t('counter.store.ready.isUsual') : t('counter.store.ready.isAdded', { count: minutes }))
    mutate({ minutes }, { onSuccess: done })
  }
  return (
    <section className="card" aria-labelledby="ready-time" aria-busy={ready === undefined && !isError}>
      <h2 id="ready-time" className="t16 b">
        {t('counter.store.ready.title')}
      </h2>
      {ready === undefined && isError && <Missing text={t('counter.store.failed')} onRetry={() => void refetch()} />}
      {ready && (
        <>
          <Shown ready={ready} />
          <fieldset className="times delays" disabled={isPending}>
            <legend className="t14 b ink2">{t('counter.store.ready.add')}</legend>
            {delays.map((minutes) => (
              <button
                key={minutes}
                type="button"
                aria-pressed={ready.delayMinutes === minutes}
                onClick={() => add(minutes)}
              >
                {minutes === 0 ? t('counter.store.ready.none') : t('counter.store.ready.plus', { count: minutes })}
              </button>
            ))}
          </fieldset>
          {ready.delayUntil !== null && (
            <p className="t14 ink2">{t('counter.store.ready.until', { time: clockAt(ready.delayUntil, timeZone) })}</p>
          )}
          <LastHour {...{ ready, timeZone }} />
          <Kept kept={ready.kept} />
        </>
      )}
    </section>
  )
}
