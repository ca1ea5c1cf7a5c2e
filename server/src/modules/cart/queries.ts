import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** A cart as it was saved. */
export interface CartRow {
  readonly storeId: string
  readonly version: number
  readonly requests: readonly ProductRequest[]
}

export const findCartRow = named(
  'cart_find',
  sql<CartRow>`select store_id as "storeId", version, requests from customer_cart where corp_id = :corpId and customer_id = :customerId`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

interface Save extends CartRow {
  readonly customerId: string
  readonly now: number
}

/**
 * Takes the place of the version that the caller saw; answers no row when another was saved since. A save whose answer was lost may be
 * sent again: the same cart on top of the same version is the same save.
 */
export const saveCartRow = named(
  'cart_save',
  sql`insert into customer_cart as cart (corp_id, customer_id, store_id, version, requests, saved_at)
     select :corpId, :customerId, :storeId, :version::integer + 1, :requests::jsonb, :now
     where :version = 0 or exists (select 1 from customer_cart known where known.corp_id = :corpId and known.customer_id = :customerId)
     on conflict (corp_id, customer_id) do update
       set store_id = excluded.store_id, version = excluded.version, requests = excluded.requests, saved_at = excluded.saved_at
       where cart.version = :version
         or (cart.version = excluded.version and cart.store_id = excluded.store_id and cart.requests = excluded.requests)
     returning version`,
  (corpId: string, { customerId, storeId, version, requests, now }: Save) => ({
    corpId,
    customerId,
    storeId,
    version,
    requests: JSON.stringify(requests),
    now: new Date(now),
  }),
)
