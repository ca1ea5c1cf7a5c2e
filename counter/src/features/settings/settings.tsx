import { useT } from '@tiffin/kit/client/words.ts'
import { useId } from 'react'
import { logOut } from '../../data/session.ts'
import { chooseTheme, themes, useLooks } from '../../state/looks.ts'
import { useSession } from '../../state/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LanguagePicker } from './language-picker.tsx'

/** Language, looks, and the way out. */
export function Settings({ onClose }: { onClose: () => void }) {
  const t = useT()
  const id = useId()
  const theme = useLooks((looks) => looks.theme)
  const employee = useSession((session) => session.employee)
  return (
    <Dialog title={employee?.employeeName ?? t('counter.title')} onClose={onClose}>
      <p className="ink2">{employee?.storeName}</p>
      <LanguagePicker />
      <div className="field">
        <label htmlFor={id}>{t('counter.theme.label')}</label>
        <select
          id={id}
          value={theme}
          onChange={({ target }) => chooseTheme(themes.find((one) => one === target.value) ?? 'system')}
        >
          {themes.map((one) => (
            <option key={one} value={one}>
              {t(`counter.theme.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="buttons">
        <button type="button" className="btn line" onClick={() => void logOut()}>
          {t('counter.logOut')}
        </button>
        <button type="button" className="btn primary" onClick={onClose}>
          {t('action.done')}
        </button>
      </div>
    </Dialog>
  )
}
