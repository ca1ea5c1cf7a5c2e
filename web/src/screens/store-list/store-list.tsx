import { farthest } from '@tiffin/core/store/distance'
import '@tiffin/kit/ui/choices.css'
import { byDistance, openFirst } from '@tiffin/core/store/nearest'
import { type Store, storeStatus } from '@tiffin/core/store/store'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { storeListType, storesOf, useStoreList } from '../../data/store/store-lists.ts'
import { findPermission } from '../../device/position/locate.ts'
import { Frequent, useOftenStores } from '../../features/choose-store/frequent.tsx'
import { MapStrip } from '../../features/choose-store/map-strip.tsx'
import { StoreCards, StoreCardsWaiting } from '../../features/choose-store/store-cards.tsx'
import { LoadFault } from '../../features/load-state/load-fault.tsx'
import { Skeleton } from '../../features/load-state/skeleton.tsx'
import { StaleLine } from '../../features/load-state/stale-line.tsx'
import { followPermission, locate } from '../../features/location/locate.ts'
import { isPositionOff, PositionNotice } from '../../features/location/position-notice.tsx'
import { usePositionRetry } from '../../features/location/use-position-retry.ts'
import { Page } from '../../features/page/page.tsx'
import { switchStore } from '../../features/store/switch-store.ts'
import { openLogin } from '../../state/login/login-way.ts'
import { useHasLogin } from '../../state/login/session.ts'
import { goBack, openPage } from '../../state/navigation/navigation.ts'
import { usePage } from '../../state/navigation/page-context.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { usePosition } from '../../state/store/position.ts'
import { closeNotice, reopenNotice, useNoticeClosed } from '../../state/store/position-notice.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { Drawing } from '../../ui/drawing.tsx'
import css from './store-list.module.css'

/** How long the list waits for the frequent stores above it. */
const longestWaitMs = 1500

type Tab = 'nearby' | 'favourites'

interface ListProps {
  readonly onChoose: (store: Store) => void
  readonly onNearby: () => void
}

/** Whether the answer to "where are you" is on its way; the question may be open for long. */
function useIsLocating(): boolean {
  const isAsked = usePosition(({ state }) => state === 'unasked' || state === 'asking')
  const [isUpToCustomer, setUpToCustomer] = useState(false)
  useEffect(() => {
    findPermission().then((permission) => setUpToCustomer(permission?.state === 'prompt'))
  }, [])
  return isAsked && !isUpToCustomer
}

/** No store nearby: offers all of them, and the search. */
function NoneNearby({ onWiden }: { readonly onWiden: (() => void) | undefined }) {
  const t = useT()
  return (
    <div className="empty">
      <Drawing name="plate" />
      <b className="t16">{t('store.emptyNearby')}</b>
      <p className="ink2">{t('store.emptyNearbyText')}</p>
      {onWiden === undefined ? null : (
        <button type="button" className="btn primary" onClick={onWiden}>
          {t('store.all')}
        </button>
      )}
    </div>
  )
}

function NoFavourites({ onNearby }: Pick<ListProps, 'onNearby'>) {
  const t = useT()
  return (
    <div className="empty">
      <Drawing name="box" />
      <b className="t16">{t('store.emptyFavourites')}</b>
      <p className="ink2">{t('store.emptyFavouritesText')}</p>
      <button type="button" className="btn primary" onClick={onNearby}>
        {t('store.seeNearby')}
      </button>
    </div>
  )
}

const isOpen = ({ status }: Store) => status === storeStatus.inBusiness

function Stores({ tab, onChoose, onNearby }: ListProps & { readonly tab: Tab }) {
  const t = useT()
  const isNearby = tab === 'nearby'
  const [radius, setRadius] = useState<number>()
  const list = useStoreList(isNearby ? storeListType.nearby : storeListType.favourites, isNearby ? radius : undefined)
  const position = usePosition((place) => place.position)
  // Without the customer on it a map says little; one that is there stays.
  const [hasMap, setMap] = useState(() => !isPositionOff(usePosition.getState().state))
  useEffect(() => {
    if (position !== undefined) setMap(true)
  }, [position])
  if (list.data === undefined) {
    if (list.isError) return <LoadFault title={t('store.notLoaded')} onRetry={list.refetch} />
    return (
      <>
        {isNearby && hasMap ? <Skeleton block={168} radius={20} /> : null}
        <StoreCardsWaiting />
      </>
    )
  }
  // The server orders by a position in thousandths of a degree; the eye sees the distances of the exact one. Page by page: nothing moves
  // when more stores come.
  const stores = storesOf(
    list.data.pages.map((page) => (isNearby ? openFirst(byDistance(page.list, position), isOpen) : page.list)),
  )
  if (stores.length === 0) {
    const canWiden = position !== undefined && radius === undefined
    return isNearby ? (
      <NoneNearby onWiden={canWiden ? () => setRadius(farthest) : undefined} />
    ) : (
      <NoFavourites onNearby={onNearby} />
    )
  }
  return (
    <>
      {/* what was found from a place is not kept: it is of this visit */}
      {position === undefined ? <StaleLine /> : null}
      {isNearby && hasMap ? <MapStrip stores={stores} /> : null}
      <StoreCards
        stores={stores}
        onChoose={onChoose}
        isNearestFirst={isNearby && position !== undefined}
        onEnd={() => {
          if (list.hasNextPage && !list.isFetchingNextPage) list.fetchNextPage()
        }}
      />
    </>
  )
}

/** Asks again where the customer is. */
function FindMe() {
  const t = useT()
  const isAsking = usePosition(({ state }) => state === 'asking')
  return (
    <>
      <button
        type="button"
        className="iconbtn"
        aria-label={t('location.use')}
        aria-disabled={isAsking || undefined}
        onClick={() => {
          reopenNotice()
          locate()
        }}
      >
        <Icon name="locate" />
      </button>
      {isAsking ? (
        <span className="sr" role="status">
          {t('location.finding')}
        </span>
      ) : null}
    </>
  )
}

function LogInForFavourites() {
  const t = useT()
  const redirect = withInputs(paths.storeList, { tab: 'favourites' })
  return (
    <div className="empty">
      <Drawing name="box" />
      <b className="t16">{t('store.loginForFavourites')}</b>
      <p className="ink2">{t('store.emptyFavouritesText')}</p>
      <button type="button" className="btn primary" onClick={() => openLogin(redirect)}>
        {t('me.logIn')}
      </button>
    </div>
  )
}

/**
 * Stores used often as they were known when the list came: undefined until then. What comes later stays away until the next visit,
 * and what is asked again with the position takes nothing away: the list below would move.
 */
function useOftenAtTop(): readonly Store[] | undefined {
  const often = useOftenStores()
  const isLocating = useIsLocating()
  const known = useRef(often)
  const [shown, setShown] = useState<readonly Store[]>()
  useEffect(() => {
    known.current = often
    if (!isLocating) setShown((before) => before ?? often)
  }, [often, isLocating])
  useEffect(() => {
    const timer = setTimeout(() => setShown((before) => before ?? known.current ?? []), longestWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return shown
}

/** Stands at the foot: what is above it is there before the customer has answered, and does not move [page-41]. */
function WithoutPosition() {
  const t = useT()
  const { isRetrying, hasRetried, retry } = usePositionRetry()
  return (
    <PositionNotice className={css.notice} note={hasRetried && !isRetrying ? t('location.stillOff') : undefined}>
      <button type="button" className={css.retry} aria-disabled={isRetrying || undefined} onClick={retry}>
        {t(isRetrying ? 'location.finding' : 'action.retry')}
      </button>
      <button type="button" className={`iconbtn ${css.close}`} aria-label={t('action.close')} onClick={closeNotice}>
        <Icon name="close" size="s" />
      </button>
    </PositionNotice>
  )
}

/** What says that no position is known; it stays while that is asked again from there, and closed it comes back after that. */
function usePositionNotice(): ReactNode {
  const state = usePosition((place) => place.state)
  const isAsking = state === 'asking'
  const isClosed = useNoticeClosed((notice) => notice.isClosed)
  const wasShown = useRef(false)
  const isShown = isAsking ? wasShown.current : !isClosed && isPositionOff(state)
  useEffect(() => {
    wasShown.current = isShown
  }, [isShown])
  return isShown ? <WithoutPosition /> : undefined
}

/** Nearby or favourite stores to choose from. The position is asked for here, where it helps. */
export function StoreListScreen() {
  const t = useT()
  const { inputs } = usePage()
  const hasLogin = useHasLogin()
  const [tab, setTab] = useState<Tab>(inputs.tab === 'favourites' ? 'favourites' : 'nearby')

  const often = useOftenAtTop()
  const hasFrequentStores = often !== undefined
  const currentId = useStoreChoice(({ chosen }) => chosen?.storeId)
  const notice = usePositionNotice()
  const isCurrentAlone = often?.every(({ storeId }) => storeId === currentId)

  useEffect(() => {
    if (usePosition.getState().state === 'unasked') locate()
    return followPermission()
  }, [])

  async function choose(store: Store): Promise<void> {
    if (await switchStore(store)) goBack()
  }

  const tabs = [
    { id: 'nearby', label: t('store.nearby') },
    { id: 'favourites', label: t('store.favourites') },
  ] as const
  return (
    <Page page="storeList" title={t('title.storeList')} action={<FindMe />} bar={tab === 'nearby' ? notice : undefined}>
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
        {tab === 'nearby' && hasFrequentStores ? (
          <Frequent stores={isCurrentAlone ? [] : often} onChoose={choose} />
        ) : null}
        {tab === 'favourites' && !hasLogin ? <LogInForFavourites /> : null}
        {tab === 'nearby' && !hasFrequentStores ? <StoreCardsWaiting /> : null}
        {(tab === 'nearby' ? hasFrequentStores : hasLogin) ? (
          <Stores key={tab} tab={tab} onChoose={choose} onNearby={() => setTab('nearby')} />
        ) : null}
      </div>
    </Page>
  )
}
