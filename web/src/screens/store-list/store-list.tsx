import '../../styles/choices.css'
import type { Store } from '@tiffin/core/store/store'
import { useEffect, useState } from 'react'
import { storeListType, useStoreList } from '../../data/store.ts'
import { locate } from '../../device/locate.ts'
import { StoreCards, StoreCardsWaiting } from '../../features/choose-store/store-cards.tsx'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { Page } from '../../features/page/page.tsx'
import { switchStore } from '../../features/store/switch-store.ts'
import { goBack, openPage } from '../../state/navigation.ts'
import { usePage } from '../../state/page-context.ts'
import { paths, withInputs } from '../../state/paths.ts'
import { type PositionState, usePosition } from '../../state/position.ts'
import { useHasLogin } from '../../state/session.ts'
import { recentStoreIds } from '../../state/store.ts'
import { useT } from '../../state/words.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './store-list.module.css'

type Tab = 'nearby' | 'favourites'

/** Why stores are listed without a distance, and what to do about it. */
function PositionNotice({ state }: { readonly state: PositionState }) {
  const t = useT()
  if (state !== 'denied' && state !== 'unavailable') return null
  return (
    <div className="notice warn" role="status">
      <Icon name="pin" size="s" />
      <span className="grow">
        <b className="block">{t(state === 'denied' ? 'location.permission' : 'location.service')}</b>
        {t('location.browserOff')}
      </span>
      <button type="button" className="btn line" onClick={() => locate()}>
        {t('action.retry')}
      </button>
    </div>
  )
}

interface ListProps {
  readonly onChoose: (store: Store) => void
}

/** Stores the customer goes to often: by his orders, or the last ones chosen on this device. */
function Frequent({ onChoose }: ListProps) {
  const t = useT()
  const hasLogin = useHasLogin()
  const { data: mine } = useStoreList(storeListType.frequent, hasLogin)
  const { data: nearby } = useStoreList(storeListType.nearby)
  const recent = recentStoreIds().flatMap((id) => nearby?.find(({ storeId }) => storeId === id) ?? [])
  const stores = hasLogin && mine !== undefined && mine.length > 0 ? mine : recent
  if (stores.length === 0) return null
  return (
    <section>
      <h2 className="t14 b">{t('store.frequent')}</h2>
      <div className={css.often}>
        {stores.slice(0, 5).map((store) => (
          <button key={store.storeId} type="button" className="chip" onClick={() => onChoose(store)}>
            {store.storeName}
          </button>
        ))}
      </div>
    </section>
  )
}

function Stores({ tab, onChoose }: ListProps & { readonly tab: Tab }) {
  const t = useT()
  const type = tab === 'nearby' ? storeListType.nearby : storeListType.favourites
  const { data: stores, isError, refetch } = useStoreList(type)
  if (stores === undefined) {
    if (isError) return <LoadFault onRetry={refetch} />
    return <StoreCardsWaiting />
  }
  if (stores.length === 0) {
    return (
      <div className="empty">
        <b className="t16">{t(tab === 'nearby' ? 'store.emptyNearby' : 'store.emptyFavourites')}</b>
        <p className="ink2">{t(tab === 'nearby' ? 'menu.emptyText' : 'store.emptyFavouritesText')}</p>
      </div>
    )
  }
  return <StoreCards stores={stores} onChoose={onChoose} />
}

function LogInForFavourites() {
  const t = useT()
  const redirect = withInputs(paths.storeList, { tab: 'favourites' })
  return (
    <div className="empty">
      <p className="ink2">{t('store.loginForFavourites')}</p>
      <button type="button" className="btn primary" onClick={() => openPage(withInputs(paths.login, { redirect }))}>
        {t('me.logIn')}
      </button>
    </div>
  )
}

/** Nearby or favourite stores to choose from. The position is asked for here, where it helps. */
export function Screen() {
  const t = useT()
  const { inputs } = usePage()
  const hasLogin = useHasLogin()
  const state = usePosition((position) => position.state)
  const [tab, setTab] = useState<Tab>(inputs.tab === 'favourites' ? 'favourites' : 'nearby')

  useEffect(() => {
    if (usePosition.getState().state === 'unasked') locate()
  }, [])

  async function choose(store: Store): Promise<void> {
    if (await switchStore(store)) goBack()
  }

  const tabs = [
    { id: 'nearby', label: t('store.nearby') },
    { id: 'favourites', label: t('store.favourites') },
  ] as const
  return (
    <Page page="storeList" title={t('title.storeList')}>
      <div className="sections">
        <button type="button" className={css.search} onClick={() => openPage(paths.searchStore)}>
          <Icon name="search" size="s" />
          {t('title.searchStore')}
        </button>
        <div className="seg" role="tablist" aria-label={t('store.list')}>
          {tabs.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              role="tab"
              className="choice"
              aria-selected={tab === id}
              onClick={() => setTab(id)}
            >
              {label}
            </button>
          ))}
        </div>
        {tab === 'nearby' ? (
          <>
            <PositionNotice state={state} />
            <Frequent onChoose={choose} />
          </>
        ) : null}
        {tab === 'favourites' && !hasLogin ? <LogInForFavourites /> : <Stores tab={tab} onChoose={choose} />}
      </div>
    </Page>
  )
}
