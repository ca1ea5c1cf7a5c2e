import { roles } from '@tiffin/core/staff/role'
import { useT } from '@tiffin/kit/client/words.ts'
import type { Member, useTeam } from '../../data/team.ts'
import { ListState } from '../../features/load/list-state.tsx'
import { roleName } from '../../features/rights/use-rights.ts'
import { StoreChip } from '../../features/store/store-chip.tsx'
import { ViewsMenu } from '../../features/views/views-menu.tsx'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { StateBox } from '../../ui/state-box.tsx'
import { DataTable } from '../../ui/table.tsx'
import { MemberEntry, useMemberColumns } from './member-cells.tsx'
import { useTeamSearch } from './use-team-search.ts'

type Team = ReturnType<typeof useTeam>

function Filters() {
  const t = useT()
  const { search, change } = useTeamSearch()
  return (
    <div className="bar2">
      <SearchBox label={t('desk.team.search')} value={search.text ?? ''} onSearch={(text) => change({ text })} />
      <ViewsMenu list="team" />
      <FilterChip
        label={t('desk.team.role')}
        value={search.role ?? ''}
        all={t('desk.all')}
        options={roles.map((role) => ({ value: role, text: roleName(role) }))}
        onChoose={(role) => change({ role })}
      />
      <StoreChip chosen={search.store} onChoose={(store) => change({ store })} />
      <span className="grow" />
      <span className="t12 ink2 hide-s">{t('desk.team.ownStores')}</span>
    </div>
  )
}

function NoneFound() {
  const t = useT()
  const { search, change } = useTeamSearch()
  const isFiltered = search.role !== undefined || search.store !== undefined || search.text !== undefined
  if (!isFiltered) return <StateBox icon="people" title={t('desk.team.nobody')} text={t('desk.team.nobodyText')} />
  const title = search.text === undefined ? t('desk.team.nobodyHere') : t('desk.team.notFound', { text: search.text })
  return (
    <StateBox icon="search" title={title}>
      <button type="button" className="btn line" onClick={() => change({ role: '', store: '', text: '' })}>
        {t('desk.clearFilters')}
      </button>
    </StateBox>
  )
}

const noMembers: readonly Member[] = []
const idOf = ({ staffId }: Member) => staffId

/** The list of the team with its filters. */
export function People({ team }: { team: Team }) {
  const t = useT()
  const columns = useMemberColumns()
  const members = team.data?.pages.flatMap(({ list }) => list) ?? noMembers
  return (
    <section className="card people" aria-label={t('desk.team.people')} aria-busy={team.isFetching}>
      <Filters />
      <ListState query={team} isEmpty={members.length === 0} empty={<NoneFound />}>
        <DataTable
          label={t('desk.team.people')}
          columns={columns}
          rows={members}
          idOf={idOf}
          entryOf={(member) => <MemberEntry member={member} />}
        />
      </ListState>
    </section>
  )
}
