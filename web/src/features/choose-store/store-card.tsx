import { pickupNameOf, type Store } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { Marked } from '../search/marked.tsx'
import { shareStore } from '../share/share-page.ts'
import { DirectionsLink } from '../store/directions-link.tsx'
import { FavouriteButton } from '../store/favourite-button.tsx'
import { restingWords } from '../store/resting-words.ts'
import { useStoreFacts } from '../store/use-store-facts.ts'
import { chooseId } from './choose-id.ts'
import css from './store-card.module.css'

interface StoreCardProps {
  readonly store: Store
  readonly isCurrent: boolean
  readonly onChoose: (store: Store) => void
  /** What was searched for, marked in name and address. */
  readonly search?: string
  /** The one that the customer would go to: the way there is said in words. */
  readonly isNear?: boolean
}

/** What can be done with a store beside choosing it. */
function StoreButtons({ store }: Pick<StoreCardProps, 'store'>) {
  const t = useT()
  const { storeName: name, phone } = store
  return (
    <span className={css.buttons}>
      <FavouriteButton store={store} />
      <button
        type="button"
        className="iconbtn ink2"
        aria-label={t('share.product', { name })}
        onClick={() => shareStore(store)}
      >
        <Icon name="share" size="s" />
      </button>
      {phone === '' ? null : (
        <a className="iconbtn ink2" href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={t('store.call', { name })}>
          <Icon name="phone" size="s" />
        </a>
      )}
      <DirectionsLink className="iconbtn ink2" to={store} label={t('store.navigate', { name })}>
        <Icon name="send" size="s" />
      </DirectionsLink>
    </span>
  )
}

export function StoreCard({ store, isCurrent, onChoose, search = '', isNear = false }: StoreCardProps) {
  const t = useT()
  const { storeName: name, address, pickupMethodList } = store
  const { isInBusiness, status, distance, hours } = useStoreFacts(store)
  const only = pickupMethodList.length === 1 ? pickupMethodList[0] : undefined
  return (
    <article className={`card ${css.store}`} data-current={isCurrent || undefined}>
      <div className={`between ${css.head}`}>
        <button
          id={chooseId(store.storeId)}
          type="button"
          className={`grow ${css.choose}`}
          onClick={() => onChoose(store)}
        >
          <h2 className="t16 b">
            <span className={isCurrent ? undefined : css.withArrow}>
              <bdi>
                <Marked text={name} search={search} />
              </bdi>
            </span>{' '}
            {isCurrent ? (
              <span className="tag">{t('store.current')}</span>
            ) : (
              <Icon name="forward" size="xs" isDirected />
            )}
          </h2>
        </button>
        {distance === undefined ? null : <b className="num">{distance}</b>}
      </div>
      <p className="ink2">
        <bdi>
          <Marked text={address} search={search} />
        </bdi>{' '}
        {only === undefined ? null : <span className="tag mute">{t(`pickup.${pickupNameOf(only)}Only`)}</span>}
      </p>
      <div className={`between ${css.foot}`}>
        <span className={`t12 ${css.facts}`}>
          <span className={isInBusiness ? 'tag ok' : 'tag mute'}>{status}</span>
          <span className="ink2 num">{isInBusiness ? hours : restingWords(store)}</span>
        </span>
        <StoreButtons store={store} />
      </div>
      {isNear ? (
        <DirectionsLink className={`btn soft ${css.takeMe}`} to={store} label={`${t('store.takeMe')}: ${name}`}>
          <Icon name="send" size="s" />
          {t('store.takeMe')}
        </DirectionsLink>
      ) : null}
    </article>
  )
}
