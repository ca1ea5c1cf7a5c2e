import { useQueryClient } from '@tanstack/react-query'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect, useState } from 'react'
import { useNames } from '../../data/names.ts'
import { saveEdits, undoLast } from '../../data/save-edits.ts'
import { useConnection } from '../../state/connection.ts'
import { clockWithSecondsOf } from '../../state/dates.ts'
import { countUnsaved, type Edit, firstRefused, replaceWaiting, takeUpRefused, useEdits } from '../../state/edits.ts'
import { calledIn } from '../changes/value-words.ts'

/** So long what was saved can be taken back with one tap. */
const undoMs = 10_000

function useIsFresh(savedAt: number | undefined): boolean {
  const [, setOver] = useState(0)
  useEffect(() => {
    if (savedAt === undefined) return
    const timer = setTimeout(() => setOver(savedAt), Math.max(0, savedAt + undoMs - Date.now()))
    return () => clearTimeout(timer)
  }, [savedAt])
  return savedAt !== undefined && Date.now() < savedAt + undoMs
}

function useStatus(): { readonly text: string; readonly isWrong?: boolean } {
  const t = useT()
  const edits = useEdits()
  const isLost = useConnection((state) => state.isLost)
  const count = countUnsaved(edits)
  const refused = firstRefused(edits)?.refused
  if (refused !== undefined) return { text: t('desk.draft.refused', { reason: refused }), isWrong: true }
  if ((isLost || edits.failures > 0) && count > 0) return { text: t('desk.draft.notSaved'), isWrong: true }
  if (count > 0) return { text: t('desk.draft.saving') }
  if (edits.last === undefined) return { text: '' }
  const time = clockWithSecondsOf(edits.last.savedAt + serverNow() - Date.now())
  return { text: t('desk.draft.saved', { time }) }
}

/** Throws an edit away that is not taken [draft-18]. */
function DiscardButton({ edit }: { edit: Edit }) {
  const t = useT()
  const { kind, itemId } = edit.change
  const row = useNames([itemId], edit.draftId).find(kind, itemId)
  return (
    <button
      type="button"
      className="btn quiet s"
      title={row && t('desk.publish.discardItem', { name: calledIn(row) })}
      onClick={() => replaceWaiting(edit, undefined)}
    >
      {t('desk.publish.discard')}
    </button>
  )
}

/** Whether what was typed is in the draft, with the second; what was saved just now can be taken back. */
export function SaveStatus() {
  const t = useT()
  const client = useQueryClient()
  const { text, isWrong = false } = useStatus()
  const refused = useEdits(firstRefused)
  const isFailing = useEdits((edits) => edits.failures > 0 && countUnsaved(edits) > 0)
  const last = useEdits((edits) => edits.last)
  const isIdle = useEdits((edits) => countUnsaved(edits) === 0)
  const isFresh = useIsFresh(last?.savedAt)
  function retry() {
    takeUpRefused()
    void saveEdits(client)
  }
  return (
    <span className="savestatus">
      <span role="status" className={isWrong ? 'warnink' : 'ink2'}>
        {text}
      </span>
      {(refused || isFailing) && (
        <button type="button" className="btn quiet s" onClick={retry}>
          {t('action.retry')}
        </button>
      )}
      {refused && <DiscardButton edit={refused} />}
      {isFresh && isIdle && (
        <button type="button" className="btn quiet s" onClick={undoLast}>
          {t('action.undo')}
        </button>
      )}
    </span>
  )
}
