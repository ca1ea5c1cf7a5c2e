import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useEffect, useState } from 'react'
import { passwordOffer } from '../../state/login/password-offer.ts'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'

/** Offered once, to who opened an account on the way to this order. */
export function PasswordOffer() {
  const t = useT()
  const [isOffered] = useState(() => passwordOffer.get())
  useEffect(() => passwordOffer.clear(), [])
  if (!isOffered) return null
  return (
    <button type="button" className="btn line wide" onClick={() => openPage(paths.setPwd)}>
      <Icon name="lock" size="s" />
      {t('title.setPwd')}
    </button>
  )
}
