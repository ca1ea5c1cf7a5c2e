import type { Product } from '@tiffin/core/catalog/product'
import { unavailableReason } from '@tiffin/core/catalog/product'
import { paidStates } from '@tiffin/core/order/is-paid'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'
import type { MenuView } from '../catalog/index.ts'

const mostWords = 8
const keptMs = 10 * 60_000
const monthMs = 30 * 24 * 60 * 60_000

interface Sold {
  readonly productId: string
}

/** What was bought most in the last thousand paid orders of a store that are no older than `since`. */
export const listBestSellers = named(
  'search_best_sellers',
  sql<Sold>`with recent as (
       select order_id from customer_order
       where corp_id = :corpId and store_id = :storeId and submit_time >= :since and status in (${paidStates})
       order by submit_time desc limit 1000
     )
     select product_id as "productId" from order_line join recent using (order_id)
     where corp_id = :corpId and not is_gift group by product_id order by sum(num) desc, product_id limit 40`,
  (corpId: string, storeId: string, since: number) => ({ corpId, storeId, since: new Date(since) }),
)

/** Words to search for: names of what many order at a store, in the language of its menu, then of what the menu shows first. */
export function hotWords(db: Database) {
  const bestSellers = new LRUCache<string, string[], { corpId: string; storeId: string; now: number }>({
    max: 2000,
    ttl: keptMs,
    fetchMethod: async (_key, _old, { context: { corpId, storeId, now } }) => {
      const { rows } = await db.tx({ role: 'app', corp: corpId }, async (tx) => {
        const [answer] = await tx.finish(listBestSellers(corpId, storeId, now - monthMs))
        return answer
      })
      return rows.map(({ productId }) => productId)
    },
  })
  return async (menu: MenuView, place: { corpId: string; storeId: string; now: number }): Promise<string[]> => {
    const sold = (await bestSellers.fetch(`${place.corpId} ${place.storeId}`, { context: place })) ?? []
    const canBeWanted = (product: Product) =>
      product.unavailableReason === unavailableReason.none && !product.isRequired
    const first = [...sold.flatMap((id) => menu.byId.get(id) ?? []), ...menu.products].filter(canBeWanted)
    return [...new Set(first.map(({ productName }) => productName))].slice(0, mostWords)
  }
}
