import { useT } from '@tiffin/kit/client/words.ts'
import { type MySession, mySessionsKey, useMySessions } from '../../data/me.ts'
import { useDeskCall } from '../../data/use-desk-call.ts'
import { Failed } from '../../features/load/failed.tsx'
import { momentOf } from '../../state/dates.ts'
import { showToast } from '../../state/toast.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'

function SessionRow({ session: { sessionId, device, storeName, openedAt, isThisOne } }: { session: MySession }) {
  const t = useT()
  const end = useDeskCall('/api/app/desk/me/end-session', mySessionsKey)
  const name = device === '' ? t('desk.sessions.unknown') : device
  return (
    <li>
      <span className="gl">
        <DeskIcon name={storeName === '' ? 'device' : 'receipt'} size="s" />
      </span>
      <span className="grow">
        <b className="rowname">{name}</b>
        <span className="sub">
          {storeName === '' ? null : `${t('desk.sessions.counter', { store: storeName })} · `}
          {t('desk.sessions.since', { time: momentOf(openedAt) })}
        </span>
      </span>
      {isThisOne ? (
        <span className="tag ok">{t('desk.sessions.thisOne')}</span>
      ) : (
        <button
          type="button"
          className="btn line s"
          aria-label={t('desk.sessions.endOf', { name })}
          disabled={end.isPending}
          onClick={() => end.mutate({ sessionId }, { onSuccess: () => showToast(t('desk.sessions.ended')) })}
        >
          {t('desk.sessions.end')}
        </button>
      )}
    </li>
  )
}

/** Where the account is logged in. */
export function SessionsCard() {
  const t = useT()
  const { data, error, refetch } = useMySessions()
  return (
    <section className="card" aria-labelledby="sessions-card">
      <div className="cardhead">
        <h2 id="sessions-card">{t('desk.sessions.title')}</h2>
      </div>
      {data === undefined ? (
        error === null ? (
          <SkeletonRows label={t('desk.loading')} />
        ) : (
          <Failed failure={error} onRetry={() => void refetch()} />
        )
      ) : (
        <ul className="sessions">
          {data.list.map((session) => (
            <SessionRow key={session.sessionId} session={session} />
          ))}
        </ul>
      )}
    </section>
  )
}
