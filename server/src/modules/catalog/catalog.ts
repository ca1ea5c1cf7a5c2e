import type { Product, ProductsById } from '@tiffin/core/catalog/product'
import type { Language } from '@tiffin/core/language/language'
import type { Promotion } from '@tiffin/core/pricing/promotion'
import { type Stock, stockKey } from '@tiffin/core/stock/check-stock'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/unit.ts'
import type { ReadyBytes } from '../../http/ready-bytes.ts'
import type { Corp } from '../corp/index.ts'
import type { StoreRow } from '../store/index.ts'
import { freshUntil } from './fresh-until.ts'
import { type MenuSource, readMenuSource, type SharedMenus } from './menu-source.ts'
import { promotionsIn, ShownMenu } from './menu-view.ts'
import { listStockRows } from './queries.ts'

const oneSecond = 1000
/** Callers name channels and pages as they like: what is kept for them has an end. */
const mostViews = 48
const mostAnswers = 32
const megabyte = 1024 * 1024
/** Of what was read; as objects it takes two to three times as much. */
const mostMenuBytes = 24 * megabyte
/** What a store takes beside its menu: its stock, and the frame of its views. */
const bytesOfItem = 100
const bytesOfStore = 4000

/** One that is too large for its share is held all the same: it would be read for every request. */
const atMost = (bytes: number) => Math.min(bytes, mostMenuBytes / 4)

/** For whom a menu is built. */
export interface Viewer {
  readonly language: Language
  readonly isMember: boolean
  readonly saleChannelCode: number
}

/** One store's menu for one kind of viewer; rebuilt when it is no longer fresh. */
export interface MenuView {
  readonly source: MenuSource
  /** All of them, made when they are first asked for: an order needs a few. */
  readonly products: readonly Product[]
  readonly byId: ProductsById & { has(productId: string): boolean }
  /** Those that every order must have. */
  readonly required: readonly Product[]
  readonly promotions: readonly Promotion[]
  readonly stock: Stock
  /** Epoch ms; the answer carries it. */
  readonly freshUntil: number
  readonly version: string
  /** Whether it is still the view of its store for its viewers at an instant. */
  isCurrent(now: number): boolean
  /** Ready answers made from this view, by their request. */
  readonly answers: LRUCache<string, Promise<ReadyBytes>>
}

/** What is kept of one store. */
interface Shelf {
  readonly source: MenuSource
  /** What the store adds to what is held already. */
  readonly bytes: number
  readonly views: LRUCache<string, MenuView>
  stock: Stock
  readAt: number
  /** When the stock must be read again; Infinity: not before the views end. */
  staleAt: number
}

const keyOf = ({ language, isMember, saleChannelCode }: Viewer) => `${language} ${isMember} ${saleChannelCode}`

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

/** The menus of all stores, in memory. */
export class Catalog {
  readonly #db: Database
  readonly #shared: SharedMenus = new LRUCache({
    maxSize: mostMenuBytes,
    sizeCalculation: ({ bytes }) => atMost(bytes),
  })
  readonly #refreshing = new Map<Shelf, Promise<void>>()
  readonly #shelves = new LRUCache<string, Shelf, Asked>({
    maxSize: mostMenuBytes,
    sizeCalculation: ({ bytes }) => atMost(bytes),
    fetchMethod: (_key, _old, { context }) => this.#fill(context),
  })

  constructor(db: Database) {
    this.#db = db
  }

  /** A store's menu for a kind of viewer; the same object until it is no longer fresh. */
  async view(corp: Corp, store: StoreRow, { viewer, now, isStockAskedLater = false }: Seen): Promise<MenuView> {
    const shelf = await this.#shelfOf({ corp, store, now }, isStockAskedLater)
    const key = keyOf(viewer)
    const place = `${corp.corpId} ${store.storeId}`
    const held = shelf.views.get(key)
    if (held) return held
    const view = buildView(shelf, viewer, { now, isKept: () => this.#shelves.get(place) === shelf })
    shelf.views.set(key, view)
    return view
  }

  /** What is left at a store, read now; within a transaction when one is given. */
  async readStock(corpId: string, storeId: string, tx?: Tx): Promise<Stock> {
    const statement = listStockRows(corpId, storeId)
    const { rows } = tx
      ? await tx.run(statement)
      : await this.#db.tx({ role: 'app', corp: corpId }, (own) => own.run(statement))
    return new Map(rows.map(({ kind, itemId, available }) => [stockKey(kind, itemId), available]))
  }

  /** Says that stock of a store moved: its menus are rebuilt, at most once a second. */
  stockMoved(corpId: string, storeId: string, now: number): void {
    const shelf = this.#shelves.get(`${corpId} ${storeId}`)
    if (shelf) shelf.staleAt = Math.min(shelf.staleAt, Math.max(now, shelf.readAt + oneSecond))
  }

  async #fill({ corp, store, now }: Asked): Promise<Shelf> {
    const { corpId, catalogVersion: version } = corp
    const scope = { role: 'app', corp: corpId } as const
    const { source, isShared } = await this.#db.tx(scope, (tx) =>
      readMenuSource(tx, { corpId, store, version }, this.#shared),
    )
    const stock = await this.readStock(corpId, store.storeId)
    const bytes = bytesOfStore + stock.size * bytesOfItem + (isShared ? 0 : source.bytes)
    const views = new LRUCache<string, MenuView>({ max: mostViews })
    return { source, bytes, views, stock, readAt: now, staleAt: Number.POSITIVE_INFINITY }
  }

  async #shelfOf(asked: Asked, isStockAskedLater: boolean): Promise<Shelf> {
    const { corp, store, now } = asked
    const key = `${corp.corpId} ${store.storeId}`
    const held = this.#shelves.get(key)
    const isCurrent = held !== undefined && held.source.version === corp.catalogVersion && held.source.store === store
    const shelf = isCurrent
      ? held
      : await this.#shelves.forceFetch(key, { context: asked, forceRefresh: held !== undefined })
    const isMoved = now >= shelf.staleAt && !isStockAskedLater
    const isStale = isMoved || [...shelf.views.values()].some((view) => now >= view.freshUntil)
    if (isStale) await this.#refresh(shelf, asked)
    return shelf
  }

  /** Reads the stock again, once however many wait for it. */
  #refresh(shelf: Shelf, { corp, store, now }: Asked): Promise<void> {
    const running = this.#refreshing.get(shelf)
    if (running) return running
    const started = this.readStock(corp.corpId, store.storeId)
      .then((stock) => {
        Object.assign(shelf, { stock, readAt: now, staleAt: Number.POSITIVE_INFINITY })
        shelf.views.clear()
      })
      .finally(() => this.#refreshing.delete(shelf))
    this.#refreshing.set(shelf, started)
    return started
  }
}

function buildView(shelf: Shelf, viewer: Viewer, { now, isKept }: { now: number; isKept: () => boolean }): MenuView {
  const key = keyOf(viewer)
  const { source, stock } = shelf
  const menu = new ShownMenu(source, { ...viewer, now, stock })
  const until = freshUntil(source, now)
  const view: MenuView = {
    source,
    get products() {
      return menu.all()
    },
    byId: menu,
    get required() {
      return source.required.flatMap(({ productId }) => menu.get(productId) ?? [])
    },
    promotions: promotionsIn(source, viewer.language),
    stock,
    freshUntil: until,
    isCurrent: (instant) => instant < until && instant < shelf.staleAt && shelf.views.get(key) === view && isKept(),
    version: `${source.version}.${shelf.readAt}`,
    answers: new LRUCache({ max: mostAnswers }),
  }
  return view
}
