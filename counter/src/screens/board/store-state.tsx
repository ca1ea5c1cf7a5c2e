import { useT } from '@tiffin/kit/client/words.ts'
import { standingOf, useStoreControl, useStorePause } from '../../data/store-control.ts'
import { useIsLost } from '../../state/connection.ts'
import { clockAt } from '../../state/dates.ts'

interface PauseProps {
  readonly resumesAt: number | null
  readonly timeZone: string
}

/** That the store is paused, and until when where that is known [kitchen-16]. */
function usePauseText() {
  const t = useT()
  return ({ resumesAt, timeZone }: PauseProps): string => {
    const until = resumesAt === null ? [] : [t('counter.store.until', { time: clockAt(resumesAt, timeZone) })]
    return [t('counter.store.standing.paused'), ...until].join(' ')
  }
}

/** For who may not change it: only that the store is paused. */
function Pause() {
  const pauseText = usePauseText()
  const { data: store } = useStorePause()
  if (store?.isOpen !== false) return null
  return (
    <p className="state-link" data-state="paused">
      {pauseText(store)}
    </p>
  )
}

/** Whether orders are taken, and the way to change it; without a connection as of when that was known. */
export function StoreState() {
  const t = useT()
  const isLost = useIsLost()
  const pauseText = usePauseText()
  const { data: control } = useStoreControl()
  if (control === undefined) return <Pause />
  const state = standingOf(control)
  const text = state === 'paused' ? pauseText(control) : t(`counter.store.standing.${state}`)
  const asOf = t('counter.lost.asOf', { time: clockAt(control.serverTime, control.timeZone) })
  return (
    <a className="state-link" href="#/store" data-state={isLost ? 'before' : state}>
      {isLost ? `${text} · ${asOf}` : text}
    </a>
  )
}
