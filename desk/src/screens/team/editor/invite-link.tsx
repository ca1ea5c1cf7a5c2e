import { useT } from '@tiffin/kit/client/words.ts'
import { CopyButton } from '../../../features/copy/copy-button.tsx'
import { momentOf } from '../../../state/dates.ts'
import { DeskIcon } from '../../../ui/desk-icon.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

interface InviteLinkProps {
  readonly link: { readonly inviteAddress: string; readonly inviteEndsAt: number }
  readonly name: string
  readonly onClose: () => void
}

/** A link for a new member of staff, shown this once: its maker hands it on. */
export function InviteLinkDialog({ link: { inviteAddress, inviteEndsAt }, name, onClose }: InviteLinkProps) {
  const t = useT()
  return (
    <Dialog
      title={t('desk.team.linkTitle', { name })}
      intro={t('desk.team.linkText', { name, time: momentOf(inviteEndsAt) })}
      closeLabel={t('action.close')}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="btn line" onClick={onClose}>
            {t('action.done')}
          </button>
          <CopyButton text={inviteAddress} className="btn primary" />
        </>
      }
    >
      <p className="secret" dir="ltr" data-testid="invite-link">
        {inviteAddress}
      </p>
      <p className="t12 ink2 flex">
        <DeskIcon name="lock" size="xs" />
        {t('desk.team.linkOnce')}
      </p>
    </Dialog>
  )
}
