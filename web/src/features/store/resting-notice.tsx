import type { Store } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import css from './resting-notice.module.css'
import { restingWords } from './resting-words.ts'

/** The chosen store rests until then: another one can be chosen, or this one kept [store-4]. */
export function RestingNotice({ store }: { readonly store: Store }) {
  const t = useT()
  return (
    <div className={`notice warn ${css.notice}`}>
      <Icon name="clock" size="s" />
      <span className={`grow ${css.text}`}>
        <b className="block">{restingWords(store)}</b>
        {t('store.restingDialog.text')}
      </span>
      <button type="button" className="btn line" onClick={() => openPage(paths.storeList)}>
        {t('store.restingDialog.choose')}
      </button>
    </div>
  )
}
