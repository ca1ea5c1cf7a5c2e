import type { StockUse } from '@tiffin/core/stock/restock'
import { sql } from '../../db/sql.ts'
import { named, type Statement } from '../../db/statement.ts'
import { raiseStoreVersion } from '../store/index.ts'
import { isOfThisCount, keyed, needColumns, type StockOrder } from './queries.ts'
import { raiseSoldOutVersion } from './sold-out/queries.ts'

/** The refund that gives back, by whom and why. */
interface Restocking {
  readonly refundNo: string
  readonly staffId: string
  readonly reason: string
  readonly now: number
}

/** Stocks of which an order took and that are counted still, as when it took. */
export const listCountedOf = named(
  'stock_counted_of_order',
  sql<StockUse>`select held.stock_kind as kind, held.item_id as "itemId", held.amount from stock_ledger held
     join store_stock stock using (corp_id, store_id, stock_kind, item_id)
     where held.corp_id = :corpId and held.order_id = :orderId and held.move = 'hold' and ${isOfThisCount}`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

/** Adds to the stocks that an order took of, as far as they are counted still, with a row for each; once for a refund [stock-8]. */
const addStock = named(
  'stock_give_back',
  sql`with need as (
       select * from unnest(:kinds::smallint[], :items::text[], :amounts::bigint[]) as need (stock_kind, item_id, amount)
     ), held as (
       select stock_kind, item_id, need.amount, moved_at, store_id from need join stock_ledger ledger using (stock_kind, item_id)
       where ledger.corp_id = :corpId and ledger.order_id = :orderId and ledger.move = 'hold'
     ), locked as materialized (
       select stock.stock_kind, stock.item_id, stock.available, held.amount
       from store_stock stock join held using (stock_kind, item_id, store_id)
       where stock.corp_id = :corpId and stock.store_id = :storeId and ${keyed} and ${isOfThisCount}
       order by stock.stock_kind, stock.item_id for update of stock
     ), noted as (
       insert into stock_move (corp_id, store_id, move_id, stock_kind, item_id, move, amount, available, reason, staff_id, moved_at)
       select :corpId, :storeId, :refundNo || '-' || stock_kind || '-' || item_id, stock_kind, item_id, 'giveBack', amount,
         available + amount, :reason, :staffId, :now from locked
     )
     update store_stock stock set available = stock.available + locked.amount from locked
     where stock.corp_id = :corpId and stock.store_id = :storeId and stock.stock_kind = locked.stock_kind
       and stock.item_id = locked.item_id and ${keyed}`,
  (order: StockOrder, uses: readonly StockUse[], { refundNo, staffId, reason, now }: Restocking) => ({
    ...{ corpId: order.corpId, storeId: order.storeId, orderId: order.orderId },
    ...{ refundNo, staffId, reason, now: new Date(now) },
    ...needColumns(uses),
  }),
)

/** Lessens what an order holds of stocks that are counted still, and adds it to what is available: units were taken off before they were made [order-29]. */
const lessenHold = named(
  'stock_hold_less',
  sql`with need as (
       select * from unnest(:kinds::smallint[], :items::text[], :amounts::bigint[]) as need (stock_kind, item_id, amount)
     ), held as (
       select stock_kind, item_id, store_id, moved_at, ledger.amount as held, least(need.amount, ledger.amount) as back
       from need join stock_ledger ledger using (stock_kind, item_id)
       where ledger.corp_id = :corpId and ledger.order_id = :orderId and ledger.move = 'hold'
     ), locked as materialized (
       select stock.stock_kind, stock.item_id, held.held, held.back
       from store_stock stock join held using (stock_kind, item_id, store_id)
       where stock.corp_id = :corpId and stock.store_id = :storeId and ${keyed} and ${isOfThisCount}
       order by stock.stock_kind, stock.item_id for update of stock
     ), lessened as (
       update stock_ledger ledger set amount = ledger.amount - locked.back from locked
       where ledger.corp_id = :corpId and ledger.order_id = :orderId and ledger.move = 'hold'
         and ledger.stock_kind = locked.stock_kind and ledger.item_id = locked.item_id and locked.back < locked.held
     ), ended as (
       delete from stock_ledger ledger using locked
       where ledger.corp_id = :corpId and ledger.order_id = :orderId and ledger.move = 'hold'
         and ledger.stock_kind = locked.stock_kind and ledger.item_id = locked.item_id and locked.back >= locked.held
     )
     update store_stock stock set available = stock.available + locked.back from locked
     where stock.corp_id = :corpId and stock.store_id = :storeId and stock.stock_kind = locked.stock_kind
       and stock.item_id = locked.item_id and ${keyed}`,
  (order: StockOrder, uses: readonly StockUse[]) => ({
    ...{ corpId: order.corpId, storeId: order.storeId, orderId: order.orderId },
    ...needColumns(uses),
  }),
)

/** Notes of units that were taken off an order and not put back that nothing of what they took comes back; it is taken [stock-14]. */
const wastePart = named(
  'stock_waste_part',
  sql`insert into stock_ledger as wasted (corp_id, order_id, stock_kind, item_id, move, store_id, amount)
     select hold.corp_id, hold.order_id, stock_kind, item_id, 'waste', hold.store_id, least(need.amount, hold.amount)
     from unnest(:kinds::smallint[], :items::text[], :amounts::bigint[]) as need (stock_kind, item_id, amount)
       join stock_ledger hold using (stock_kind, item_id)
     where hold.corp_id = :corpId and hold.order_id = :orderId and hold.move = 'hold'
     on conflict (corp_id, order_id, stock_kind, item_id, move) do update set amount = wasted.amount + excluded.amount`,
  ({ corpId, orderId }: Omit<StockOrder, 'storeId'>, uses: readonly StockUse[]) => ({
    ...{ corpId, orderId },
    ...needColumns(uses),
  }),
)

/** Gives back to stock what units of an order took; menus and carts of open phones follow. Store, stock, brand: locked in the order of every move of stock. */
export const restock = (order: StockOrder, uses: readonly StockUse[], refund: Restocking): Statement[] =>
  uses.length === 0
    ? []
    : [raiseSoldOutVersion(order.corpId, order.storeId), addStock(order, uses, refund), raiseStoreVersion(order.corpId)]

/** The same for units of an order that is still made: it holds them no longer [order-29]. */
export const returnPart = (order: StockOrder, uses: readonly StockUse[], gone: readonly StockUse[]): Statement[] => [
  ...(gone.length > 0 ? [wastePart(order, gone)] : []),
  ...(uses.length > 0
    ? [raiseSoldOutVersion(order.corpId, order.storeId), lessenHold(order, uses), raiseStoreVersion(order.corpId)]
    : []),
]
