import { LRUCache } from 'lru-cache'
import type { Corp } from '../../base/corp.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Database } from '../../db/database.ts'
import { listStoreRows, type StoreRow } from './queries.ts'

/** The stores of each corp, held in memory while the corp's catalogue version stands. A store that did not change stays the same object. */
export interface Stores {
  /** Those that customers see. */
  list(corp: Corp): Promise<readonly StoreRow[]>
  /** Archived ones too: orders name them. */
  listAll(corp: Corp): Promise<readonly StoreRow[]>
  find(corp: Corp, storeId: string): Promise<StoreRow | undefined>
  /** An archived one too. */
  findAny(corp: Corp, storeId: string): Promise<StoreRow | undefined>
  /** Refuses `storeUnknown`. */
  get(corp: Corp, storeId: string): Promise<StoreRow>
}

interface StoresOfCorp {
  readonly all: readonly StoreRow[]
  readonly list: readonly StoreRow[]
  readonly byId: ReadonlyMap<string, StoreRow>
}

const mostHeld = 5000

/** Rows of before where they are the same as now: menus stand on the very object. */
function keepSame(rows: readonly StoreRow[], before: StoresOfCorp | undefined): StoreRow[] {
  return rows.map((row) => {
    const known = before?.byId.get(row.storeId)
    return known && JSON.stringify(known) === JSON.stringify(row) ? known : row
  })
}

const isInUse = ({ archivedAt }: StoreRow) => archivedAt === null

export function createStores(db: Database): Stores {
  const latest = new LRUCache<string, StoresOfCorp>({ max: mostHeld })
  const cache = new LRUCache<string, StoresOfCorp>({
    max: mostHeld,
    fetchMethod: async (key) => {
      const corpId = key.slice(0, key.indexOf(' '))
      const rows = await db.tx({ role: 'app', corp: corpId }, async (tx) => {
        const [answer] = await tx.finish(listStoreRows(corpId))
        return answer.rows
      })
      const all = keepSame(rows, latest.get(corpId))
      const stores = { all, list: all.filter(isInUse), byId: new Map(all.map((store) => [store.storeId, store])) }
      latest.set(corpId, stores)
      return stores
    },
  })
  const none: StoresOfCorp = { all: [], list: [], byId: new Map() }
  const storesOf = async (corp: Corp): Promise<StoresOfCorp> =>
    (await cache.fetch(`${corp.corpId} ${corp.catalogVersion}`)) ?? none

  const findAny = async (corp: Corp, storeId: string) => (await storesOf(corp)).byId.get(storeId)
  const find = async (corp: Corp, storeId: string) => {
    const store = await findAny(corp, storeId)
    return store && isInUse(store) ? store : undefined
  }
  return {
    list: async (corp) => (await storesOf(corp)).list,
    listAll: async (corp) => (await storesOf(corp)).all,
    find,
    findAny,
    async get(corp, storeId) {
      const store = await find(corp, storeId)
      if (!store) throw new Refusal('storeUnknown')
      return store
    },
  }
}
