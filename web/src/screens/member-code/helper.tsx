import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { dismissAssistant } from '../../data/customer/member.ts'
import { helperOf, useHelp } from '../../state/help.ts'
import css from './member-code.module.css'

/** Who of the staff helps right now, and the way to end it. */
export function Helper() {
  const t = useT()
  const assistant = useHelp(helperOf)
  const [isEnding, setEnding] = useState(false)
  const end = () => {
    setEnding(true)
    dismissAssistant()
      .catch(() => undefined) // said by the call
      .finally(() => setEnding(false))
  }
  return (
    <div role="status">
      {assistant === null ? null : (
        <section className={css.helper}>
          <span className={css.face} aria-hidden="true">
            {[...assistant.employeeName][0]}
          </span>
          <span className="grow">
            <b className="block">{t('assist.helping', { name: assistant.employeeName })}</b>
            <span className="t12 block">{t('assist.rule')}</span>
          </span>
          <button type="button" className={`btn ${css.end}`} disabled={isEnding} onClick={end}>
            {t('assist.end')}
          </button>
        </section>
      )}
    </div>
  )
}
