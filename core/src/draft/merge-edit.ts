import { type Change, isSame, type Value } from './change.ts'
import { joinTwo } from './join-changes.ts'

/** Fields that two people changed at once, each to something else [draft-3]. */
export interface Clash {
  readonly field: string
  /** What both began from. */
  readonly from: Value
  readonly theirs: Value
  readonly own: Value
}

/** What an edit makes of the draft's change to an item; or the fields that must be asked about [draft-3]. */
export type Merged =
  | { readonly ok: true; readonly change: Change | undefined }
  | { readonly ok: false; readonly clashes: readonly Clash[] }

/**
 * Puts an edit into a draft. The edit comes from what its author saw; where the draft has moved a field since, and not to the same,
 * it clashes. What the draft archives is shown as it was, and may be edited from there. `change` is undefined when nothing is left of both.
 */
export function mergeEdit(drafted: Change | undefined, edit: Change): Merged {
  if (!drafted) return { ok: true, change: joinTwo({ ...edit, op: 'update', fields: {} }, edit) }
  const clashes = Object.entries(edit.fields).flatMap(([field, { from, to }]) => {
    const theirs = drafted.fields[field]
    if (theirs !== undefined && drafted.op === 'archive' && isSame(theirs.from, from)) return []
    const isMoved = theirs !== undefined && !isSame(theirs.to, from) && !isSame(theirs.to, to)
    return isMoved ? [{ field, from, theirs: theirs.to, own: to }] : []
  })
  return clashes.length > 0 ? { ok: false, clashes } : { ok: true, change: joinTwo(drafted, edit) }
}
