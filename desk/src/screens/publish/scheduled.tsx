import { useT } from '@tiffin/kit/client/words.ts'
import { type DraftSummary, useDrafts } from '../../data/drafts.ts'
import { usePublishing } from '../../data/publishing.ts'
import { scheduleFault } from '../../features/draft/schedule-fault.ts'
import { useRights } from '../../features/rights/use-rights.ts'
import { chooseDraft } from '../../state/chosen-draft.ts'
import { momentWithOffsetOf } from '../../state/dates.ts'
import { showToast } from '../../state/toast.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'

function ScheduledRow({ draft }: { draft: DraftSummary }) {
  const t = useT()
  const { unschedule } = usePublishing()
  const { reasonAgainst } = useRights()
  const reason = reasonAgainst('menu:publish')
  const { name, publishAt, changeCount } = draft
  async function cancel() {
    await unschedule(draft.draftId)
    showToast(t('desk.schedule.cancelled', { name }))
  }
  return (
    <li>
      <DeskIcon name="clock" size="s" />
      <span className="grow">
        <span className="one">{name}</span>
        <small>
          {publishAt !== null && (
            <time dateTime={new Date(publishAt).toISOString()}>{momentWithOffsetOf(publishAt)}</time>
          )}{' '}
          · {t('desk.menu.changes', { count: changeCount })}
        </small>
      </span>
      <button
        type="button"
        className="btn line s"
        disabled={reason !== undefined}
        title={reason}
        aria-label={t('desk.schedule.cancelNamed', { name })}
        onClick={() => void cancel()}
      >
        {t('desk.schedule.cancel')}
      </button>
    </li>
  )
}

/** The drafts that are published by themselves, the next one first. */
export function Scheduled() {
  const t = useT()
  const { data } = useDrafts()
  const scheduled = (data?.list ?? [])
    .filter(({ state }) => state === 'scheduled')
    .toSorted((a, b) => (a.publishAt ?? 0) - (b.publishAt ?? 0))
  if (scheduled.length === 0) return null
  return (
    <section className="card" aria-label={t('desk.schedule.scheduled')}>
      <div className="cardhead">
        <h2>{t('desk.schedule.scheduled')}</h2>
      </div>
      <ul className="releases">
        {scheduled.map((draft) => (
          <ScheduledRow key={draft.draftId} draft={draft} />
        ))}
      </ul>
    </section>
  )
}

/** Drafts that could not be published at their time, and why. */
export function FailedSchedules() {
  const t = useT()
  const { data } = useDrafts()
  const failed = (data?.list ?? []).flatMap((draft) => (draft.failure === null ? [] : [{ draft, ...draft.failure }]))
  return failed.map(({ draft: { draftId, name }, reason, at }) => (
    <section key={draftId} className="card lintcard bad" role="alert" aria-label={t('desk.schedule.failed', { name })}>
      <div className="cardhead">
        <DeskIcon name="warning" size="s" />
        <h2>{t('desk.schedule.failed', { name })}</h2>
      </div>
      <p>
        {momentWithOffsetOf(at)} · {t(scheduleFault(reason))}. {t('desk.schedule.failedText')}
      </p>
      <p>
        <button type="button" className="btn line s" onClick={() => chooseDraft(draftId)}>
          {t('desk.schedule.look')}
        </button>
      </p>
    </section>
  ))
}
