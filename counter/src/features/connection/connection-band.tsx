import { useQueryClient } from '@tanstack/react-query'
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

interface ConnectionBandProps {
  /** What is tapped on the board waits; other pages can only be read. */
  readonly isBoard: boolean
}

/** That there is no connection, since when, and what becomes of what is tapped meanwhile [kitchen-14]. */
export function ConnectionBand({ isBoard }: ConnectionBandProps) {
  const t = useT()
  const client = useQueryClient()
  const { isLost, seenAt } = useConnection()
  const waiting = useTaps(({ list }) => list.length)
  return (
    <div role="status">
      {isLost && (
        <div className="band">
          <Icon name="offline" />
          <p className="grow">
            <b>{seenAt === 0 ? t('counter.lost.never') : t('counter.lost.since', { time: secondsOf(seenAt) })}</b>
            <span className="t14">{isBoard ? t('counter.lost.goOn', { count: waiting }) : t('counter.lost.page')}</span>
          </p>
          <NextTry />
          <button type="button" className="btn" onClick={() => void client.refetchQueries({ type: 'active' })}>
            {t('counter.lost.try')}
          </button>
        </div>
      )}
    </div>
  )
}
