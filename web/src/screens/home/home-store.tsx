import { type Store, storeStatus } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { StoreLine } from '../../features/store/store-line.tsx'
import { withWords } from '../../state/language/words.ts'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import css from './home.module.css'
import { useKeptPlace } from './use-kept-place.ts'

/** Its place is kept. */
const RestingNotice = lazyPart(
  withWords(() => import('../../features/store/resting-notice.tsx').then(({ RestingNotice }) => RestingNotice)),
)

/** The chosen store, how to reach it and how to take another one. */
export function HomeStore({ store }: { readonly store: Store }) {
  const t = useT()
  const { storeName: name, phone } = store
  const ref = useKeptPlace('store', true)
  return (
    <>
      <section ref={ref} className={`${css.store} ${css.wide}`}>
        <button type="button" className={css.storeName} onClick={() => openPage(paths.storeList)}>
          <span className="pri">
            <Icon name="pin" />
          </span>
          <span className={css.storeText}>
            <b className="t16 block one">{name}</b>
            <StoreLine store={store} />
          </span>
        </button>
        <span className="flex">
          {phone === '' ? null : (
            <a
              className="iconbtn solid"
              href={`tel:${phone.replace(/[^\d+]/g, '')}`}
              aria-label={t('store.call', { name })}
            >
              <Icon name="phone" size="s" />
            </a>
          )}
          <button type="button" className="btn soft" onClick={() => openPage(paths.storeList)}>
            {t('action.change')}
          </button>
        </span>
      </section>
      {store.status === storeStatus.inBusiness ? null : (
        <div className={`${css.resting} ${css.wide}`}>
          <RestingNotice store={store} />
        </div>
      )}
    </>
  )
}
