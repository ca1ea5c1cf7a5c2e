import { useQueryClient } from '@tanstack/react-query'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { type ConflictPart, conflictParts } from '../../data/conflicts.ts'
import type { ItemFault } from '../../data/lint.ts'
import { type PublishedDraft, usePublishing } from '../../data/publishing.ts'
import { saveEdits } from '../../data/save-edits.ts'
import { countUnsaved, useEdits } from '../../state/edits.ts'
import { showToast } from '../../state/toast.ts'

/** Publishes a draft; what keeps it from that stays to be settled. */
export function usePublish() {
  const client = useQueryClient()
  const { publish, schedule, readAgain } = usePublishing()
  const [isBusy, setBusy] = useState(false)
  const [conflicts, setConflicts] = useState<readonly ConflictPart[]>([])
  const [faults, setFaults] = useState<readonly ItemFault[]>([])
  const [scheduleFault, setScheduleFault] = useState('')

  /** Shows what of a draft is to be settled; whether there is any. */
  async function explain(failure: CallFailure): Promise<boolean> {
    if (isRefusal(failure, 'publishConflict')) setConflicts(failure.data.conflictList.flatMap(conflictParts))
    else if (isRefusal(failure, 'publishFault')) setFaults(failure.data.faultList)
    else if (isRefusal(failure, 'lintFailed') || isRefusal(failure, 'draftWarned')) showToast(failure.message)
    else return false
    await readAgain()
    return true
  }

  /** Does something with the draft once everything that was typed is in it. */
  async function settled<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    setBusy(true)
    setConflicts([])
    setFaults([])
    setScheduleFault('')
    try {
      await saveEdits(client)
      return countUnsaved(useEdits.getState()) > 0 ? undefined : await work()
    } finally {
      setBusy(false)
    }
  }

  async function run(draft: PublishedDraft): Promise<void> {
    try {
      const published = await settled(() => publish(draft))
      if (!published) return
      useEdits.setState({ last: undefined }) // what was typed before is taken back by undoing the release
      showToast(t('desk.publish.done', { number: published.releaseNo }))
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (await explain(failure)) return
      if (failure.kind !== 'abort') showToast(failure.message)
      await readAgain()
    }
  }

  /** Lets the draft be published by the clock; whether it will be. */
  async function runLater(
    draft: PublishedDraft,
    time: { readonly date: string; readonly clock: string },
  ): Promise<boolean> {
    try {
      return (await settled(() => schedule(draft, time))) !== undefined
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (!(await explain(failure))) setScheduleFault(failure.message)
      return false
    }
  }

  return {
    ...{ run, isBusy, conflicts, faults, scheduleFault },
    schedule: runLater,
    settled: (conflict: ConflictPart) => setConflicts((before) => before.filter((each) => each !== conflict)),
  }
}
