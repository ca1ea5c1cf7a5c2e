import { useQueryClient } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { chooseDraft, nextDraft } from '../state/chosen-draft.ts'
import { noteEdit } from '../state/edits.ts'
import { call } from './call.ts'
import { type ConflictPart, settledChange } from './conflicts.ts'
import { type DraftChange, draftsKey, releasesKey } from './drafts.ts'
import { menuKey } from './menu.ts'
import { saveEdits } from './save-edits.ts'

type Drop = CallMap['/api/app/desk/draft/drop']['input']

/** What it would do to take releases back. */
export type Undo = CallMap['/api/app/desk/draft/undo']['output']

interface Settling {
  readonly part: ConflictPart
  /** Otherwise what is published stays. */
  readonly isDraftKept: boolean
}

/** A draft as it was looked at, with the warnings that were ticked. */
export interface PublishedDraft {
  readonly draftId: string
  readonly version: number
  readonly warningIdList: readonly string[]
}

const lookedAt = ({ draftId, version, warningIdList }: PublishedDraft) => ({
  ...{ draftId, version, warningIdList: [...warningIdList] },
})

/** What is done with a draft as a whole, and with what was published; afterwards everything that it touches is read again. */
export function usePublishing() {
  const client = useQueryClient()
  const readAgain = () =>
    Promise.all([draftsKey, menuKey, releasesKey].map((queryKey) => client.invalidateQueries({ queryKey })))
  const ended = async <Answer>(answer: Answer): Promise<Answer> => {
    chooseDraft(nextDraft)
    await readAgain()
    return answer
  }
  return {
    readAgain,
    publish: async (draft: PublishedDraft) => ended(await call('/api/app/desk/draft/publish', lookedAt(draft))),
    discard: async (draft: { draftId: string; version: number }) =>
      ended(await call('/api/app/desk/draft/discard', { draftId: draft.draftId, version: draft.version })),
    schedule: async (draft: PublishedDraft, time: { date: string; clock: string }) =>
      ended(await call('/api/app/desk/draft/schedule', { ...lookedAt(draft), ...time })),
    async unschedule(draftId: string) {
      await call('/api/app/desk/draft/unschedule', { draftId })
      chooseDraft(draftId)
      await readAgain()
    },
    /** Takes things out of the draft, the parts before what they stand below. */
    async drop(draftId: string, changes: readonly Pick<Drop, 'kind' | 'itemId'>[]) {
      for (const { kind, itemId } of changes) await call('/api/app/desk/draft/drop', { draftId, kind, itemId })
      await readAgain()
    },
    /** Decides about what was published otherwise meanwhile; on the device until the draft has it. */
    async settle(draftId: string, change: DraftChange, { part, isDraftKept }: Settling) {
      const { kind, itemId } = change
      await call('/api/app/desk/draft/drop', { draftId, kind, itemId })
      const left = settledChange(change, part, isDraftKept)
      if (left) noteEdit({ draftId, change: left })
      await saveEdits(client)
      await readAgain()
    },
    tryUndo: (releaseNo: number) => call('/api/app/desk/draft/undo', { releaseNo, isTrial: true }),
    async undo(releaseNo: number) {
      const undone = await call('/api/app/desk/draft/undo', { releaseNo })
      await readAgain()
      return undone
    },
  }
}
