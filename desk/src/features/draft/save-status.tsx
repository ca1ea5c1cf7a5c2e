import { useQueryClient } from '@tanstack/react-query'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect, useState } from 'react'
import { saveEdits, undoLast } from '../../data/save-edits.ts'
import { useConnection } from '../../state/connection.ts'
import { clockWithSecondsOf } from '../../state/dates.ts'
import { countUnsaved, useEdits } from '../../state/edits.ts'

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
  if (edits.refused !== '') return { text: t('desk.draft.refused', { reason: edits.refused }), isWrong: true }
  if (isLost && count > 0) return { text: t('desk.draft.notSaved'), isWrong: true }
  if (count > 0) return { text: t('desk.draft.saving') }
  if (edits.last === undefined) return { text: '' }
  const time = clockWithSecondsOf(edits.last.savedAt + serverNow() - Date.now())
  return { text: t('desk.draft.saved', { time }) }
}

/** Whether what was typed is in the draft, with the second; what was saved just now can be taken back. */
export function SaveStatus() {
  const t = useT()
  const client = useQueryClient()
  const { text, isWrong = false } = useStatus()
  const isRefused = useEdits(({ refused }) => refused !== '')
  const last = useEdits((edits) => edits.last)
  const isIdle = useEdits((edits) => countUnsaved(edits) === 0)
  const isFresh = useIsFresh(last?.savedAt)
  return (
    <span className="savestatus">
      <span role="status" className={isWrong ? 'warnink' : 'ink2'}>
        {text}
      </span>
      {isRefused && (
        <button type="button" className="btn quiet s" onClick={() => void saveEdits(client)}>
          {t('action.retry')}
        </button>
      )}
      {isFresh && isIdle && (
        <button type="button" className="btn quiet s" onClick={undoLast}>
          {t('action.undo')}
        </button>
      )}
    </span>
  )
}
