import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useEffect, useRef } from 'react'
import { reloadPage } from '../../device/leave-for.ts'
import { putOffRelease } from '../../state/release.ts'
import css from '../undo/offer.module.css'

/** A newer release is there: the customer takes it when it suits them. Carts stay on the device. */
export function ReleaseOffer() {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = box.current
    shown?.showPopover?.()
    return () => shown?.hidePopover?.()
  }, [])
  return (
    <div ref={box} popover="manual" className={css.offer} role="status" data-testid="release-offer">
      <span className="grow">{t('release.ready')}</span>
      <button type="button" className={css.take} onClick={reloadPage}>
        {t('release.reload')}
      </button>
      <button type="button" className="iconbtn" aria-label={t('action.later')} onClick={putOffRelease}>
        <Icon name="close" size="s" />
      </button>
    </div>
  )
}
