import type { CallMap } from '@tiffin/contract/calls'
import { type Change, type FieldChange, isSame, type Value } from '@tiffin/core/draft/change'
import { clashParts } from '@tiffin/core/draft/settle-clash'
import { isRecord } from '@tiffin/kit/client/kept.ts'
import type { DraftChange } from './drafts.ts'

type Conflict = CallMap['/api/app/desk/draft/undo']['output']['keptList'][number]

/** What was published otherwise since the draft saw it: a field, or of a text the words of one language [draft-4]. */
export interface ConflictPart extends Conflict {
  /** Empty for the whole field. */
  readonly language: string
}

/** The questions of a conflict. */
export const conflictParts = (conflict: Conflict): readonly ConflictPart[] =>
  // as: fields are JSON
  clashParts({ field: conflict.field, from: conflict.from, theirs: conflict.now, own: conflict.to } as never).map(
    ({ language, from, theirs, own }) => ({ ...conflict, language, from, to: own, now: theirs }) as ConflictPart,
  )

/** A value with another part: all of it, or the words of one language. */
function withPart(value: Value, language: string, part: Value): Value {
  if (language === '') return part
  const others = Object.entries(isRecord(value) ? value : {}).filter(([each]) => each !== language)
  return Object.fromEntries([...others, ...(part === null ? [] : [[language, part]])]) as Value // as: a text
}

/** What a draft does with an item once it is decided whose value stands; undefined when nothing is left of it. */
export function settledChange(
  { kind, itemId, op, fieldList }: DraftChange,
  { field, language, now }: ConflictPart,
  isDraftKept: boolean,
): Change | undefined {
  const fields = fieldList.flatMap((each): [string, FieldChange][] => {
    const { from, to } = each as FieldChange // as: fields are JSON
    if (each.field !== field) return [[each.field, { from, to }]]
    if (!isDraftKept && language === '') return []
    const live = now as Value // as: so is this
    return [[field, { from: withPart(from, language, live), to: isDraftKept ? to : withPart(to, language, live) }]]
  })
  const left = fields.filter(([, { from, to }]) => !isSame(from, to))
  return left.length === 0 && op === 'update' ? undefined : { kind, itemId, op, fields: Object.fromEntries(left) }
}
