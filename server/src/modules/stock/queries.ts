import type { StockNeed } from '@tiffin/core/stock/check-stock'
import { refuseWhen } from '../../db/raised.ts'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'
import { hasNews, newsSteps } from './news.ts'

/** The order that stock is moved for. */
export interface StockOrder {
  readonly corpId: string
  readonly storeId: string
  readonly orderId: string
}

/** So much of one stock. */
export type Need = Pick<StockNeed, 'kind' | 'itemId' | 'amount'>

/**
 * A stock's key also as lists, beside its join: where brands are small on average the planner takes a store's stock for one row,
 * and would read all of it to find ten.
 */
export const keyed = sql`stock.stock_kind = any (:kinds::smallint[]) and stock.item_id = any (:items::text[])`

/**
 * The steps that take every amount, to stand behind `with`; `isStockShort` then says whether all was there.
 * Rows are locked in key order: two orders cannot deadlock. What has no row is not limited. Leaves a ledger row per stock, and news of what
 * nobody can have any more.
 */
export const takingStock = sql`need as (
     select * from unnest(:kinds::smallint[], :items::text[], :amounts::bigint[]) as need (stock_kind, item_id, amount)
   ), locked as materialized (
     select stock.stock_kind, stock.item_id, need.amount
     from store_stock stock join need using (stock_kind, item_id)
     where stock.corp_id = :corpId and stock.store_id = :storeId and ${keyed}
     order by stock.stock_kind, stock.item_id for update of stock
   ), taken as (
     update store_stock stock set available = stock.available - locked.amount from locked
     where stock.corp_id = :corpId and stock.store_id = :storeId and stock.stock_kind = locked.stock_kind
       and stock.item_id = locked.item_id and stock.available >= locked.amount and ${keyed}
     returning stock.stock_kind, stock.item_id, stock.store_id, locked.amount, stock.available as low
   ), noted as (
     insert into stock_ledger (corp_id, order_id, stock_kind, item_id, move, store_id, amount)
     select :corpId, :orderId, stock_kind, item_id, 'hold', :storeId, amount from taken
   ), ${newsSteps(sql`taken`)}`

/** Of what is needed something is marked as sold out [stock-5]. */
const isMarked = sql`exists (select from sold_out mark join need using (stock_kind, item_id)
     where mark.corp_id = :corpId and mark.store_id = :storeId and (mark.back_at is null or mark.back_at > now()))`

export const isStockShort = sql`((select count(*) from taken) < (select count(*) from locked) or ${isMarked})`

/** Values of `takingStock`, beside corp, store and order. */
export const needColumns = (needs: readonly Need[]) => ({
  kinds: needs.map(({ kind }) => kind),
  items: needs.map(({ itemId }) => itemId),
  amounts: needs.map(({ amount }) => amount),
})

/** Takes every amount or raises `stockShort` inside the database, so that nothing of the transaction stays. */
export const takeStock = named(
  'stock_take',
  sql`with ${takingStock} select ${refuseWhen(isStockShort, 'stockShort')}, ${hasNews} as "hasNews!"`,
  ({ corpId, storeId, orderId }: StockOrder, needs: readonly Need[]) => ({
    corpId,
    storeId,
    orderId,
    ...needColumns(needs),
  }),
)

/** What was held was taken of a stock that was not begun anew since [stock-7]. */
export const isOfThisCount = sql`held.moved_at >= all (
         select begun.moved_at from stock_move begun
         where begun.corp_id = :corpId and begun.store_id = held.store_id and begun.stock_kind = held.stock_kind
           and begun.item_id = held.item_id and begun.move = 'begin')`

/**
 * Gives back what an order holds, once: the ledger's key lets no second row in. Nothing of a stock that is no longer limited, or that
 * was begun after the order: it was counted then [stock-7]. Nothing of units that were taken off and not put back [stock-14].
 * `release` before anything was paid, `giveBack` for a paid order that was not begun.
 */
export const returnStock = named(
  'stock_return',
  sql`with held as (
       select hold.stock_kind, hold.item_id, hold.store_id, hold.amount - coalesce(waste.amount, 0) as amount, hold.moved_at
       from stock_ledger hold left join stock_ledger waste on waste.corp_id = :corpId and waste.order_id = :orderId
         and waste.stock_kind = hold.stock_kind and waste.item_id = hold.item_id and waste.move = 'waste'
       where hold.corp_id = :corpId and hold.order_id = :orderId and hold.move = 'hold' and hold.amount > coalesce(waste.amount, 0)
     ), locked as materialized (
       select stock.stock_kind, stock.item_id, stock.available as low from store_stock stock join held using (stock_kind, item_id, store_id)
       where stock.corp_id = :corpId order by stock.stock_kind, stock.item_id for update of stock
     ), noted as (
       insert into stock_ledger (corp_id, order_id, stock_kind, item_id, move, store_id, amount)
       select :corpId, :orderId, stock_kind, item_id, :move, store_id, amount from held join locked using (stock_kind, item_id)
       where ${isOfThisCount}
       on conflict do nothing
       returning stock_kind, item_id, store_id, amount
     ), returned as (
       update store_stock stock set available = stock.available + noted.amount from noted
       where stock.corp_id = :corpId and stock.store_id = noted.store_id and stock.stock_kind = noted.stock_kind
         and stock.item_id = noted.item_id
     ), moved as (
       select noted.*, locked.low from noted join locked using (stock_kind, item_id)
     ), ${newsSteps(sql`moved`)}
     select ${hasNews} as "hasNews!"`,
  ({ corpId, orderId }: Omit<StockOrder, 'storeId'>, move: 'release' | 'giveBack') => ({ corpId, orderId, move }),
)

/** Notes that all of what an order held was used up: nothing comes back. */
export const wasteStock = named(
  'stock_waste',
  sql`insert into stock_ledger (corp_id, order_id, stock_kind, item_id, move, store_id, amount)
     select corp_id, order_id, stock_kind, item_id, 'waste', store_id, amount from stock_ledger
     where corp_id = :corpId and order_id = :orderId and move = 'hold'
     on conflict (corp_id, order_id, stock_kind, item_id, move) do update set amount = excluded.amount`,
  ({ corpId, orderId }: Omit<StockOrder, 'storeId'>) => ({ corpId, orderId }),
)
