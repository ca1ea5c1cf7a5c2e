import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect, useState } from 'react'
import type { Member, useTeam } from '../../../data/team.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx'
import { StateBox } from '../../../ui/state-box.tsx'
import { InviteLinkDialog } from './invite-link.tsx'
import { MemberForm } from './member-form.tsx'

interface MemberEditorProps {
  /** Whose editor it is, or `new`. */
  readonly person: string
  readonly team: ReturnType<typeof useTeam>
  readonly onClose: () => void
}

/** Looks for a person in the list, further down when they are not on the first page. */
function useMember(person: string, { data, hasNextPage, isFetching, fetchNextPage }: MemberEditorProps['team']) {
  const member = data?.pages.flatMap(({ list }) => list).find(({ staffId }) => staffId === person)
  const isSought = person !== 'new' && member === undefined && hasNextPage
  useEffect(() => {
    if (isSought && !isFetching) void fetchNextPage()
  }, [isSought, isFetching, fetchNextPage])
  return { member, isLoading: isSought || isFetching }
}

/** The form of an invitation, of a person, or the link that an invitation has brought. */
export function MemberEditor({ person, team, onClose }: MemberEditorProps) {
  const t = useT()
  const found = useMember(person, team)
  // What is typed stays when the list is read again below it.
  const [opened, setOpened] = useState<Member>()
  const [link, setLink] = useState<{ inviteAddress: string; inviteEndsAt: number; name: string }>()
  /** What is known to be older than what the server has. */
  const [outdated, setOutdated] = useState<number>()
  const latest = found.member?.version === outdated ? undefined : found.member
  const member = opened?.staffId === person ? opened : latest
  if (latest !== undefined && opened?.staffId !== person) setOpened(latest)
  if (link) return <InviteLinkDialog link={link} name={link.name} onClose={onClose} />
  if (person === 'new' || member !== undefined)
    return (
      <MemberForm
        key={member === undefined ? 'new' : `${member.staffId} ${member.version}`}
        member={member}
        onLink={setLink}
        onReread={() => {
          setOutdated(member?.version)
          setOpened(undefined)
        }}
        onClose={onClose}
      />
    )
  return (
    <Dialog title={t('desk.team.edit')} closeLabel={t('action.close')} onClose={onClose}>
      {found.isLoading ? (
        <SkeletonRows label={t('desk.loading')} />
      ) : (
        <StateBox icon="search" title={t('desk.team.unknown')} text={t('desk.team.unknownText')} />
      )}
    </Dialog>
  )
}
