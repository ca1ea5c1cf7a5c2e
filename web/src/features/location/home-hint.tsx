import { json, kept } from '@tiffin/kit/client/kept.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { closeNotice, useNoticeClosed } from '../../state/store/position-notice.ts'
import css from './location.module.css'
import { PositionNotice } from './position-notice.tsx'

const seen = kept<boolean>({
  key: 'tiffin.locationHint',
  codec: json((value): value is boolean => typeof value === 'boolean'),
  fallback: false,
})

/** Says on Home that nearby stores cannot be matched, until the customer has hidden it on this device, whoever is logged in. */
export function HomeHint() {
  const t = useT()
  const [isSeen, setSeen] = useState(() => seen.get())
  const isClosed = useNoticeClosed((notice) => notice.isClosed)
  if (isSeen || isClosed) return null

  function hide(): void {
    seen.set(true)
    setSeen(true)
  }
  function close(): void {
    hide()
    closeNotice()
  }

  return (
    <PositionNotice className={css.hint} place="home">
      <span className={css.buttons}>
        <button
          type="button"
          className="btn line"
          onClick={() => {
            hide()
            openPage(paths.storeList)
          }}
        >
          {t('title.storeList')}
        </button>
        <button type="button" className="iconbtn" aria-label={t('action.close')} onClick={close}>
          <Icon name="close" size="s" />
        </button>
      </span>
    </PositionNotice>
  )
}
