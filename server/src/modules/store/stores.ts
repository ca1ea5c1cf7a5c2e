import { LRUCache } from 'lru-cache'
import type { Corp } from '../../base/corp.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Database } from '../../db/database.ts'
import { listStoreRows, type StoreRow } from './queries.ts'

/** The stores of each corp, held in memory while the corp's catalogue version stands. */
export interface Stores {
  list(corp: Corp): Promise<readonly StoreRow[]>
  find(corp: Corp, storeId: string): Promise<StoreRow | undefined>
  /** Refuses `storeUnknown`. */
  get(corp: Corp, storeId: string): Promise<StoreRow>
}

interface StoresOfCorp {
  readonly list: readonly StoreRow[]
  readonly byId: ReadonlyMap<string, StoreRow>
}

export function createStores(db: Database): Stores {
  const cache = new LRUCache<string, StoresOfCorp>({
    max: 5000,
    fetchMethod: async (key) => {
      const corpId = key.slice(0, key.indexOf(' '))
      const list = await db.tx({ role: 'app', corp: corpId }, async (tx) => {
        const [{ rows }] = await tx.finish(listStoreRows(corpId))
        return rows
      })
      return { list, byId: new Map(list.map((store) => [store.storeId, store])) }
    },
  })
  const storesOf = async (corp: Corp): Promise<StoresOfCorp> =>
    (await cache.fetch(`${corp.corpId} ${corp.catalogVersion}`)) ?? { list: [], byId: new Map() }

  const find = async (corp: Corp, storeId: string) => (await storesOf(corp)).byId.get(storeId)
  return {
    list: async (corp) => (await storesOf(corp)).list,
    find,
    async get(corp, storeId) {
      const store = await find(corp, storeId)
      if (!store) throw new Refusal('storeUnknown')
      return store
    },
  }
}
