import { useQueryClient } from '@tanstack/react-query'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { useCurrentDraft } from '../../data/drafts.ts'
import { saveEdits } from '../../data/save-edits.ts'
import { useConnection } from '../../state/connection.ts'
import { countUnsaved, useEdits } from '../../state/edits.ts'
import { NotLoaded, notePageFault } from '../../state/page-fault.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { lazyPart } from '../load/lazy-part.ts'

const PreviewDialog = lazyPart(() => import('./preview-dialog.tsx'), 'PreviewDialog')

/** Opens the app as customers would see it with the draft that one works in. */
export function PreviewButton() {
  const t = useT()
  const client = useQueryClient()
  const { draft } = useCurrentDraft()
  const isLost = useConnection((state) => state.isLost)
  const isUnsaved = useEdits((edits) => countUnsaved(edits) > 0)
  const [isOpen, setOpen] = useState(false)
  async function open(): Promise<void> {
    if (isUnsaved) await saveEdits(client)
    if (countUnsaved(useEdits.getState()) > 0) return
    try {
      await PreviewDialog.preload()
      notePageFault(undefined)
      setOpen(true)
    } catch (failure) {
      const reason = failure instanceof NotLoaded ? failure.reason : 'broken'
      notePageFault({ reason, retry: () => void open() })
    }
  }
  const isEmpty = (draft === undefined || draft.changeCount === 0) && !isUnsaved
  return (
    <>
      <button type="button" className="btn line" disabled={isEmpty || isLost} onClick={() => void open()}>
        <DeskIcon name="device" size="s" />
        {t('desk.preview.open')}
      </button>
      {isOpen && draft !== undefined && <PreviewDialog draft={draft} onClose={() => setOpen(false)} />}
    </>
  )
}
