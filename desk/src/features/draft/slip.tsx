import { Link } from '@tanstack/react-router'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useCurrentDraft, useDrafts } from '../../data/drafts.ts'
import { useMe } from '../../data/me.ts'
import { clockOf, momentOf } from '../../state/dates.ts'
import { useRights } from '../rights/use-rights.ts'

const dayMs = 86_400_000

/** How many changes of the draft customers do not see yet; nothing for who may not see drafts, and when there are none. */
export function useUnpublished() {
  const { may } = useRights()
  const { draft } = useCurrentDraft(may('menu:read'))
  return { draft, count: draft?.changeCount ?? 0 }
}

/**
 * Whether a draft that this person scheduled could not be published; one whose author may publish no longer is a matter of everybody who
 * may [draft-9].
 */
export function useFailedSchedule(): boolean {
  const { may } = useRights()
  const { staffId } = useMe()
  const { data } = useDrafts(may('menu:read'))
  return (data?.list ?? []).some(
    ({ failure }) => failure?.staffId === staffId || (failure?.reason === 'notAllowed' && may('menu:publish')),
  )
}

/** The paper at the foot of the side: how much waits to be published. */
export function Slip() {
  const t = useT()
  const { draft, count } = useUnpublished()
  if (draft === undefined || count === 0) return null
  const time = serverNow() - draft.changedAt < dayMs ? clockOf(draft.changedAt) : momentOf(draft.changedAt)
  return (
    <div className="lifted slip wide-only">
      <div className="paper">
        <b>{t('desk.draft.unpublished', { count })}</b>
        <p>
          <bdi>{draft.name}</bdi>
        </p>
        <p>{t('desk.draft.lastAt', { time })}</p>
        <Link className="btn soft s" to="/$corp/publish" params={{ corp: corpOfAddress() }}>
          {t('desk.draft.review')}
        </Link>
      </div>
    </div>
  )
}
