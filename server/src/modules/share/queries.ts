import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** A shared cart as it was kept. */
export interface SharedCartRow {
  readonly storeId: string
  readonly requests: readonly ProductRequest[]
  /** Epoch ms. */
  readonly expiresAt: number
}

export const findSharedCartRow = named(
  'shared_cart_find',
  sql<SharedCartRow>`select store_id as "storeId", requests, expires_at as "expiresAt" from shared_cart
     where corp_id = :corpId and shared_cart_id = :sharedCartId and expires_at > :now`,
  (corpId: string, { sharedCartId, now }: { sharedCartId: string; now: number }) => ({
    corpId,
    sharedCartId,
    now: new Date(now),
  }),
)

export const insertSharedCart = named(
  'shared_cart_insert',
  sql`insert into shared_cart (corp_id, shared_cart_id, store_id, requests, expires_at)
     values (:corpId, :sharedCartId, :storeId, :requests::jsonb, :expiresAt)`,
  (
    corpId: string,
    { sharedCartId, storeId, requests, expiresAt }: SharedCartRow & { readonly sharedCartId: string },
  ) => ({
    corpId,
    sharedCartId,
    storeId,
    requests: JSON.stringify(requests),
    expiresAt: new Date(expiresAt),
  }),
)
