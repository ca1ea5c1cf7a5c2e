import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect } from 'react'
import { LinkRow } from '../../ui/link-row.tsx'
import { changeNotify, lookAgain, useNotify } from './notify.ts'

/** Notifications on Me, of customers: messages are tied to an account. */
export function NotifyRow() {
  const t = useT()
  const { isOn } = useNotify()
  useEffect(lookAgain, [])
  return (
    <LinkRow
      icon="bell"
      label={t('notify.title')}
      value={t(isOn ? 'notify.isOn' : 'notify.isOff')}
      onClick={changeNotify}
    />
  )
}
