import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import { named, type Statement } from '../../db/statement.ts'

/** A cart as it was saved. */
export interface CartRow {
  readonly storeId: string
  readonly version: number
  readonly requests: readonly ProductRequest[]
}

export const findCartRow = (corpId: string, customerId: string): Statement<CartRow> =>
  named(
    'cart_find',
    `select store_id as "storeId", version, requests from customer_cart where corp_id = $1 and customer_id = $2`,
    [corpId, customerId],
  )

interface Save extends CartRow {
  readonly customerId: string
  readonly now: number
}

/**
 * Takes the place of the version that the caller saw; answers no row when another was saved since. A save whose answer was lost may be
 * sent again: the same cart on top of the same version is the same save.
 */
export const saveCartRow = (corpId: string, { customerId, storeId, version, requests, now }: Save) =>
  named<{ version: number }>(
    'cart_save',
    `insert into customer_cart as cart (corp_id, customer_id, store_id, version, requests, saved_at)
     select $1, $2, $3, $4::integer + 1, $5::jsonb, $6
     where $4 = 0 or exists (select 1 from customer_cart known where known.corp_id = $1 and known.customer_id = $2)
     on conflict (corp_id, customer_id) do update
       set store_id = excluded.store_id, version = excluded.version, requests = excluded.requests, saved_at = excluded.saved_at
       where cart.version = $4
         or (cart.version = excluded.version and cart.store_id = excluded.store_id and cart.requests = excluded.requests)
     returning version`,
    [corpId, customerId, storeId, version, JSON.stringify(requests), new Date(now)],
  )
