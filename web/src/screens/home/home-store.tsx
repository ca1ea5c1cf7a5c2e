import { type Store, storeStatus } from '@tiffin/core/store/store'
import { StoreLine } from '../../features/store/store-line.tsx'
import { openPage } from '../../state/navigation.ts'
import { paths } from '../../state/paths.ts'
import { useT } from '../../state/words.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './home.module.css'

function RestingNotice() {
  const t = useT()
  return (
    <div className={`notice warn ${css.wide}`}>
      <Icon name="clock" size="s" />
      <span className="grow">
        <b className="block">{t('store.restingDialog.title')}</b>
        {t('store.restingDialog.text')}
      </span>
      <button type="button" className="btn line" onClick={() => openPage(paths.storeList)}>
        {t('action.choose')}
      </button>
    </div>
  )
}

/** The chosen store, how to reach it and how to take another one. */
export function HomeStore({ store }: { readonly store: Store }) {
  const t = useT()
  const { storeName: name, phone } = store
  return (
    <>
      <section className={`${css.store} ${css.wide}`}>
        <button type="button" className={css.storeName} onClick={() => openPage(paths.storeList)}>
          <span className="pri">
            <Icon name="pin" />
          </span>
          <span>
            <b className="t16 one block">{name}</b>
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
      {store.status === storeStatus.inBusiness ? null : <RestingNotice />}
    </>
  )
}
