import { useQueryClient } from '@tanstack/react-query'
import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect } from 'react'
import { meKey } from '../data/me.ts'
import { useConnection } from '../state/connection.ts'
import { countUnsaved, useEdits } from '../state/edits.ts'
import { DeskIcon } from '../ui/desk-icon.tsx'

const retryMs = 5_000

/** Stays above the page while the server cannot be reached, and asks for it; then everything that is shown is read again. */
export function OfflineStrip() {
  const t = useT()
  const client = useQueryClient()
  const isLost = useConnection((state) => state.isLost)
  const count = useEdits(countUnsaved)
  useEffect(() => {
    if (!isLost) return
    const timer = setInterval(() => void client.refetchQueries({ queryKey: meKey }), retryMs)
    return () => {
      clearInterval(timer)
      void client.invalidateQueries()
    }
  }, [isLost, client])
  if (!isLost) return null
  return (
    <p className="strip" role="status">
      <DeskIcon name="offline" size="s" />
      <span>
        <b>{t('desk.offline.title')}</b> {count > 0 ? t('desk.draft.waiting', { count }) : t('desk.offline.text')}
      </span>
    </p>
  )
}
