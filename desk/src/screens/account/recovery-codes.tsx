import { useT } from '@tiffin/kit/client/words.ts'
import { CopyButton } from '../../features/copy/copy-button.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** The codes that stand in for the second factor, shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog
      title={t('desk.totp.codesTitle')}
      intro={t('desk.totp.codesText')}
      closeLabel={t('action.close')}
      onClose={onClose}
      foot={
        <>
          <CopyButton text={codes.join('\n')} />
          <button type="button" className="btn line" onClick={() => window.print()}>
            <DeskIcon name="print" size="s" />
            {t('desk.print')}
          </button>
          <button type="button" className="btn primary" onClick={onClose}>
            {t('desk.totp.codesKept')}
          </button>
        </>
      }
    >
      <ul className="codes" dir="ltr" aria-label={t('desk.totp.codesTitle')}>
        {codes.map((code) => (
          <li key={code} className="code">
            {code}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
