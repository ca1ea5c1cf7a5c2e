import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { useState } from 'react'
import { logOut } from '../../data/session.ts'
import { chooseTheme, themes, useLooks } from '../../state/looks.ts'
import { useMay, useSession } from '../../state/session.ts'
import { Segments } from '../../ui/segments.tsx'
import { SetPin } from '../pin/set-pin.tsx'
import { LanguagePicker } from './language-picker.tsx'

/** Language, looks, and the way out. */
export function Settings({ onClose }: { onClose: () => void }) {
  const t = useT()
  const theme = useLooks((looks) => looks.theme)
  const employee = useSession((session) => session.employee)
  const [isAskingPin, askPin] = useState(false)
  const may = useMay()
  const mayAllow = may('order:refund') || may('order:discount')
  return (
    <Dialog isForm title={employee?.employeeName ?? t('counter.title')} onClose={onClose}>
      <p className="ink2">{employee?.storeName}</p>
      <LanguagePicker />
      <div className="look">
        <span className="t12 ink2" aria-hidden="true">
          {t('counter.theme.label')}
        </span>
        <Segments
          label={t('counter.theme.label')}
          options={themes.map((one) => ({ value: one, text: t(`counter.theme.${one}`) }))}
          chosen={theme}
          onChoose={chooseTheme}
        />
      </div>
      {mayAllow && (
        <button type="button" className="btn soft" onClick={() => askPin(true)}>
          {t('counter.pin.title')}
        </button>
      )}
      {isAskingPin && <SetPin onDone={() => askPin(false)} />}
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
