import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useClock } from '../../state/clock.ts'
import { useConnection } from '../../state/connection.ts'
import { secondsOf } from '../../state/dates.ts'
import { useTaps } from '../../state/taps.ts'

function NextTry() {
  const t = useT()
  const nextTryAt = useConnection((connection) => connection.nextTryAt)
  const seconds = useClock(() => Math.max(0, Math.ceil((nextTryAt - Date.now()) / 1000)))
  return <span className="t14 num wide-only">{t('counter.lost.again', { count: seconds })}</span>
}

/** That there is no connection, since when, and what becomes of what is tapped meanwhile. */
export function ConnectionBand({ onTry }: { readonly onTry: () => void }) {
  const t = useT()
  const { isLost, seenAt } = useConnection()
  const waiting = useTaps(({ list }) => list.length)
  return (
    <div role="status">
      {isLost && (
        <div className="band">
          <Icon name="offline" />
          <p className="grow">
            <b>{seenAt === 0 ? t('counter.lost.never') : t('counter.lost.since', { time: secondsOf(seenAt) })}</b>
            <span className="t14">{t('counter.lost.goOn', { count: waiting })}</span>
          </p>
          <NextTry />
          <button type="button" className="btn" onClick={onTry}>
            {t('counter.lost.try')}
          </button>
        </div>
      )}
    </div>
  )
}
