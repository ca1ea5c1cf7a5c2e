import { randomUUIDv7 } from 'node:crypto'
import type { BoardSpan } from '@tiffin/core/order/board-span'
import { orderStatus, statesUnderWay } from '@tiffin/core/order/order-state'
import { type Sql, sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { closingPart } from '../refund/queries.ts'
import { type OrderRow, orderColumns } from '../rows.ts'

export type CounterRow = OrderRow & {
  readonly nickName: string
  readonly phone: string | null
  /** What chargebacks took of the payment that paid it [order-27]. */
  readonly chargedBackTotal: number
  /** What is still to be given back by hand since the order was closed. */
  readonly closeRefund: number
}

/** A store's orders of a span, and older ones that are under way. */
export interface BoardOf extends BoardSpan {
  readonly storeId: string
  readonly statuses: readonly number[]
}

const withCustomers = <Row extends CounterRow = CounterRow>(
  found: Sql,
) => sql<Row>`select found.*, coalesce(customer.nick_name, '') as "nickName!", customer.phone,
     greatest(0, payment.charged_back_total) as "chargedBackTotal!", coalesce(closing.amount, 0) as "closeRefund!"
   from (${found}) found
   left join payment on payment.corp_id = :corpId and payment.payment_no = found."paymentNo"
   left join refund closing on closing.corp_id = :corpId and closing.order_id = found."orderId"
     and closing.part_no = ${closingPart} and closing.payment_no is null and closing.handed_over_at is null
   left join customer on customer.corp_id = :corpId and customer.customer_id = found."customerId"
   order by "submitTime", "orderId"`

const ofStore = sql`select order_id, submit_time from customer_order
  where corp_id = :corpId and store_id = :storeId and status = any (:statuses)`

/** At most 500, by their keys. When there are more, those that are over and the oldest are left out. Each part has an index; clocks of servers may differ by minutes. */
const board = sql`with under_way as (
    ${ofStore} and status in (${statesUnderWay}) order by submit_time desc, order_id desc limit 500
  ), over as (
    ${ofStore} and status not in (${statesUnderWay}) and submit_time >= :since order by submit_time desc limit 500
  ), over_of_before as (
    ${ofStore} and status not in (${statesUnderWay}) and submit_time < :since and finish_time >= :endedSince
      and changed_at >= :endedSince::timestamptz - interval '10 minutes' order by changed_at desc limit 500
  ), board as (
    select *, true as is_under_way from under_way union all select *, false from over union all select *, false from over_of_before
    order by is_under_way desc, submit_time desc, order_id desc limit 500
  )`

const boardValues = (corpId: string, { storeId, statuses, since, endedSince }: BoardOf) => ({
  ...{ corpId, storeId, statuses, since: new Date(since), endedSince: new Date(endedSince) },
})

/** One page of the counter's list, oldest first; each row with the number of orders on all pages. */
export const listBoard = named(
  'order_board',
  sql<CounterRow & { readonly total: number }>`${board}, page as (
      select order_id as page_id, count(*) over () as total from board order by submit_time, order_id limit :limit offset :offset
    )
    ${withCustomers<CounterRow & { readonly total: number }>(sql`select ${orderColumns}, total as "total!" from page
      cross join lateral (select * from customer_order where corp_id = :corpId and order_id = page_id) customer_order`)}`,
  (corpId: string, values: BoardOf & { limit: number; offset: number }) => ({
    ...{ ...boardValues(corpId, values), limit: values.limit, offset: values.offset },
  }),
)

export const countBoard = named('order_board_count', sql`${board} select count(*) as "total!" from board`, boardValues)

/** The instant by the clock that marks changes: the database's. */
export const readClock = named('order_clock', sql`select now() as "readAt!"`, () => ({}))

/**
 * Orders of a store that changed since an instant by `readClock`, in whatever state they are now; of those that are over only what was
 * made or ended since another. Changes become visible a little after their instant, so some are listed twice.
 */
export const listChanged = named(
  'order_changed',
  sql<CounterRow>`${withCustomers(sql`select ${orderColumns} from customer_order
       where corp_id = :corpId and store_id = :storeId and changed_at > :changedSince::timestamptz - interval '30 seconds'
         and (status in (${statesUnderWay}) or submit_time >= :since or finish_time >= :endedSince)
       order by changed_at limit :limit`)}`,
  (corpId: string, values: Omit<BoardOf, 'statuses'> & { changedSince: number; limit: number }) => ({
    ...values,
    corpId,
    since: new Date(values.since),
    endedSince: new Date(values.endedSince),
    changedSince: new Date(values.changedSince),
  }),
)

/** The steps that mark orders of the step `found` as changed and send a hint to the store's tablets; the customer gets none. */
const tabletHintSteps = (found: Sql) => sql`changed as (
      update customer_order made set changed_at = clock_timestamp() from ${found} found
      where made.corp_id = :corpId and made.order_id = found.order_id
      returning made.order_id, made.store_id, made.status, made.version
    ), outboxed as (
      insert into outbox (corp_id, event_id, topic, store_id, payload, created_at)
      select :corpId, :eventId, 'order', store_id,
        jsonb_build_object('orderId', order_id, 'status', status, 'version', version), :now from changed
    )`

interface TickWish {
  readonly storeId: string
  readonly orderId: string
  readonly lineNo: number
  readonly isTicked: boolean
  readonly now: number
}

/** Ticks a line of an order that is being made, or takes the tick away: who is last decides [kitchen-4]. Tells the store's tablets, not the customer. */
export const tickLine = named(
  'order_tick',
  sql`with held as (
      select order_id from customer_order where corp_id = :corpId and order_id = :orderId and store_id = :storeId
        and status = ${orderStatus.making} for update
    ), ticked as (
      update order_line line set ticked_at = case when :isTicked::boolean then coalesce(line.ticked_at, :now) end from held
      where line.corp_id = :corpId and line.order_id = held.order_id and line.line_no = :lineNo
      returning line.order_id
    ), ${tabletHintSteps(sql`ticked`)}
    select order_id as "orderId" from changed`,
  (corpId: string, wish: TickWish) => ({
    ...{ ...wish, corpId, now: new Date(wish.now), eventId: randomUUIDv7() },
  }),
)

/** Notes that the money of an order that a store closed was handed over, once, and tells the store's tablets; answers what it was [order-35]. */
export const noteGivenBack = named(
  'order_given_back',
  sql<{ orderNo: string; amount: number }>`with given as (
      update refund set handed_over_at = :now, handed_over_by = :staffId from customer_order owed
      where owed.corp_id = :corpId and owed.order_id = :orderId and owed.store_id = :storeId and refund.corp_id = :corpId
        and refund.order_id = owed.order_id and refund.part_no = ${closingPart} and refund.payment_no is null and refund.handed_over_at is null
      returning owed.order_id, owed.order_no, refund.amount
    ), ${tabletHintSteps(sql`given`)}
    select order_no as "orderNo", amount from given`,
  (corpId: string, wish: { storeId: string; orderId: string; staffId: string; now: number }) => ({
    ...{ ...wish, corpId, now: new Date(wish.now), eventId: randomUUIDv7() },
  }),
)

/** One order of a store, of whatever day. */
export const findStoreOrderRow = named(
  'order_at_store',
  sql<CounterRow>`${withCustomers(sql`select ${orderColumns} from customer_order
       where corp_id = :corpId and store_id = :storeId and order_id = :orderId`)}`,
  (corpId: string, storeId: string, orderId: string) => ({ corpId, storeId, orderId }),
)
