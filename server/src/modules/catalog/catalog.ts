import type { Product, ProductsById } from '@tiffin/core/catalog/product'
import type { Stock } from '@tiffin/core/stock/check-stock'
import { LRUCache } from 'lru-cache'
import { type Corp, menuVersionOf } from '../../base/corp.ts'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/unit.ts'
import type { StoreRow } from '../store/index.ts'
import { longestMs } from './fresh-until.ts'
import { type MenuContent, MenuContents, type Viewer, viewerKey } from './menu-contents.ts'
import { type MenuSource, readMenuSource, type SharedMenus } from './menu-source.ts'
import type { ShownMenu } from './menu-view.ts'
import { listStockRows } from './queries.ts'
import { type HeldStock, SharedStocks, stockOf } from './read-stock.ts'
import { SmallLru } from './small-lru.ts'
import { StoresByMenu } from './stores-by-menu.ts'

const oneSecond = 1000
/** A limit, since callers may name any channel. */
const mostViews = 48
const megabyte = 1024 * 1024
/** Bytes of rows read; as objects they take two to three times as much memory. */
const mostMenuBytes = 24 * megabyte
const mostStoreBytes = 8 * megabyte
/** Bytes in memory of one item of stock, and of one store beside its menu. */
const bytesOfItem = 190
const bytesOfStore = 2500

/** One that is too large for its share is held all the same: it would be read for every request. */
const atMost = (bytes: number, most: number) => Math.min(bytes, most / 4)

/** One store's menu for one kind of viewer; what it shows is shared with like stores. */
export interface MenuView extends Pick<MenuContent, 'promotions' | 'freshUntil' | 'version' | 'answers'> {
  readonly source: MenuSource
  readonly viewer: Viewer
  /** Held here and weakly by the contents, where like stores find it. */
  readonly content: MenuContent
  /** All of them, made when they are first asked for: an order needs a few. */
  readonly products: readonly Product[]
  readonly byId: ProductsById & Pick<ShownMenu, 'has' | 'showOnce'>
  /** Those that every order must have. */
  readonly required: readonly Product[]
  readonly stock: Stock
  /** Epoch ms: when the store's stock must be read again at the latest, or its content ends. */
  readonly endsAt: number
  /** Whether it is still the view of its store for its viewers at an instant. */
  isCurrent(now: number): boolean
}

/** What is kept of one store. */
interface HeldStore {
  readonly source: MenuSource
  /** What the store adds to what is held already. */
  readonly bytes: number
  readonly views: SmallLru<MenuView>
  held: HeldStock
  readAt: number
  /** When the stock must be read again; Infinity: not before the views end. */
  staleAt: number
  /** Whether it and its menu were held when that was last looked at. Set to false at eviction. */
  isHeld: boolean
  seenAt: number
  /** How often its menu was wanted. */
  askedCount: number
}

interface Seen {
  readonly viewer: Viewer
  readonly now: number
  /** For a use case that asks the database about stock itself: what moved in the last half minute need not be read first. */
  readonly isStockAskedLater?: boolean
}

interface Asked {
  readonly corp: Corp
  readonly store: StoreRow
  readonly now: number
}

/** Stores of a changed brand whose menus are built before those of before go. */
const mostAhead = 20

/** A brand as it will be served, and its stores. */
export interface NextCorp {
  readonly corp: Corp
  readonly findStore: (storeId: string) => Promise<StoreRow | undefined>
  readonly now: number
}

/** The menus of all stores, in memory. */
export class Catalog {
  readonly #db: Database
  readonly #contents = new MenuContents()
  readonly #stocks = new SharedStocks()
  readonly #shared: SharedMenus = new LRUCache({
    maxSize: mostMenuBytes,
    sizeCalculation: ({ bytes }) => atMost(bytes, mostMenuBytes),
    dispose: (_menu, key, reason) => reason !== 'set' && this.#leaveOut(key),
  })
  readonly #byMenu = new StoresByMenu<HeldStore>()
  /** Built ahead of a change of their brand, until they are wanted. */
  readonly #ahead = new LRUCache<string, HeldStore>({ max: 5 * mostAhead })
  readonly #refreshing = new Map<HeldStore, Promise<void>>()
  readonly #heldStores = new LRUCache<string, HeldStore, Asked>({
    maxSize: mostStoreBytes,
    sizeCalculation: ({ bytes }) => atMost(bytes, mostStoreBytes),
    onInsert: (heldStore, place) => this.#byMenu.add(place, heldStore),
    dispose: (heldStore) => {
      heldStore.isHeld = false
      this.#byMenu.delete(heldStore)
    },
    fetchMethod: (_key, _old, { context }) => this.#fill(context),
  })

  constructor(db: Database) {
    this.#db = db
  }

  /** A store's menu for a kind of viewer; the same object until it is no longer fresh. */
  async view(corp: Corp, store: StoreRow, { viewer, now, isStockAskedLater = false }: Seen): Promise<MenuView> {
    const heldStore = await this.#heldStoreOf({ corp, store, now }, isStockAskedLater)
    heldStore.askedCount++
    return this.#viewOf(heldStore, viewer, { corp, store, now })
  }

  #viewOf(heldStore: HeldStore, viewer: Viewer, { corp, store, now }: Asked): MenuView {
    const key = viewerKey(viewer)
    const place = `${corp.corpId} ${store.storeId}`
    const held = heldStore.views.get(key)
    if (held) return held
    const content = this.#contents.of(heldStore, viewer, now)
    const isKept = (one: MenuView, builtAt: number) =>
      heldStore.views.peek(key) === one && this.#isHeld(place, heldStore, builtAt)
    const view = buildView(heldStore, { content, viewer }, isKept)
    heldStore.views.set(key, view)
    return view
  }

  /**
   * Builds the views of a brand as it will be, for the viewers that its busiest stores have now, one after the other; they are held beside
   * the views of before until they are wanted.
   */
  async *buildAhead({ corp, findStore, now }: NextCorp): AsyncGenerator<MenuView> {
    const { corpId } = corp
    const version = menuVersionOf(corp)
    this.#dropAhead(({ source }) => source.corpId === corpId && source.version !== version)
    const busiest = [...this.#heldStores.values()]
      .filter(({ source }) => source.corpId === corpId && source.version !== version)
      .toSorted((a, b) => b.askedCount - a.askedCount)
      .slice(0, mostAhead)
    for (const { source, views } of busiest) {
      const store = await findStore(source.store.storeId)
      if (!store) continue
      const request = { corp, store, now }
      const heldStore = await this.#fill(request)
      this.#ahead.set(`${corpId} ${store.storeId}`, heldStore) // before its views: stock that moves meanwhile is noted
      for (const { viewer } of [...views.values()]) yield this.#viewOf(heldStore, viewer, request)
    }
  }

  /** What is left at a store, read now; within a transaction when one is given. */
  async readStock(corpId: string, storeId: string, tx?: Tx): Promise<Stock> {
    return stockOf(await this.#readRows(corpId, storeId, tx))
  }

  async #readRows(corpId: string, storeId: string, tx?: Tx) {
    const statement = listStockRows(corpId, storeId)
    if (tx) return (await tx.run(statement)).rows
    const [{ rows }] = await this.#db.tx({ role: 'app', corp: corpId }, (ownTx) => ownTx.finish(statement))
    return rows
  }

  /** Says that stock of a store moved: its menus are rebuilt, at most once a second. */
  stockMoved(corpId: string, storeId: string, now: number): void {
    const place = `${corpId} ${storeId}`
    for (const heldStore of [this.#heldStores.get(place), this.#ahead.get(place)])
      if (heldStore) heldStore.staleAt = Math.min(heldStore.staleAt, Math.max(now, heldStore.readAt + oneSecond))
  }

  /** Looked at once a second: that makes it one of those that were wanted last. */
  #isHeld(place: string, heldStore: HeldStore, now: number): boolean {
    if (heldStore.isHeld && now - heldStore.seenAt < oneSecond) return true
    heldStore.isHeld = this.#heldStores.get(place) === heldStore && this.#hasMenu(heldStore)
    heldStore.seenAt = now
    return heldStore.isHeld
  }

  /** Whether its menu is among those that are held; it was wanted now. */
  #hasMenu({ source }: HeldStore): boolean {
    return this.#shared.get(source.key) !== undefined
  }

  /** Stores whose menu is no longer held are not held either: else they would keep it. */
  #leaveOut(menuKey: string): void {
    for (const place of this.#byMenu.placesOf(menuKey)) this.#heldStores.delete(place)
    this.#dropAhead(({ source }) => source.key === menuKey)
  }

  /** What was built ahead for a store, if it is still good; it is held like any other from then on. */
  #takeAhead(place: string, isGood: (one: HeldStore | undefined) => boolean): HeldStore | undefined {
    const heldStore = this.#ahead.get(place)
    if (!(heldStore && isGood(heldStore))) return undefined
    this.#ahead.delete(place)
    this.#heldStores.set(place, heldStore)
    return heldStore
  }

  #dropAhead(isDropped: (heldStore: HeldStore) => boolean): void {
    for (const [place, heldStore] of [...this.#ahead]) if (isDropped(heldStore)) this.#ahead.delete(place)
  }

  async #fill({ corp, store, now }: Asked): Promise<HeldStore> {
    const { corpId } = corp
    const version = menuVersionOf(corp)
    const scope = { role: 'app', corp: corpId, isOneSnapshot: true } as const
    const source = await this.#db.tx(scope, (tx) => readMenuSource(tx, { corpId, store, version }, this.#shared))
    const held = this.#stocks.of(await this.#readRows(corpId, store.storeId))
    const bytes = bytesOfStore + held.stock.size * bytesOfItem
    const views = new SmallLru<MenuView>(mostViews)
    const times = { readAt: now, staleAt: Number.POSITIVE_INFINITY, seenAt: now }
    return { source, bytes, views, held, ...times, isHeld: false, askedCount: 0 }
  }

  async #heldStoreOf(request: Asked, isStockAskedLater: boolean): Promise<HeldStore> {
    const { corp, store, now } = request
    const key = `${corp.corpId} ${store.storeId}`
    const held = this.#heldStores.get(key)
    const isGood = (one: HeldStore | undefined): one is HeldStore =>
      one?.source.version === menuVersionOf(corp) && one.source.store === store && this.#hasMenu(one)
    const heldStore = isGood(held)
      ? held
      : (this.#takeAhead(key, isGood) ??
        (await this.#heldStores.forceFetch(key, { context: request, forceRefresh: held !== undefined })))
    const isMoved = now >= heldStore.staleAt && !isStockAskedLater
    const isStale = isMoved || [...heldStore.views.values()].some((view) => now >= view.endsAt)
    if (isStale) await this.#refresh(heldStore, request)
    return heldStore
  }

  /** Reads the stock again, once however many wait for it. */
  #refresh(heldStore: HeldStore, { corp, store, now }: Asked): Promise<void> {
    const running = this.#refreshing.get(heldStore)
    if (running) return running
    const started = this.#readRows(corp.corpId, store.storeId)
      .then((rows) => {
        Object.assign(heldStore, { held: this.#stocks.of(rows), readAt: now, staleAt: Number.POSITIVE_INFINITY })
        heldStore.views.clear()
      })
      .finally(() => this.#refreshing.delete(heldStore))
    this.#refreshing.set(heldStore, started)
    return started
  }
}

function buildView(
  heldStore: HeldStore,
  { content, viewer }: Pick<MenuView, 'content' | 'viewer'>,
  isKept: (view: MenuView, builtAt: number) => boolean,
): MenuView {
  const { source, readAt } = heldStore
  const { menu, promotions, freshUntil, version, answers } = content
  const endsAt = Math.min(freshUntil, readAt + longestMs)
  const view: MenuView = {
    source,
    viewer,
    content,
    get products() {
      return menu.all()
    },
    byId: menu,
    get required() {
      return source.required.flatMap(({ productId }) => menu.get(productId) ?? [])
    },
    ...{ promotions, freshUntil, version, answers, endsAt },
    stock: heldStore.held.stock,
    isCurrent: (instant) => instant < endsAt && instant < heldStore.staleAt && isKept(view, instant),
  }
  return view
}
