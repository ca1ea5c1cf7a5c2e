import { startOfDay } from '@tiffin/core/store/local-time'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useMemo } from 'react'
import type { Member } from '../../data/team.ts'
import { roleName } from '../../features/rights/use-rights.ts'
import { clockOf, corpTimeZone, momentOf, shortDayOf } from '../../state/dates.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { columnsOf } from '../../ui/table.tsx'
import { MemberMenu } from './member-menu.tsx'
import { placesText, rolesAt } from './places.ts'
import { useTeamSearch } from './use-team-search.ts'

/** A person who was seen this lately is there now. */
const nowMs = 5 * 60_000

/** The name, which opens the editor. */
function NameButton({ member: { staffId, staffName } }: { member: Member }) {
  const { change } = useTeamSearch()
  return (
    <button type="button" className="rowname" data-row-main onClick={() => change({ person: staffId })}>
      <bdi>{staffName}</bdi>
    </button>
  )
}

function PersonName({ member }: { member: Member }) {
  const { staffId, staffName, account } = member
  return (
    <span className="cell">
      <Avatar id={staffId} name={staffName} />
      <span className="one">
        <NameButton member={member} />
        <bdi className="sub one">{account}</bdi>
      </span>
    </span>
  )
}

/** Whether and when a person was there, or what keeps them from it. */
function Seen({ member: { state, inviteEndsAt, seenAt } }: { member: Member }) {
  const t = useT()
  const now = serverNow()
  if (state === 'inactive') return <span className="st off">{t('desk.team.inactive')}</span>
  if (state === 'invited')
    return inviteEndsAt !== null && inviteEndsAt > now ? (
      <span className="st draft">{t('desk.team.invitedUntil', { time: momentOf(inviteEndsAt) })}</span>
    ) : (
      <span className="st off">{t('desk.team.inviteOver')}</span>
    )
  if (seenAt === null) return <span className="ink3">{t('desk.team.never')}</span>
  if (now - seenAt < nowMs) return <span className="st">{t('desk.team.now')}</span>
  const isToday = seenAt >= startOfDay(now, corpTimeZone())
  return <time dateTime={new Date(seenAt).toISOString()}>{isToday ? clockOf(seenAt) : shortDayOf(seenAt)}</time>
}

function SecondStep({ member: { isTotpOn, state } }: { member: Member }) {
  const t = useT()
  if (state === 'invited') return <span className="ink3">{t('desk.team.notYet')}</span>
  return isTotpOn ? (
    <span className="st">{t('desk.team.totpOn')}</span>
  ) : (
    <span className="st off">{t('desk.team.totpOff')}</span>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className="line">
      {line}
    </span>
  ))

const { columns, display } = columnsOf<Member>()

/** What the table of the team shows of a person. */
export function useMemberColumns() {
  const t = useT()
  return useMemo(
    () =>
      columns([
        display({
          id: 'person',
          header: t('desk.team.person'),
          cell: ({ row }) => <PersonName member={row.original} />,
        }),
        display({
          id: 'role',
          header: t('desk.team.role'),
          cell: ({ row }) => <Lines lines={rolesAt(row.original).map(({ role }) => roleName(role))} />,
        }),
        display({
          id: 'where',
          header: t('desk.team.where'),
          cell: ({ row }) => <Lines lines={rolesAt(row.original).map(({ places }) => placesText(places))} />,
        }),
        display({
          id: 'second',
          header: t('desk.totp.title'),
          cell: ({ row }) => <SecondStep member={row.original} />,
        }),
        display({ id: 'seen', header: t('desk.team.seen'), cell: ({ row }) => <Seen member={row.original} /> }),
        display({
          id: 'actions',
          header: () => <span className="sr">{t('desk.actions')}</span>,
          cell: ({ row }) => <MemberMenu member={row.original} />,
        }),
      ]),
    [t],
  )
}

/** A person on a phone: name, roles, and when they were seen or what keeps them away. */
export function MemberEntry({ member }: { member: Member }) {
  const t = useT()
  const { staffId, staffName, state } = member
  const seen = <Seen member={member} />
  return (
    <div className="entry">
      <Avatar id={staffId} name={staffName} />
      <span className="grow">
        <span className="between">
          <NameButton member={member} />
          {state === 'active' && <span className="t12">{seen}</span>}
        </span>
        <span className="sub">
          {rolesAt(member)
            .map(({ role, places }) => t('desk.team.roleAt', { role: roleName(role), at: placesText(places) }))
            .join(' · ')}
        </span>
        {state !== 'active' && <span className="t12">{seen}</span>}
      </span>
      <MemberMenu member={member} />
    </div>
  )
}
