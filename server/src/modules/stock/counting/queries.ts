import type { Texts } from '@tiffin/core/language/language'
import { orderStatus } from '@tiffin/core/order/order-state'
import type { StockChange } from '@tiffin/core/stock/move-stock'
import { joined, sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { isOfThisCount } from '../queries.ts'

/** A stock of a store: 1 a material, 2 a sku. */
export interface StockPlace {
  readonly corpId: string
  readonly storeId: string
  readonly kind: 1 | 2
  readonly itemId: string
}

/** The values of its key. */
export const keyOf = ({ corpId, storeId, kind, itemId }: StockPlace) => ({ corpId, storeId, stockKind: kind, itemId })

/** The rows of one stock. */
export const ofKey = sql`corp_id = :corpId and store_id = :storeId and stock_kind = :stockKind and item_id = :itemId`

/** Orders of which nothing is made yet: what they took is still there. */
const unmade = joined(
  [orderStatus.awaitingPayment, orderStatus.accepted].map((status) => sql`${status}`),
  ', ',
)

/** What is available, and what orders took of it since it was begun that are not made yet, without units that were taken off them. */
export const listStockOfStore = named(
  'stock_list',
  sql<{ readonly kind: 1 | 2; readonly itemId: string; readonly available: number; readonly held: number }>`
     select stock_kind as "kind!", item_id as "itemId!", available as "available!", coalesce(unmade.amount, 0)::bigint as "held!"
     from store_stock left join (
       select held.stock_kind, held.item_id, sum(held.amount - coalesce(waste.amount, 0)) as amount
       from customer_order made join stock_ledger held on held.corp_id = made.corp_id and held.order_id = made.order_id
         left join stock_ledger waste on waste.corp_id = held.corp_id and waste.order_id = held.order_id
           and waste.stock_kind = held.stock_kind and waste.item_id = held.item_id and waste.move = 'waste'
       where made.corp_id = :corpId and made.store_id = :storeId and made.status in (${unmade}) and held.move = 'hold' and ${isOfThisCount}
       group by held.stock_kind, held.item_id
     ) unmade using (stock_kind, item_id)
     where store_stock.corp_id = :corpId and store_stock.store_id = :storeId order by stock_kind, item_id`,
  (corpId: string, storeId: string) => ({ corpId, storeId }),
)

/** What staff counted on this day of the store [stock-12]. */
export const listCountedToday = named(
  'stock_counted_today',
  sql<{ readonly kind: 1 | 2; readonly itemId: string }>`
     select distinct counted.stock_kind as kind, counted.item_id as "itemId" from stock_move counted
     join store on store.corp_id = counted.corp_id and store.store_id = counted.store_id
     join store_stock stock on stock.corp_id = counted.corp_id and stock.store_id = counted.store_id
       and stock.stock_kind = counted.stock_kind and stock.item_id = counted.item_id
     where counted.corp_id = :corpId and counted.store_id = :storeId and counted.move in ('begin', 'count') and counted.staff_id <> ''
       and counted.moved_at >= (:now::timestamptz at time zone store.time_zone)::date::timestamp at time zone store.time_zone`,
  (corpId: string, { storeId, now }: { readonly storeId: string; readonly now: number }) => ({
    ...{ corpId, storeId, now: new Date(now) },
  }),
)

export const listMaterialUnits = named(
  'stock_materials',
  sql<{ readonly materialId: string; readonly name: Texts; readonly unit: string }>`
     select material_id as "materialId", name, unit from material where corp_id = :corpId and archived_at is null order by material_id`,
  (corpId: string) => ({ corpId }),
)

/** What is available; no row while it is not limited. Others wait until the transaction ends. */
export const lockStock = named(
  'stock_lock',
  sql<{ readonly available: number }>`select available from store_stock where ${ofKey} for update`,
  keyOf,
)

/** A move that was made before under this id. */
export const findStockMove = named(
  'stock_move_find',
  sql<{ readonly requestHash: string; readonly move: string; readonly available: number }>`
     select request_hash as "requestHash", move, available from stock_move
     where corp_id = :corpId and store_id = :storeId and move_id = :moveId`,
  (place: { readonly corpId: string; readonly storeId: string }, moveId: string) => ({ ...place, moveId }),
)

export const putStock = named(
  'stock_put',
  sql`insert into store_stock (corp_id, store_id, stock_kind, item_id, available)
     values (:corpId, :storeId, :stockKind, :itemId, :available)
     on conflict (corp_id, store_id, stock_kind, item_id) do update set available = excluded.available`,
  (place: StockPlace, available: number) => ({ ...keyOf(place), available }),
)

export const removeStock = named('stock_remove', sql`delete from store_stock where ${ofKey}`, keyOf)

/** Who moved a stock, when and why. */
export interface MoveNote {
  readonly moveId: string
  readonly staffId: string
  readonly reason: string
  readonly requestHash: string
  readonly now: number
}

export const insertStockMove = named(
  'stock_move_insert',
  sql`insert into stock_move (corp_id, store_id, move_id, stock_kind, item_id, move, amount, available, reason, request_hash, staff_id, moved_at)
     values (:corpId, :storeId, :moveId, :stockKind, :itemId, :move, :amount, :available, :reason, :requestHash, :staffId, :now)`,
  (
    place: StockPlace,
    { move, amount, available }: StockChange,
    { moveId, staffId, reason, requestHash, now }: MoveNote,
  ) => ({
    ...{
      ...keyOf(place),
      moveId,
      move,
      amount,
      available: available ?? 0,
      reason,
      requestHash,
      staffId,
      now: new Date(now),
    },
  }),
)
