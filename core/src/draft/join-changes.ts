import { type Change, type FieldChange, isSame, itemKey, type Operation } from './change.ts'

type Fields = Change['fields']

function joinFields(earlier: Fields, later: Fields): Fields {
  const joined: Record<string, FieldChange> = { ...earlier }
  for (const [name, { from, to }] of Object.entries(later)) {
    const before = earlier[name]
    joined[name] = { from: before ? before.from : from, to }
  }
  return joined
}

/** Without fields that end where they began. */
export const withoutEchoes = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, { from, to }]) => !isSame(from, to)))

function joinOperations(earlier: Operation, later: Operation): Operation | undefined {
  if (earlier === 'create') return later === 'archive' ? undefined : 'create'
  return earlier === 'archive' && later === 'create' ? 'update' : later
}

/** Whether a change does anything: a field moves, or the item comes or goes. */
const isEffective = ({ op, fields }: Change): boolean => op !== 'update' || Object.keys(fields).length > 0

/** What two changes to one item do together, the earlier first; undefined for nothing at all [draft-2]. */
export function joinTwo(earlier: Change, later: Change): Change | undefined {
  const op = joinOperations(earlier.op, later.op)
  if (op === undefined) return undefined
  const fields = joinFields(earlier.fields, later.fields)
  const joined: Change = { ...later, op, fields: op === 'update' ? withoutEchoes(fields) : fields }
  return isEffective(joined) ? joined : undefined
}

/** Changes in their order as one set: each item once, where it was first touched [draft-2]. */
export function joinChanges(changes: readonly Change[]): Change[] {
  const byItem = new Map<string, Change | undefined>()
  for (const change of changes) {
    const key = itemKey(change)
    const before = byItem.get(key)
    byItem.set(key, before ? joinTwo(before, change) : change)
  }
  return [...byItem.values()].filter((change) => change !== undefined).filter(isEffective)
}
