import { t } from '@tiffin/kit/client/words.ts'
import type { AuditEntry } from '../../data/audit.ts'
import { entriesOf } from '../../features/changes/entries.ts'
import { EntryLines } from '../../features/changes/entry-lines.tsx'
import { idsOfChanges } from '../../features/changes/ids-in.ts'
import type { Line, Naming, WireChange } from '../../features/changes/lines.ts'
import { useNaming } from '../../features/changes/use-naming.ts'

/** Whether an entry is an edit of something of the menu or of a page, in a draft. */
export const isMenuEdit = ({ action, changeList }: AuditEntry): boolean =>
  action === 'draft.save' && changeList.length > 0

/** The log does not know whether a draft made a thing: its fields are said all the same. */
const changeOf = ({ itemKind, itemId, changeList }: AuditEntry): WireChange => ({
  ...{ kind: itemKind, itemId, op: 'update' },
  fieldList: changeList.map(({ field, from, to }) => ({ field, from, to })),
})

/** What is gone, or was made by a draft, has no name here: its line says only that there was a change. */
function withoutUnknown(line: Line): Line {
  const isUnknown = (text = '') => text.includes(t('desk.value.unknown'))
  const subject = isUnknown(line.subject) ? '' : line.subject
  if (!isUnknown(line.from) && !isUnknown(line.to)) return { ...line, subject }
  return { key: line.key, label: line.label, subject, to: t('desk.value.changed') }
}

/** Names for the edits among entries, read for all of them at once; undefined until then. */
export function useNamesOf(entries: readonly AuditEntry[]): Naming | undefined {
  const { naming, isRead } = useNaming(idsOfChanges(entries.filter(isMenuEdit).map(changeOf)), '')
  return isRead ? naming : undefined
}

/** An edit as publishing says it: what it is of, and from what to what. */
export function MenuChanges({ entry, naming }: { entry: AuditEntry; naming: Naming | undefined }) {
  if (!naming) return null
  return entriesOf([changeOf(entry)], naming).map(({ owner, name, lines }) => (
    <span key={owner.itemId} className="menuchange">
      {name === t('desk.value.unknown') ? null : <b>{name}</b>}
      <EntryLines lines={lines.map(withoutUnknown)} />
    </span>
  ))
}
