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

/** What can be done with a store beside choosing it; the one that is chosen can be shared [share-2]. */
function StoreButtons({ store, isCurrent }: Pick<StoreCardProps, 'store' | 'isCurrent'>) {
  const t = useT()
  const { storeName: name, phone } = store
  return (
    <span className={css.buttons}>
      <FavouriteButton store={store} size="s" />
      {isCurrent ? (
        <button
          type="button"
          className="iconbtn ink2"
          aria-label={t('share.product', { name })}
          onClick={() => shareStore(store)}
        >
          <Icon name="share" size="s" />
        </button>
      ) : null}
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

/** What a tap on the card does, or that the store is the chosen one. */
function TapHint({ isCurrent }: Pick<StoreCardProps, 'isCurrent'>) {
  const t = useT()
  if (isCurrent) return <span className="tag">{t('store.current')}</span>
  return (
    <span className={css.cue} aria-hidden="true">
      {t('store.choose')}
      <Icon name="forward" size="xs" isDirected />
    </span>
  )
}

/** Whether it takes orders, when, and in which way where there is only one. */
function Facts({ store }: Pick<StoreCardProps, 'store'>) {
  const t = useT()
  const { isInBusiness, status, hours } = useStoreFacts(store)
  const [method, another] = store.pickupMethodList
  return (
    <span className={`t12 ${css.facts}`}>
      <span className={isInBusiness ? 'tag ok' : 'tag mute'}>{status}</span>
      <span className="ink2 num">{isInBusiness ? hours : restingWords(store)}</span>
      {method === undefined || another !== undefined ? null : (
        <span className="tag mute">{t(`pickup.${pickupNameOf(method)}Only`)}</span>
      )}
    </span>
  )
}

export function StoreCard({ store, isCurrent, onChoose, search = '', isNear = false }: StoreCardProps) {
  const t = useT()
  const { storeName: name, address } = store
  const { distance } = useStoreFacts(store)
  return (
    <article className={`card ${css.store}`} data-current={isCurrent || undefined}>
      <button
        id={chooseId(store.storeId)}
        type="button"
        className={`between ${css.choose}`}
        onClick={() => onChoose(store)}
      >
        <h2 className="t16 b">
          <bdi>
            <Marked text={name} search={search} />
          </bdi>
        </h2>
        <TapHint isCurrent={isCurrent} />
      </button>
      <p className="ink2">
        {distance === undefined ? null : (
          <>
            <b className={`num ${css.distance}`}>{distance}</b>
            {' · '}
          </>
        )}
        <bdi>
          <Marked text={address} search={search} />
        </bdi>
      </p>
      <div className={`between ${css.foot}`}>
        <Facts store={store} />
        <StoreButtons store={store} isCurrent={isCurrent} />
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
