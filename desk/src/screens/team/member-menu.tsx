import { ask } from '@tiffin/kit/client/ask.ts'
import { t as say, useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { type Member, teamKey } from '../../data/team.ts'
import { useDeskCall } from '../../data/use-desk-call.ts'
import { showToast } from '../../state/toast.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { InviteLinkDialog } from './editor/invite-link.tsx'
import { useTeamSearch } from './use-team-search.ts'

/** A link that was made just now. */
interface Link {
  readonly inviteAddress: string
  readonly inviteEndsAt: number
}

/** What is asked before something is done to a person. */
interface Question {
  readonly title: string
  readonly text: string
  readonly confirm: string
}

const isConfirmed = async ({ confirm, ...question }: Question) =>
  (await ask({
    ...question,
    confirm: { label: confirm, answer: 'yes' },
    cancel: { label: say('action.cancel'), answer: '' },
  })) === 'yes'

/** Takes away the PIN that a person forgot. */
function useClearPin({ staffId, staffName, version }: Member) {
  const clearPin = useDeskCall('/api/app/desk/team/clear-pin', teamKey)
  const name = { name: staffName }
  return async () => {
    const question = {
      title: say('desk.team.clearPin'),
      text: say('desk.team.clearPinText', name),
      confirm: say('desk.team.clearPin'),
    }
    const onSuccess = () => showToast(say('desk.team.pinGone', name))
    if (await isConfirmed(question)) clearPin.mutate({ staffId, version }, { onSuccess })
  }
}

/** What can be done to a person, each after a question. */
function useMemberActions({ staffId, staffName, version, state }: Member, onLink: (link: Link) => void) {
  const t = useT()
  const renew = useDeskCall('/api/app/desk/team/renew-invitation', teamKey)
  const activate = useDeskCall('/api/app/desk/team/set-active', teamKey)
  const endSessions = useDeskCall('/api/app/desk/team/end-sessions', teamKey)
  const resetTotp = useDeskCall('/api/app/desk/team/reset-totp', teamKey)
  const name = { name: staffName }
  return {
    async link() {
      const isInvited = state === 'invited'
      const question = {
        title: isInvited ? t('desk.team.sendAgain') : t('desk.team.newLink'),
        text: isInvited ? t('desk.team.sendAgainText', name) : t('desk.team.newLinkText', name),
        confirm: t('desk.team.makeLink'),
      }
      if (await isConfirmed(question)) renew.mutate({ staffId, version }, { onSuccess: onLink })
    },
    async endSessions() {
      const question = {
        title: t('desk.team.endSessions'),
        text: t('desk.team.endSessionsText', name),
        confirm: t('desk.team.endSessions'),
      }
      const onSuccess = () => showToast(t('desk.team.sessionsEnded', name))
      if (await isConfirmed(question)) endSessions.mutate({ staffId }, { onSuccess })
    },
    async resetTotp() {
      const question = {
        title: t('desk.team.resetTotp'),
        text: t('desk.team.resetTotpText', name),
        confirm: t('desk.team.resetTotp'),
      }
      const onSuccess = () => showToast(t('desk.team.totpGone', name))
      if (await isConfirmed(question)) resetTotp.mutate({ staffId, version }, { onSuccess })
    },
    async deactivate() {
      const question = {
        title: t('desk.team.deactivateTitle', name),
        text: t('desk.team.deactivateText', name),
        confirm: t('desk.team.deactivate'),
      }
      const onSuccess = () => showToast(t('desk.team.deactivated', name))
      if (await isConfirmed(question)) activate.mutate({ staffId, version, isActive: false }, { onSuccess })
    },
    activate() {
      const onSuccess = () => showToast(t('desk.team.activated', name))
      activate.mutate({ staffId, version, isActive: true }, { onSuccess })
    },
  }
}

/** What can be done to a person; what the caller may not do is seen, disabled, with the reason. */
export function MemberMenu({ member }: { member: Member }) {
  const t = useT()
  const { change } = useTeamSearch()
  const [link, setLink] = useState<Link>()
  const actions = useMemberActions(member, setLink)
  const clearPin = useClearPin(member)
  const { staffId, staffName, state, isTotpOn, hasPin, isManageable } = member
  const label = t('desk.actionsFor', { name: staffName })
  const reason = isManageable ? undefined : t('desk.team.notManageable')
  const items: MenuItem[] = [
    { id: 'edit', icon: 'pencil', text: t('desk.team.edit'), reason, onChoose: () => change({ person: staffId }) },
  ]
  if (state !== 'inactive')
    items.push({
      ...{ id: 'link', icon: 'link', reason, onChoose: () => void actions.link() },
      text: state === 'invited' ? t('desk.team.sendAgain') : t('desk.team.newLink'),
    })
  if (state === 'active')
    items.push({
      ...{ id: 'sessions', icon: 'leave', text: t('desk.team.endSessions'), reason },
      onChoose: () => void actions.endSessions(),
    })
  if (isTotpOn)
    items.push({
      ...{ id: 'totp', icon: 'shield', text: t('desk.team.resetTotp'), reason },
      onChoose: () => void actions.resetTotp(),
    })
  if (hasPin)
    items.push({
      ...{ id: 'pin', icon: 'lock', text: t('desk.team.clearPin'), reason },
      onChoose: () => void clearPin(),
    })
  items.push(
    state === 'inactive'
      ? { id: 'activate', icon: 'check', text: t('desk.team.activate'), reason, onChoose: actions.activate }
      : {
          ...{ id: 'deactivate', icon: 'stop', text: t('desk.team.deactivate'), reason, isDanger: true },
          onChoose: () => void actions.deactivate(),
        },
  )
  return (
    <>
      <Menu className="btn quiet s sq" label={label} buttonLabel={label} items={items}>
        <DeskIcon name="dots" size="s" />
      </Menu>
      {link && <InviteLinkDialog link={link} name={staffName} onClose={() => setLink(undefined)} />}
    </>
  )
}
