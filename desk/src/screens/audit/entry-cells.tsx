import { useT } from '@tiffin/kit/client/words.ts'
import { useMemo } from 'react'
import type { AuditEntry } from '../../data/audit.ts'
import { useMe } from '../../data/me.ts'
import type { Naming } from '../../features/changes/lines.ts'
import { scheduleFault } from '../../features/draft/schedule-fault.ts'
import { clockOf, clockWithSecondsOf, dayOf } from '../../state/dates.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { columnsOf } from '../../ui/table.tsx'
import { actionPhrases, isKnown } from './actions.ts'
import { isMenuEdit, MenuChanges } from './menu-changes.tsx'
import { useAuditSearch } from './use-audit-search.ts'
import { fieldName, valueText } from './values.ts'

/** From what to what the fields were changed, as a sentence. */
function Changes({ entry: { changeList } }: { entry: AuditEntry }) {
  const { storeList } = useMe()
  const stores = useMemo(() => new Map(storeList.map(({ storeId, storeName }) => [storeId, storeName])), [storeList])
  return changeList.map(({ field, from, to }) => {
    const [before, after] = [valueText(from, { field, stores }), valueText(to, { field, stores })]
    if (before === '' && after === '') return null
    return (
      <span key={field} className="change">
        {fieldName(field)}{' '}
        {before === '' || before === after ? null : (
          <>
            <del className="was2">
              <bdi>{before}</bdi>
            </del>{' '}
            <span aria-hidden="true">→</span>{' '}
          </>
        )}
        <ins className="new2">
          <bdi>{after === '' ? '–' : after}</bdi>
        </ins>
      </span>
    )
  })
}

interface EntryProps {
  readonly entry: AuditEntry
  readonly naming: Naming | undefined
}

/** A reason in the words of who gave it, or what the server refused in ours. */
function Reason({ entry: { action, reason } }: { entry: AuditEntry }) {
  const t = useT()
  if (action === 'draft.scheduleFailed') return <span className="change">{t(scheduleFault(reason))}</span>
  return reason === '' ? null : <q>{reason}</q>
}

function What({ entry, naming }: EntryProps) {
  const t = useT()
  const { action } = entry
  return (
    <span className="what">
      <span className="m">{isKnown(action) ? t(actionPhrases[action]) : action}</span>
      {isMenuEdit(entry) ? <MenuChanges entry={entry} naming={naming} /> : <Changes entry={entry} />}
      <Reason entry={entry} />
    </span>
  )
}

function Who({ entry: { staffId, staffName } }: { entry: AuditEntry }) {
  const t = useT()
  const { change } = useAuditSearch()
  return (
    <span className="cell tight">
      <Avatar id={staffId} name={staffName} isSmall />
      <button
        type="button"
        className="rowname plain"
        data-row-main
        title={t('desk.audit.onlyThis', { name: staffName })}
        onClick={() => change({ staff: staffId })}
      >
        <bdi>{staffName}</bdi>
      </button>
    </span>
  )
}

function Thing({ entry: { itemId, itemKind, itemName } }: { entry: AuditEntry }) {
  const t = useT()
  const { change } = useAuditSearch()
  const name = itemName === '' ? (itemKind === 'corp' ? t('desk.audit.brand') : itemId) : itemName
  return (
    <button
      type="button"
      className="rowname"
      title={t('desk.audit.onlyThis', { name })}
      onClick={() => change({ item: itemId })}
    >
      {name}
    </button>
  )
}

const { columns, display } = columnsOf<AuditEntry>()

/** What the table of the log shows of an entry. */
export function useEntryColumns(naming: Naming | undefined) {
  const t = useT()
  return useMemo(
    () =>
      columns([
        display({
          id: 'when',
          header: t('desk.audit.when'),
          cell: ({ row: { original } }) => (
            <time className="num ink2" dateTime={new Date(original.at).toISOString()}>
              {clockWithSecondsOf(original.at)}
            </time>
          ),
        }),
        display({ id: 'who', header: t('desk.audit.who'), cell: ({ row }) => <Who entry={row.original} /> }),
        display({ id: 'thing', header: t('desk.audit.thing'), cell: ({ row }) => <Thing entry={row.original} /> }),
        display({
          id: 'what',
          header: t('desk.audit.what'),
          cell: ({ row }) => <What entry={row.original} naming={naming} />,
        }),
        display({
          id: 'store',
          header: t('desk.store'),
          cell: ({ row }) => <span className="t12 ink2">{row.original.storeName}</span>,
        }),
      ]),
    [t, naming],
  )
}

/** The day of an entry, where another one begins. */
export function dayHeading(entry: AuditEntry, before: AuditEntry | undefined): string | undefined {
  const day = dayOf(entry.at)
  return before !== undefined && dayOf(before.at) === day ? undefined : day
}

/** An entry on a phone. */
export function LogEntry({ entry, naming }: EntryProps) {
  return (
    <div className="entry">
      <span className="grow logentry">
        <span className="between">
          <Who entry={entry} />
          <time className="num ink2 t12" dateTime={new Date(entry.at).toISOString()}>
            {clockOf(entry.at)}
          </time>
        </span>
        <Thing entry={entry} />
        <What entry={entry} naming={naming} />
        {entry.storeName === '' ? null : <span className="sub">{entry.storeName}</span>}
      </span>
    </div>
  )
}
