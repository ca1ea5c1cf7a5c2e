import { useQueryClient } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { chooseDraft, nextDraft } from '../state/chosen-draft.ts'
import { call } from './call.ts'
import { type DraftChange, draftsKey, releasesKey } from './drafts.ts'
import { menuKey } from './menu.ts'

type Drop = CallMap['/api/app/desk/draft/drop']['input']
type Wire = CallMap['/api/app/desk/draft/save']['input']['change']

/** What it would do to take releases back. */
export type Undo = CallMap['/api/app/desk/draft/undo']['output']

/** A field that was published meanwhile. */
export type Conflict = Undo['keptList'][number]

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
    /** The draft's value stays: the change comes from what is published now. */
    async keepDraft(draftId: string, change: DraftChange, conflicts: readonly Conflict[]) {
      const { kind, itemId, op } = change
      const now = new Map(conflicts.map((conflict) => [conflict.field, conflict.now]))
      const fieldList = change.fieldList.map((each) =>
        now.has(each.field) ? { ...each, from: now.get(each.field) ?? null } : each,
      )
      await call('/api/app/desk/draft/drop', { draftId, kind, itemId })
      await call('/api/app/desk/draft/save', { draftId, change: { kind, itemId, op, fieldList } })
      await readAgain()
    },
    /** What is published stays: these fields go out of the draft. */
    async keepLive(draftId: string, change: DraftChange, conflicts: readonly Conflict[]) {
      const { kind, itemId, op } = change
      const fields = new Set(conflicts.map(({ field }) => field))
      const fieldList: Wire['fieldList'] = change.fieldList
        .filter(({ field }) => fields.has(field))
        .map(({ field, from, to }) => ({ field, from: to, to: from }))
      await call('/api/app/desk/draft/save', { draftId, change: { kind, itemId, op, fieldList } })
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
