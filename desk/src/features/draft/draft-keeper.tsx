import { useQueryClient } from '@tanstack/react-query'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useEffect } from 'react'
import { useMe } from '../../data/me.ts'
import { saveEdits } from '../../data/save-edits.ts'
import { useConnection } from '../../state/connection.ts'
import { closeEdits, openEdits, useEdits } from '../../state/edits.ts'
import { ClashDialog } from './clash-dialog.tsx'

/** What was typed is sent so long after the last key. */
const restMs = 1000

/** Sends what was typed a second after the last key, what was left unsaved on this device, and all of it again when the connection is back. */
export function DraftKeeper() {
  const client = useQueryClient()
  const { staffId } = useMe()
  const isLost = useConnection((state) => state.isLost)
  const waiting = useEdits((edits) => edits.waiting)
  const clash = useEdits((edits) => edits.clash)
  useEffect(() => {
    openEdits(corpOfAddress(), staffId)
    return closeEdits
  }, [staffId])
  useEffect(() => {
    if (waiting.length === 0 || isLost || clash !== undefined) return
    const timer = setTimeout(() => void saveEdits(client), restMs)
    return () => clearTimeout(timer)
  }, [waiting, isLost, clash, client])
  return clash === undefined ? null : <ClashDialog edit={clash.edit} clashes={clash.clashes} />
}
