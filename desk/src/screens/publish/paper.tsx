import { ask } from '@tiffin/kit/client/ask.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { Draft, DraftChange } from '../../data/drafts.ts'
import { usePublishing } from '../../data/publishing.ts'
import { type Entry, entriesOf } from '../../features/changes/entries.ts'
import { idsOfChanges } from '../../features/changes/ids-in.ts'
import { useNaming } from '../../features/changes/use-naming.ts'
import { useRights } from '../../features/rights/use-rights.ts'
import { momentOf } from '../../state/dates.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { EntryRows } from './entry-rows.tsx'

/** The last one who changed something of it, and when. */
function By({ changes }: { changes: readonly DraftChange[] }) {
  const last = changes.toSorted((a, b) => b.changedAt - a.changedAt)[0]
  if (last === undefined) return null
  return (
    <span className="by" title={last.staffName}>
      <time className="num ink2 t12 hide-s" dateTime={new Date(last.changedAt).toISOString()}>
        {momentOf(last.changedAt)}
      </time>
      <Avatar id={last.staffName} name={last.staffName} isSmall />
      <span className="sr">{last.staffName}</span>
    </span>
  )
}

function DiscardButton({ draftId, entry }: { draftId: string; entry: Entry<DraftChange> }) {
  const t = useT()
  const { drop } = usePublishing()
  const { reasonAgainst } = useRights()
  const label = t('desk.publish.discardItem', { name: entry.name })
  const reason = reasonAgainst('menu:edit')
  async function discard() {
    const answer = await ask({
      title: label,
      text: t('desk.publish.discardItemText'),
      confirm: { label: t('desk.publish.discard'), answer: 'yes' },
      cancel: { label: t('action.cancel'), answer: '' },
    })
    if (answer === 'yes') await drop(draftId, entry.changes.toReversed())
  }
  return (
    <button
      type="button"
      className="btn quiet sq s"
      aria-label={label}
      title={reason ?? label}
      disabled={reason !== undefined}
      onClick={() => void discard()}
    >
      <Icon name="bin" size="s" />
    </button>
  )
}

/** Everything that the draft changes, sentence by sentence, with who changed it. */
export function Paper({ draft }: { draft: Draft }) {
  const t = useT()
  const { naming, isRead } = useNaming(idsOfChanges(draft.changeList), draft.draftId)
  const entries = entriesOf(draft.changeList, naming)
  return (
    <div className="lifted">
      <section className="paper large" aria-label={t('desk.publish.changes')}>
        {isRead ? (
          <EntryRows
            entries={entries}
            endOf={(entry) => (
              <span className="rowend">
                <By changes={entry.changes} />
                <DiscardButton draftId={draft.draftId} entry={entry} />
              </span>
            )}
          />
        ) : (
          <SkeletonRows label={t('desk.loading')} />
        )}
      </section>
    </div>
  )
}
