import type { Product } from '@tiffin/core/catalog/product'
import type { Language } from '@tiffin/core/language/language'
import type { Promotion } from '@tiffin/core/pricing/promotion'
import { type Stock, stockKey } from '@tiffin/core/stock/check-stock'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/unit.ts'
import type { Corp } from '../corp/index.ts'
import type { StoreRow } from '../store/index.ts'
import { freshUntil } from './fresh-until.ts'
import { type MenuSource, readMenuSource } from './menu-source.ts'
import { promotionsIn, showMenu } from './menu-view.ts'
import { listStockRows } from './queries.ts'

const oneSecond = 1000

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
  readonly answers: Map<string, unknown>
}

/** The menus of all stores, in memory. */
export interface Catalog {
  view(corp: Corp, store: StoreRow, seen: { viewer: Viewer; now: number }): Promise<MenuView>
  /** What is left at a store, read now; within a transaction when one is given. */
  readStock(corpId: string, storeId: string, tx?: Tx): Promise<Stock>
  /** Says that stock of a store moved: its menus are rebuilt, at most once a second. */
  stockMoved(corpId: string, storeId: string, now: number): void
}

/** What is kept of one store. */
interface Shelf {
  readonly source: MenuSource
  readonly views: Map<string, MenuView>
  stock: Stock
  readAt: number
  /** When the stock must be read again; Infinity: not before the views end. */
  staleAt: number
}

const keyOf = ({ language, isMember, saleChannelCode }: Viewer) => `${language} ${isMember} ${saleChannelCode}`

export function createCatalog(db: Database): Catalog {
  const readStock = async (corpId: string, storeId: string, tx?: Tx): Promise<Stock> => {
    const statement = listStockRows(corpId, storeId)
    const { rows } = tx ? await tx.run(statement) : await db.tx({ role: 'app', corp: corpId }, (own) => own.run(statement))
    return new Map(rows.map(({ kind, itemId, available }) => [stockKey(kind, itemId), available]))
  }

  const shelves = new LRUCache<string, Shelf, { corp: Corp; store: StoreRow; now: number }>({
    max: 500,
    fetchMethod: async (_key, _old, { context: { corp, store, now } }) => {
      const { corpId, catalogVersion: version } = corp
      const source = await db.tx({ role: 'app', corp: corpId }, (tx) => readMenuSource(tx, { corpId, store, version }))
      const stock = await readStock(corpId, store.storeId)
      return { source, views: new Map(), stock, readAt: now, staleAt: Number.POSITIVE_INFINITY }
    },
  })
  const refreshing = new Map<string, Promise<void>>()

  /** Reads the stock again, once however many wait for it. */
  function refresh(
    key: string,
    shelf: Shelf,
    { corpId, storeId, now }: { corpId: string; storeId: string; now: number },
  ) {
    const running = refreshing.get(key)
    if (running) return running
    const started = readStock(corpId, storeId)
      .then((stock) => {
        Object.assign(shelf, { stock, readAt: now, staleAt: Number.POSITIVE_INFINITY })
        shelf.views.clear()
      })
      .finally(() => refreshing.delete(key))
    refreshing.set(key, started)
    return started
  }

  async function shelfOf(corp: Corp, store: StoreRow, now: number): Promise<Shelf> {
    const key = `${corp.corpId} ${store.storeId}`
    const held = shelves.get(key)
    const context = { corp, store, now }
    const current = held !== undefined && held.source.version === corp.catalogVersion && held.source.store === store
    const shelf = current ? held : await shelves.forceFetch(key, { context, forceRefresh: held !== undefined })
    const isStale = now >= shelf.staleAt || [...shelf.views.values()].some((view) => now >= view.freshUntil)
    if (isStale) await refresh(key, shelf, { corpId: corp.corpId, storeId: store.storeId, now })
    return shelf
  }

  function build(shelf: Shelf, viewer: Viewer, now: number): MenuView {
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
      answers: new Map(),
    }
  }

  return {
    async view(corp, store, { viewer, now }) {
      const shelf = await shelfOf(corp, store, now)
      const key = keyOf(viewer)
      const held = shelf.views.get(key)
      if (held) return held
      const view = build(shelf, viewer, now)
      shelf.views.set(key, view)
      return view
    },
    readStock,
    stockMoved(corpId, storeId, now) {
      const shelf = shelves.get(`${corpId} ${storeId}`)
      if (shelf) shelf.staleAt = Math.min(shelf.staleAt, Math.max(now, shelf.readAt + oneSecond))
    },
  }
}
