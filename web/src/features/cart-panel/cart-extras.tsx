import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useIsGroupCart } from '../../state/group/group.ts'
import { beginTogether } from '../group/begin-together.ts'
import css from './cart-panel.module.css'

/** The code for sharing is fetched with the first tap. */
const share = () =>
  import('../share/share-cart.ts').then(
    (it) => it.shareCart(),
    () => showToast(t('error.network')),
  )

/** What else can be done with a cart. */
export function CartExtras() {
  const t = useT()
  const isInGroup = useIsGroupCart()
  return (
    <div className={css.extras}>
      <button type="button" className="btn plain" onClick={share}>
        <Icon name="share" size="s" />
        {t('share.cart')}
      </button>
      {isInGroup ? null : (
        <button type="button" className="btn plain" onClick={beginTogether}>
          <Icon name="people" size="s" />
          {t('group.begin')}
        </button>
      )}
    </div>
  )
}
