import type { Value } from '@tiffin/core/draft/change'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import type { ConflictPart } from '../../data/conflicts.ts'
import type { Draft } from '../../data/drafts.ts'
import { usePublishing } from '../../data/publishing.ts'
import { idsIn } from '../../features/changes/ids-in.ts'
import { type Naming, subjectOf } from '../../features/changes/lines.ts'
import { ownerOf } from '../../features/changes/owner.ts'
import { ownerName } from '../../features/changes/owner-name.ts'
import { partName, partText } from '../../features/changes/part-words.ts'
import { isPicture } from '../../features/changes/pictures.ts'
import { useNaming } from '../../features/changes/use-naming.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { Tile } from '../../ui/tile.tsx'

interface ConflictRowProps {
  readonly draft: Draft
  readonly conflict: ConflictPart
  readonly naming: Naming
  readonly onSettled: () => void
}

/** What it was, what the draft makes of it, and what is published now. */
function Sides({
  conflict: { kind, field, language, from, to, now },
  naming,
}: Pick<ConflictRowProps, 'conflict' | 'naming'>) {
  const t = useT()
  if (field === '') return <p>{now === null ? t('desk.publish.isGone') : t('desk.publish.isThere')}</p>
  const sides = [
    [t('desk.publish.before'), from],
    [t('desk.publish.draftValue'), to],
    [t('desk.publish.liveValue'), now],
  ] as const
  return (
    <dl className="threesides">
      {sides.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {isPicture(field, kind) && typeof value === 'string' && value !== '' ? (
              <Tile image={value} />
            ) : (
              <bdi>{partText({ field, language }, value as Value, { kind, find: naming.find })}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ConflictRow({ draft, conflict, naming, onSettled }: ConflictRowProps) {
  const t = useT()
  const { settle, drop } = usePublishing()
  const [isBusy, setBusy] = useState(false)
  const { kind, itemId, field } = conflict
  const change = draft.changeList.find((each) => each.kind === kind && each.itemId === itemId)
  const owner = ownerOf(change ?? conflict, naming.find)
  const what = [
    ownerName(owner, naming.find(owner.kind, owner.itemId)),
    subjectOf(conflict, naming),
    field && partName(conflict, kind),
  ]
  if (change === undefined) return null
  const run = (work: Promise<unknown>) => {
    setBusy(true)
    void work.then(onSettled).finally(() => setBusy(false))
  }
  const keep = (isDraftKept: boolean) => run(settle(draft.draftId, change, { part: conflict, isDraftKept }))
  return (
    <li>
      <b>{what.filter((part) => part !== '').join(' · ')}</b>
      <Sides conflict={conflict} naming={naming} />
      <span className="acts">
        {field === '' ? (
          <button
            type="button"
            className="btn line s"
            disabled={isBusy}
            onClick={() => run(drop(draft.draftId, [change]))}
          >
            {t('desk.publish.takeOut')}
          </button>
        ) : (
          <>
            <button type="button" className="btn line s" disabled={isBusy} onClick={() => keep(true)}>
              {t('desk.publish.keepDraft')}
            </button>
            <button type="button" className="btn line s" disabled={isBusy} onClick={() => keep(false)}>
              {t('desk.publish.keepLive')}
            </button>
          </>
        )}
      </span>
    </li>
  )
}

interface ConflictsProps {
  readonly draft: Draft
  readonly conflicts: readonly ConflictPart[]
  readonly onSettled: (conflict: ConflictPart) => void
}

/** Fields that were published otherwise since the draft saw them, each with both sides [draft-4]. */
export function Conflicts({ draft, conflicts, onSettled }: ConflictsProps) {
  const t = useT()
  const ids = conflicts.flatMap(({ itemId, from, to, now }) => [...itemId.split('.'), ...idsIn([from, to, now])])
  const { naming } = useNaming(ids, draft.draftId)
  return (
    <section className="card lintcard warn" role="alert" aria-label={t('desk.publish.conflicts')}>
      <div className="cardhead">
        <DeskIcon name="warning" size="s" />
        <h2>{t('desk.publish.conflicts')}</h2>
      </div>
      <p>{t('desk.publish.conflictsText')}</p>
      <ul className="lintlist">
        {conflicts.map((conflict) => (
          <ConflictRow
            key={`${conflict.kind} ${conflict.itemId} ${conflict.field} ${conflict.language}`}
            {...{ draft, conflict, naming }}
            onSettled={() => onSettled(conflict)}
          />
        ))}
      </ul>
    </section>
  )
}
