import type { Store } from '@tiffin/core/store/store'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { setFavourite } from '../../data/store/favourite.ts'
import { openLogin } from '../../state/login/login-way.ts'
import { useHasLogin } from '../../state/login/session.ts'

/** A favourite is kept for a customer; a visitor is asked to log in. */
export function FavouriteButton({ store, size }: { readonly store: Store; readonly size?: 's' }) {
  const t = useT()
  const hasLogin = useHasLogin()
  const [underWay, setUnderWay] = useState<boolean>()
  const { storeId, storeName: name, favourite: isFavourite } = store
  const isChosen = underWay ?? isFavourite

  async function toggle(): Promise<void> {
    if (!hasLogin) {
      openLogin()
      return
    }
    setUnderWay(!isFavourite)
    const isDone = await setFavourite(storeId, !isFavourite).then(
      () => true,
      () => false, // said by the call
    )
    setUnderWay(undefined)
    if (isDone) showToast(t(isFavourite ? 'store.removed' : 'store.collected'))
  }

  return (
    <button
      type="button"
      className={isChosen ? 'iconbtn pri' : 'iconbtn ink2'}
      aria-label={t(isFavourite ? 'store.uncollect' : 'store.collect', { name })}
      aria-pressed={isChosen}
      onClick={() => toggle()}
    >
      <Icon name="heart" isFilled={isChosen} {...(size && { size })} />
    </button>
  )
}
