import '@tiffin/kit/ui/more-drawings.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useEffect } from 'react'
import { changeNotify, lookAgain, useNotify } from './notify.ts'
import css from './notify-offer.module.css'

/** Offered after an order, where it can still be had: who has said no, or yes, is not asked again. */
export function NotifyOffer() {
  const t = useT()
  const { permission, isOn } = useNotify()
  useEffect(lookAgain, [])
  if (isOn || permission === 'denied' || permission === 'unsupported') return null
  return (
    <button type="button" className={`btn line wide ${css.offer}`} onClick={() => changeNotify()}>
      <Icon name="bell" size="s" />
      {t('notify.button')}
    </button>
  )
}
