import { distanceMetres, type Position, roundPosition } from '@tiffin/core/store/distance'
import { doubtStore, type StoreDoubt } from '@tiffin/core/store/doubt-store'
import type { Store } from '@tiffin/core/store/store'
import { ask } from '@tiffin/kit/client/ask.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { call } from '../../data/call.ts'
import { storeListType } from '../../data/store/store-lists.ts'
import { useCart } from '../../state/cart/cart.ts'
import { loginState } from '../../state/login/session.ts'
import { usePosition } from '../../state/store/position.ts'
import { keepStore, recentStoreIds } from '../../state/store/recent-stores.ts'
import { useStoreChoice } from '../../state/store/store.ts'
import { locateIfAllowed } from '../location/locate.ts'
import { meetNearestStore } from '../location/nearest-store.ts'
import { takeStore } from '../store/switch-store.ts'
import { distanceWords } from '../store/use-store-facts.ts'

/** The longest wait at check-out, neither for a browser to find itself nor for the list of stores. */
const longestMs = 1500

const soon = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, longestMs))])

/** Stores that were asked about in this visit, a visit being a page load. */
const storeIds = new Set<string>()

async function positionSoon() {
  if (usePosition.getState().state === 'unasked') await soon(locateIfAllowed())
  const { state, position } = usePosition.getState()
  return state === 'found' ? position : undefined // a network may be towns away
}

async function listStores(type: number, position: Position): Promise<Store[]> {
  const input = { type, pageIndex: 1, pageSize: 100, ...roundPosition(position) }
  const page = await call('/api/app/customer/store/list', input, { isSilent: true }).catch(() => undefined)
  return page?.list ?? []
}

async function doubt(store: Store, position: Position): Promise<StoreDoubt | null> {
  const hasLogin = loginState() === 'valid'
  const [stores, usual] = await Promise.all([
    listStores(storeListType.nearby, position),
    hasLogin ? listStores(storeListType.frequent, position) : [],
  ])
  const usualIds = hasLogin ? usual.map(({ storeId }) => storeId) : recentStoreIds()
  return doubtStore(store, { position, stores, usualIds })
}

/** The main button is the nearer store's, as long as nothing is lost by taking it: its cart starts empty [store-5]. */
function buttonsOf(name: string, nearer: string) {
  const keep = { label: t('store.doubt.order', { name }), answer: 'keep' }
  if (useCart.getState().lines.length === 0)
    return { confirm: { label: t('store.doubt.order', { name: nearer }), answer: 'instead' }, cancel: keep }
  return { confirm: keep, cancel: { label: t('store.doubt.orderEmpty', { name: nearer }), answer: 'instead' } }
}

async function askAbout(store: Store): Promise<boolean> {
  const { storeId, storeName: name } = store
  const position = await positionSoon()
  if (position === undefined) return true
  await soon(meetNearestStore())
  if (useStoreChoice.getState().chosen?.storeId !== storeId) return true // it was a proposal only, and gave way
  const found = await soon(doubt(store, position))
  if (!found) return true
  const { reason, metres, instead } = found
  const answer = await ask({
    title: t('store.doubt.title', { name, distance: distanceWords(metres) }),
    text: t(`store.doubt.${reason}`, {
      name: instead.storeName,
      distance: distanceWords(distanceMetres(position, instead)),
    }),
    ...buttonsOf(name, instead.storeName),
    closing: 'close',
  })
  if (answer === 'instead') takeStore(instead)
  if (answer !== 'keep') return false
  storeIds.add(storeId)
  keepStore(store)
  return true
}

/** Questions on their way: a second tap gets the answer to the first one's. */
const open = new Map<string, Promise<boolean>>()

/**
 * Asks when a store may not be the one that was meant, once for each store and visit (docs/decisions/0022). Answers whether to go on
 * with it; who meant the other one is taken there.
 */
export function agreesToStore(store: Store): Promise<boolean> {
  const { storeId } = store
  const underWay = open.get(storeId)
  if (underWay !== undefined) return underWay
  if (storeIds.has(storeId)) return Promise.resolve(true)
  const answer = askAbout(store).finally(() => open.delete(storeId))
  open.set(storeId, answer)
  return answer
}
