import type { Store } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { beginTogether } from '../../features/group/begin-together.ts'
import { FavouriteButton } from '../../features/store/favourite-button.tsx'
import { PickupSwitch } from '../../features/store/pickup-switch.tsx'
import { StoreLine } from '../../features/store/store-line.tsx'
import { TableLine } from '../../features/table/table-line.tsx'
import { useGroup } from '../../state/group/group.ts'
import { withWords } from '../../state/language/words.ts'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import css from './menu.module.css'
import { PromotionStrip } from './promotion-strip.tsx'

const GroupLine = lazyPart(withWords(() => import('../../features/group/group-line.tsx').then((it) => it.GroupLine)))

/** The store, how to have it, and what is on offer. */
export function MenuHead({ store }: { readonly store: Store }) {
  const t = useT()
  const isInGroup = useGroup(({ seat }) => seat !== null)
  return (
    <header className={css.head}>
      <div className="between">
        <button type="button" className={`grow ${css.store}`} onClick={() => openPage(paths.storeList)}>
          <b className={`t16 ${css.name}`}>
            {store.storeName}
            <Icon name="forward" size="xs" isDirected />
          </b>
          <StoreLine store={store} />
        </button>
        <span className={css.icons}>
          {isInGroup ? null : (
            <button type="button" className="iconbtn ink2" aria-label={t('group.begin')} onClick={beginTogether}>
              <Icon name="people" />
            </button>
          )}
          <button
            type="button"
            className="iconbtn ink2"
            aria-label={t('home.search')}
            onClick={() => openPage(paths.searchGoods)}
          >
            <Icon name="search" />
          </button>
          <FavouriteButton store={store} />
        </span>
      </div>
      <PickupSwitch store={store} />
      <TableLine store={store} />
      {isInGroup ? <GroupLine /> : null}
      <PromotionStrip store={store} />
    </header>
  )
}
