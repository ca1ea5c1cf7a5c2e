import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LanguageSelect } from './language-select.tsx'
import { ThemeSelect } from './theme-select.tsx'

/** Language and appearance of this browser. */
export function Preferences({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Dialog
      title={t('desk.preferences.title')}
      intro={t('desk.preferences.text')}
      closeLabel={t('action.close')}
      onClose={onClose}
      foot={
        <button type="button" className="btn primary" onClick={onClose}>
          {t('action.done')}
        </button>
      }
    >
      <LanguageSelect />
      <ThemeSelect />
    </Dialog>
  )
}
