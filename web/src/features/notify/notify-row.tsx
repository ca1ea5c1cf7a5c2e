import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect } from 'react'
import { openLogin } from '../../state/login/login-way.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import { changeNotify, lookAgain, useNotify } from './notify.ts'

/** Notifications on Me; a visitor logs in first, since messages are tied to an account. */
export function NotifyRow() {
  const t = useT()
  const hasLogin = useHasLogin()
  const { isOn } = useNotify()
  useEffect(lookAgain, [])
  const isSubscribed = hasLogin && isOn
  return (
    <LinkRow
      icon="bell"
      label={t('notify.title')}
      value={t(isSubscribed ? 'notify.isOn' : 'notify.isOff')}
      onClick={() => (hasLogin ? changeNotify() : openLogin())}
    />
  )
}
