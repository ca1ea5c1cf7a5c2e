import { randomUUIDv7 } from 'node:crypto'
import { type Change, itemKey } from '@tiffin/core/draft/change'
import { joinTwo } from '@tiffin/core/draft/join-changes'
import { mergeEdit, wholeItem } from '@tiffin/core/draft/merge-edit'
import type { Context } from '../../base/context.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Tx } from '../../db/unit.ts'
import { deleteChanges, insertDraft, lockDraft, putChanges, type StoredChange, touchDraft } from './queries.ts'

type Staff = Context<'staff'>

/** The draft that is to take changes: one that is named, or a new one of a name. */
export interface DraftWish {
  readonly draftId?: string
  readonly name: string
}

/** A draft, locked until the transaction ends. */
export interface LockedDraft {
  readonly draftId: string
  readonly name: string
}

/** Locks the draft that is named; undefined for a new one. */
export async function lockNamed(tx: Tx, { corp }: Staff, { draftId }: DraftWish): Promise<LockedDraft | undefined> {
  if (draftId === undefined) return undefined
  const [draft] = (await tx.run(lockDraft(corp.corpId, draftId))).rows
  if (!draft) throw new Refusal('draftUnknown')
  return { draftId, name: draft.name }
}

/** Joins what is to be done with what the draft did before; a change that takes another back leaves none [draft-2]. */
function joinDrafted(changes: readonly Change[], drafted: readonly StoredChange[]) {
  const before = new Map(drafted.map((change) => [itemKey(change), change]))
  const joined = changes.map((change) => {
    const known = before.get(itemKey(change))
    const merged = mergeEdit(known, change)
    if (merged.ok) return { change, merged: merged.change }
    // It was made from what the draft holds, so there is no question about the item as a whole.
    const isWhole = merged.clashes.some(({ field }) => field === wholeItem)
    return { change, merged: isWhole && known ? joinTwo(known, change) : change }
  })
  return {
    kept: joined.flatMap(({ merged }) => (merged ? [merged] : [])),
    gone: joined.flatMap(({ merged, change }) => (merged ? [] : [change])),
  }
}

/** Everything that a draft does once it holds these changes too. */
export function changesOfBoth(changes: readonly Change[], drafted: readonly StoredChange[]): StoredChange[] {
  const { kept } = joinDrafted(changes, drafted)
  const touched = new Set(changes.map(itemKey))
  // as: sheets and texts are of kinds of items
  return [...drafted.filter((change) => !touched.has(itemKey(change))), ...(kept as readonly StoredChange[])]
}

interface Filling {
  readonly wish: DraftWish
  /** The one that is named, locked. */
  readonly open: LockedDraft | undefined
  /** From what the draft makes of each item. */
  readonly changes: readonly Change[]
  /** What the draft does already. */
  readonly drafted: readonly StoredChange[]
}

/** Writes many changes into a draft, a new one unless there is one. */
export async function fillDraft(
  tx: Tx,
  { corp, session, now }: Staff,
  { wish, open, changes, drafted }: Filling,
): Promise<LockedDraft> {
  const { corpId } = corp
  const { staffId } = session
  const draft = open ?? { draftId: randomUUIDv7(), name: wish.name }
  if (!open) await tx.run(insertDraft(corpId, { ...draft, staffId, now }))
  const { kept, gone } = joinDrafted(changes, drafted)
  await tx.batch(
    putChanges(corpId, { draftId: draft.draftId, staffId, now }, kept),
    deleteChanges(corpId, draft.draftId, gone),
    touchDraft(corpId, draft.draftId, now),
  )
  return draft
}
