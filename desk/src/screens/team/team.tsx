import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type TeamFilter, useTeam } from '../../data/team.ts'
import { Head } from '../../features/page/head.tsx'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { MemberEditor } from './editor/member-editor.tsx'
import { People } from './people.tsx'
import { RolesTable } from './roles-table.tsx'
import { Rules } from './rules.tsx'
import { useTeamSearch } from './use-team-search.ts'

function Team() {
  const t = useT()
  const { search, change } = useTeamSearch()
  const filter: TeamFilter = {
    text: search.text ?? '',
    ...(search.role === undefined ? {} : { role: search.role }),
    ...(search.store === undefined ? {} : { storeId: search.store }),
  }
  const team = useTeam(filter)
  const [first] = team.data?.pages ?? []
  const close = () => change({ person: '' })
  return (
    <>
      <Head title={t('desk.team.title')} meta={first && t('desk.team.count', { count: first.total })}>
        <button type="button" className="btn primary" onClick={() => change({ person: 'new' })}>
          <Icon name="plus" size="s" />
          {t('desk.team.invite')}
        </button>
      </Head>
      <div className="wrap">
        <People team={team} />
        <Rules />
        <RolesTable counts={first?.roleCounts} />
      </div>
      {search.person !== undefined && <MemberEditor person={search.person} team={team} onClose={close} />}
    </>
  )
}

/** Who works for the brand, and what each of them may do. */
export function TeamScreen() {
  const t = useT()
  const { may } = useRights()
  return may('team:edit') ? <Team /> : <NotAllowed title={t('desk.team.title')} needs="team:edit" />
}
