import { useQueryClient } from '@tanstack/react-query'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import type { Draft } from '../../data/drafts.ts'
import { type Conflict, usePublishing } from '../../data/publishing.ts'
import { saveEdits } from '../../data/save-edits.ts'
import { countUnsaved, useEdits } from '../../state/edits.ts'
import { showToast } from '../../state/toast.ts'
import type { ItemFault } from './faults.tsx'

/** Publishes a draft; what keeps it from that stays to be settled. */
export function usePublish() {
  const client = useQueryClient()
  const { publish, readAgain } = usePublishing()
  const [isBusy, setBusy] = useState(false)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [faults, setFaults] = useState<readonly ItemFault[]>([])

  async function explain(failure: unknown): Promise<void> {
    if (!(failure instanceof CallFailure)) throw failure
    if (isRefusal(failure, 'publishConflict')) setConflicts(failure.data.conflictList)
    else if (isRefusal(failure, 'publishFault')) setFaults(failure.data.faultList)
    else if (failure.kind !== 'abort') showToast(failure.message)
    await readAgain()
  }

  async function run({ draftId, version }: Draft): Promise<void> {
    setBusy(true)
    setConflicts([])
    setFaults([])
    try {
      await saveEdits(client)
      if (countUnsaved(useEdits.getState()) > 0) return
      const { releaseNo } = await publish({ draftId, version })
      showToast(t('desk.publish.done', { number: releaseNo }))
    } catch (failure) {
      await explain(failure)
    } finally {
      setBusy(false)
    }
  }

  return {
    ...{ run, isBusy, conflicts, faults },
    settled: (conflict: Conflict) => setConflicts((before) => before.filter((each) => each !== conflict)),
  }
}
