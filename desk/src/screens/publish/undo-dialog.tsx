import { useQuery } from '@tanstack/react-query'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect, useState } from 'react'
import { type Undo, usePublishing } from '../../data/publishing.ts'
import { type Entry, entriesOf } from '../../features/changes/entries.ts'
import { idsOfChanges } from '../../features/changes/ids-in.ts'
import type { WireChange } from '../../features/changes/lines.ts'
import { useNaming } from '../../features/changes/use-naming.ts'
import { Failed } from '../../features/load/failed.tsx'
import { showToast } from '../../state/toast.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { EntryRows } from './entry-rows.tsx'

/** What stays, as if it were changed from what it would have become to what it is. */
const keptChanges = ({ keptList }: Undo): WireChange[] =>
  keptList.map(({ kind, itemId, field, from, now }) => ({
    ...{ kind, itemId, op: 'update' },
    fieldList: field === '' ? [] : [{ field, from, to: now }],
  }))

function Outcome({ undo }: { undo: Undo }) {
  const t = useT()
  const kept = keptChanges(undo)
  const { naming } = useNaming(idsOfChanges([...undo.changeList, ...kept]), '')
  const parts: readonly [title: string, entries: readonly Entry<WireChange>[]][] = [
    [t('desk.release.trial'), entriesOf<WireChange>(undo.changeList, naming)],
    [t('desk.release.kept'), entriesOf(kept, naming)],
  ]
  if (undo.changeList.length === 0 && kept.length === 0) return <p>{t('desk.release.nothingToUndo')}</p>
  return parts
    .filter(([, entries]) => entries.length > 0)
    .map(([title, entries]) => (
      <div key={title} className="outcome">
        <h3>{title}</h3>
        <EntryRows entries={entries} />
      </div>
    ))
}

interface UndoDialogProps {
  readonly releaseNo: number
  readonly title: string
  readonly onClose: () => void
}

/** What it would do to take releases back, shown before it is done [draft-5]. */
export function UndoDialog({ releaseNo, title, onClose }: UndoDialogProps) {
  const t = useT()
  const { tryUndo, undo } = usePublishing()
  const [isBusy, setBusy] = useState(false)
  const trial = useQuery({
    queryKey: ['undo-trial', releaseNo],
    queryFn: () => tryUndo(releaseNo),
    ...{ gcTime: 0, staleTime: 0, retry: false, refetchOnWindowFocus: false },
  })
  const isRefused = trial.error instanceof CallFailure && trial.error.kind === 'abort'
  useEffect(() => {
    if (isRefused) onClose() // no proof was given
  }, [isRefused, onClose])
  async function take() {
    setBusy(true)
    try {
      const { releaseNo: made } = await undo(releaseNo)
      showToast(made === null ? t('desk.release.nothingToUndo') : t('desk.release.undone', { number: made }))
      onClose()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (failure.kind !== 'abort') showToast(failure.message)
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={title}
      closeLabel={t('action.close')}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="btn line" onClick={onClose}>
            {t('action.cancel')}
          </button>
          <button
            type="button"
            className={isBusy ? 'btn primary loading' : 'btn primary'}
            disabled={isBusy || (trial.data?.changeList.length ?? 0) === 0}
            onClick={() => void take()}
          >
            {t('desk.release.undo')}
          </button>
        </>
      }
    >
      {trial.data && <Outcome undo={trial.data} />}
      {trial.isPending && <SkeletonRows label={t('desk.loading')} />}
      {trial.error && !isRefused && <Failed failure={trial.error} onRetry={() => void trial.refetch()} />}
    </Dialog>
  )
}
