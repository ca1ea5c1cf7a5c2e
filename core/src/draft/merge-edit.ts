import { type Change, type FieldChange, isSame, type Value } from './change.ts'
import { joinTwo, withoutEchoes } from './join-changes.ts'

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

/** As the field of a clash: the item as a whole. Its sides are the fields that were changed, or null where it is archived. */
export const wholeItem = ''

const sideOf = (fields: Change['fields'], side: keyof FieldChange): Value =>
  Object.fromEntries(Object.entries(fields).map(([name, change]) => [name, change[side]]))

const isMoved = (theirs: FieldChange, { from, to }: FieldChange): boolean =>
  !isSame(theirs.to, from) && !isSame(theirs.to, to)

/** One archives what the other edits, without having seen it [draft-3]. An archiving edit names the drafted fields that its author saw. */
function wholeClash(drafted: Change, { op, fields }: Change): Clash | undefined {
  if (drafted.op === 'archive')
    return op === 'update'
      ? { field: wholeItem, from: sideOf(fields, 'from'), theirs: null, own: sideOf(fields, 'to') }
      : undefined
  if (op !== 'archive') return undefined
  const unseen = Object.entries(drafted.fields).filter(([name, theirs]) => {
    const seen = fields[name]
    return seen === undefined ? drafted.op === 'update' : isMoved(theirs, seen)
  })
  if (unseen.length === 0) return undefined
  const theirs = Object.fromEntries(unseen)
  return { field: wholeItem, from: sideOf(theirs, 'from'), theirs: sideOf(theirs, 'to'), own: null }
}

function fieldClashes(drafted: Change, edit: Change): Clash[] {
  return Object.entries(edit.fields).flatMap(([field, own]) => {
    const theirs = drafted.fields[field]
    if (theirs === undefined || (drafted.op === 'archive' && isSame(theirs.from, own.from))) return []
    return isMoved(theirs, own) ? [{ field, from: own.from, theirs: theirs.to, own: own.to }] : []
  })
}

function putInto(drafted: Change, edit: Change): Change | undefined {
  const change = joinTwo(drafted, edit)
  return change?.op === 'archive' ? { ...change, fields: withoutEchoes(change.fields) } : change
}

/**
 * Puts an edit into a draft. The edit comes from what its author saw; where the draft has moved a field since, and not to the same,
 * it clashes, and so do archiving an item and editing it. What the draft archives is shown as it was; an edit of who saw that is a
 * `create`, which brings it back. `change` is undefined when nothing is left of both.
 */
export function mergeEdit(drafted: Change | undefined, edit: Change): Merged {
  if (!drafted) return { ok: true, change: putInto({ ...edit, op: 'update', fields: {} }, edit) }
  const whole = wholeClash(drafted, edit)
  const clashes = whole ? [whole] : fieldClashes(drafted, edit)
  return clashes.length > 0 ? { ok: false, clashes } : { ok: true, change: putInto(drafted, edit) }
}

/** The edit after its author was asked about the item as a whole; undefined when theirs stays. */
export function settleWhole(edit: Change, { theirs }: Clash, isOwn: boolean): Change | undefined {
  if (!isOwn) return undefined
  if (edit.op !== 'archive') return { ...edit, op: 'create' }
  const seen = Object.entries((theirs ?? {}) as Record<string, Value>) // as: a record of fields
  return {
    ...edit,
    fields: { ...edit.fields, ...Object.fromEntries(seen.map(([name, to]) => [name, { from: to, to }])) },
  }
}
