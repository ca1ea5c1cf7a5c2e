import '../../styles/help.css'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { useHelpMessages } from '../../data/help.ts'
import { Message } from './message.tsx'

/** What customers write about orders of this store; the button counts what is not done yet. */
export function Messages() {
  const t = useT()
  const [isOpen, open] = useState(false)
  const { data } = useHelpMessages()
  const count = data?.openCount ?? 0
  return (
    <>
      <button type="button" onClick={() => open(true)}>
        <span className="help-icon">
          <Icon name="message" />
          {count === 0 ? null : <span className="help-count num">{count}</span>}
        </span>
        {t('counter.help.button')}
        {count === 0 ? null : <span className="sr">{t('counter.help.open', { count })}</span>}
      </button>
      {isOpen && (
        <Dialog isForm title={t('counter.help.title')} onClose={() => open(false)}>
          {data?.list.length === 0 ? <p className="ink2">{t('counter.help.none')}</p> : null}
          <ul className="help-messages">
            {data?.list.map((message) => (
              <Message key={message.helpId} message={message} onLeave={() => open(false)} />
            ))}
          </ul>
          <div className="buttons">
            <button type="button" className="btn line" onClick={() => open(false)}>
              {t('action.close')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
