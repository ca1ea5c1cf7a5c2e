import type { Product } from '@tiffin/core/catalog/product'
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
import { type MenuSource, readMenuSource } from './menu-source.ts'
import { promotionsIn, showMenu } from './menu-view.ts'
import { listStockRows } from './queries.ts'

const oneSecond = 1000
/** Callers name channels and pages as they like: what is kept for them has an end. */
const mostViews = 48
const mostAnswers = 32

/** For whom a menu is built. */
export interface Viewer {
  readonly language: Language
  readonly isMember: boolean
  readonly saleChannelCode: number
}

/** One store's menu for one kind of viewer; rebuilt when it is no longer fresh. */
export interface MenuView {
  readonly source: MenuSource
  readonly products: readonly Product[]
  readonly byId: ReadonlyMap<string, Product>
  readonly promotions: readonly Promotion[]
  readonly stock: Stock
  /** Epoch ms; the answer carries it. */
  readonly freshUntil: number
  readonly version: string
  /** Ready answers made from this view, by their request. */
  readonly answers: LRUCache<string, Promise<ReadyBytes>>
}

/** What is kept of one store. */
interface Shelf {
  readonly source: MenuSource
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
}

interface Asked {
  readonly corp: Corp
  readonly store: StoreRow
  readonly now: number
}

/** The menus of all stores, in memory. */
export class Catalog {
  readonly #db: Database
  readonly #refreshing = new Map<Shelf, Promise<void>>()
  readonly #shelves = new LRUCache<string, Shelf, Asked>({
    max: 500,
    fetchMethod: (_key, _old, { context }) => this.#fill(context),
  })

  constructor(db: Database) {
    this.#db = db
  }

  /** A store's menu for a kind of viewer; the same object until it is no longer fresh. */
  async view(corp: Corp, store: StoreRow, { viewer, now }: Seen): Promise<MenuView> {
    const shelf = await this.#shelfOf({ corp, store, now })
    const key = keyOf(viewer)
    const held = shelf.views.get(key)
    if (held) return held
    const view = buildView(shelf, viewer, now)
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
    const source = await this.#db.tx(scope, (tx) => readMenuSource(tx, { corpId, store, version }))
    const stock = await this.readStock(corpId, store.storeId)
    return { source, views: new LRUCache({ max: mostViews }), stock, readAt: now, staleAt: Number.POSITIVE_INFINITY }
  }

  async #shelfOf(asked: Asked): Promise<Shelf> {
    const { corp, store, now } = asked
    const key = `${corp.corpId} ${store.storeId}`
    const held = this.#shelves.get(key)
    const isCurrent = held !== undefined && held.source.version === corp.catalogVersion && held.source.store === store
    const shelf = isCurrent
      ? held
      : await this.#shelves.forceFetch(key, { context: asked, forceRefresh: held !== undefined })
    const isStale = now >= shelf.staleAt || [...shelf.views.values()].some((view) => now >= view.freshUntil)
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

function buildView(shelf: Shelf, viewer: Viewer, now: number): MenuView {
  const { source, stock } = shelf
  const products = showMenu(source, { ...viewer, now, stock })
  return {
    source,
    products,
    byId: new Map(products.map((product) => [product.productId, product])),
    promotions: promotionsIn(source, viewer.language),
    stock,
    freshUntil: freshUntil(source, now),
    version: `${source.version}.${shelf.readAt}`,
    answers: new LRUCache({ max: mostAnswers }),
  }
}
