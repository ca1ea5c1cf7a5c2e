import { useQueryClient } from '@tanstack/react-query'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useEffect, useRef } from 'react'
import { draftsKey, useCurrentDraft, useDraftsWatch } from '../../data/drafts.ts'
import { useMe } from '../../data/me.ts'
import { menuKey } from '../../data/menu.ts'
import { saveEdits } from '../../data/save-edits.ts'
import { useConnection } from '../../state/connection.ts'
import { closeEdits, nextToSend, openEdits, useEdits } from '../../state/edits.ts'
import { useRights } from '../rights/use-rights.ts'
import { ClashDialog } from './clash-dialog.tsx'

/** What was typed is sent so long after the last key. */
const restMs = 1000
/** The longest pause between two tries to send while the server fails. */
const longestPauseMs = 30_000

/** The pause before the next try, twice as long after each that failed [draft-18]. */
const pauseMs = (failures: number): number => Math.min(restMs * 2 ** failures, longestPauseMs)

/** What others do to the draft that one works in is read when its version moves. */
function useOthersChanges(): void {
  const client = useQueryClient()
  const { may } = useRights()
  const isAllowed = may('menu:read')
  useDraftsWatch(isAllowed)
  const { draft } = useCurrentDraft(isAllowed)
  const [draftId, version] = [draft?.draftId, draft?.version]
  const seen = useRef<string>(undefined)
  useEffect(() => {
    const now = `${draftId} ${version}`
    const isMoved = seen.current !== undefined && seen.current !== now && seen.current.startsWith(`${draftId} `)
    seen.current = now
    if (!isMoved) return
    void client.invalidateQueries({ queryKey: [...draftsKey, draftId] })
    void client.invalidateQueries({ queryKey: menuKey })
  }, [client, draftId, version])
}

/** Sends what was typed a second after the last key, what was left unsaved on this device, and all of it again when the connection is back. */
export function DraftKeeper() {
  const client = useQueryClient()
  const { staffId } = useMe()
  const isLost = useConnection((state) => state.isLost)
  const waiting = useEdits((edits) => edits.waiting)
  const isWaiting = useEdits((edits) => nextToSend(edits) !== undefined)
  const failures = useEdits((edits) => edits.failures)
  const clash = useEdits((edits) => edits.clash)
  useOthersChanges()
  useEffect(() => {
    openEdits(corpOfAddress(), staffId)
    return closeEdits
  }, [staffId])
  useEffect(() => {
    if (!isWaiting || isLost || clash !== undefined || waiting.length === 0) return
    const timer = setTimeout(() => void saveEdits(client), pauseMs(failures))
    return () => clearTimeout(timer)
  }, [waiting, isWaiting, failures, isLost, clash, client])
  return clash === undefined ? null : <ClashDialog edit={clash.edit} clashes={clash.clashes} />
}
