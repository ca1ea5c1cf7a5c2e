import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type AuditEntry, useAudit } from '../../data/audit.ts'
import { ListState } from '../../features/load/list-state.tsx'
import { Head } from '../../features/page/head.tsx'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { corpTimeZone } from '../../state/dates.ts'
import { StateBox } from '../../ui/state-box.tsx'
import { DataTable } from '../../ui/table.tsx'
import { filterOf } from './audit-search.ts'
import { dayHeading, LogEntry, useEntryColumns } from './entry-cells.tsx'
import { Filters } from './filters.tsx'
import { useNamesOf } from './menu-changes.tsx'
import { useAuditSearch } from './use-audit-search.ts'

const noEntries: readonly AuditEntry[] = []
const idOf = ({ entryId }: AuditEntry) => entryId

function NothingFound() {
  const t = useT()
  const { search, change } = useAuditSearch()
  const given = Object.keys(search)
  if (given.length === 0) return <StateBox icon="log" title={t('desk.audit.empty')} text={t('desk.audit.emptyText')} />
  return (
    <StateBox icon="search" title={t('desk.audit.nothing')}>
      <button
        type="button"
        className="btn line"
        onClick={() => change(Object.fromEntries(given.map((name) => [name, ''])))}
      >
        {t('desk.clearFilters')}
      </button>
    </StateBox>
  )
}

function Audit() {
  const t = useT()
  const { search } = useAuditSearch()
  const log = useAudit(filterOf(search, { now: serverNow(), timeZone: corpTimeZone() }))
  const entries = log.data?.pages.flatMap(({ list }) => list) ?? noEntries
  const naming = useNamesOf(entries)
  const columns = useEntryColumns(naming)
  return (
    <>
      <Head title={t('desk.audit.title')} meta={t('desk.audit.meta')} />
      <section className="sheet2 audit" aria-label={t('desk.audit.title')} aria-busy={log.isFetching}>
        <Filters entries={entries} />
        <ListState query={log} isEmpty={entries.length === 0} empty={<NothingFound />}>
          <DataTable
            label={t('desk.audit.title')}
            columns={columns}
            rows={entries}
            idOf={idOf}
            entryOf={(entry) => <LogEntry entry={entry} naming={naming} />}
            headingOf={dayHeading}
          />
        </ListState>
      </section>
    </>
  )
}

/** Who changed what, and when. */
export function AuditScreen() {
  const t = useT()
  const { may } = useRights()
  return may('audit:read') ? <Audit /> : <NotAllowed title={t('desk.audit.title')} needs="audit:read" />
}
