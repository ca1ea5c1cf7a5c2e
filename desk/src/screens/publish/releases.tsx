import { useT } from '@tiffin/kit/client/words.ts'
import { useCallback, useState } from 'react'
import { type Release, useReleases } from '../../data/drafts.ts'
import { ListState } from '../../features/load/list-state.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { momentOf } from '../../state/dates.ts'
import { ReleaseWarnings } from './release-warnings.tsx'
import { UndoDialog } from './undo-dialog.tsx'

interface RowProps {
  readonly release: Release
  readonly isLast: boolean
  readonly onUndo: () => void
}

function useReleaseName() {
  const t = useT()
  return ({ name, undoes, releaseNo }: Release) => {
    if (undoes === null) return name
    return undoes === releaseNo - 1
      ? t('desk.release.undid', { number: undoes })
      : t('desk.release.undidFrom', { number: undoes })
  }
}

function ReleaseRow({ release, isLast, onUndo }: RowProps) {
  const t = useT()
  const { reasonAgainst } = useRights()
  const nameOf = useReleaseName()
  const { releaseNo: number, releasedAt, staffName, changeCount } = release
  const reason = reasonAgainst('menu:publish')
  return (
    <li>
      <b className="num">{number}</b>
      <span className="grow">
        <span className="one">{nameOf(release)}</span>
        <small>
          <time dateTime={new Date(releasedAt).toISOString()}>{momentOf(releasedAt)}</time>, {staffName} ·{' '}
          {isLast ? <b className="okink">{t('desk.release.isNow')}</b> : t('desk.menu.changes', { count: changeCount })}
        </small>
        <ReleaseWarnings warnings={release.warningList} />
      </span>
      <button
        type="button"
        className="btn line s"
        disabled={reason !== undefined}
        title={reason}
        aria-label={
          isLast
            ? t('desk.release.undoNamed', { number })
            : `${t('desk.release.undoFrom')}: ${t('desk.release.undoFromNamed', { number })}`
        }
        onClick={onUndo}
      >
        {isLast ? t('desk.release.undo') : t('desk.release.undoFrom')}
      </button>
    </li>
  )
}

/** What was published, and the way back. */
export function Releases() {
  const t = useT()
  const query = useReleases()
  const [undone, setUndone] = useState<Release>()
  const close = useCallback(() => setUndone(undefined), [])
  const releases = query.data?.pages.flatMap(({ list }) => list) ?? []
  const last = releases[0]?.releaseNo
  return (
    <section className="card" aria-label={t('desk.release.title')} aria-busy={query.isFetching}>
      <div className="cardhead">
        <h2>{t('desk.release.title')}</h2>
      </div>
      <ListState query={query} isEmpty={releases.length === 0} empty={<p className="ink2">{t('desk.release.none')}</p>}>
        <ol className="releases">
          {releases.map((release) => (
            <ReleaseRow
              key={release.releaseNo}
              release={release}
              isLast={release.releaseNo === last}
              onUndo={() => setUndone(release)}
            />
          ))}
        </ol>
      </ListState>
      {undone && (
        <UndoDialog
          releaseNo={undone.releaseNo}
          title={
            undone.releaseNo === last
              ? t('desk.release.undoNamed', { number: undone.releaseNo })
              : t('desk.release.undoFromNamed', { number: undone.releaseNo })
          }
          onClose={close}
        />
      )}
    </section>
  )
}
