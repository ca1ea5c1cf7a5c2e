import { named, type Statement } from '../../db/statement.ts'
import { type OrderRow, orderColumns } from './rows.ts'

export type CounterRow = OrderRow & { readonly nickName: string; readonly phone: string | null }

/** A store's orders since an instant, and older ones that are under way. */
export interface BoardOf {
  readonly storeId: string
  readonly since: number
  readonly statuses: readonly number[]
}

const withCustomers = (found: string) => `select found.*, coalesce(customer.nick_name, '') as "nickName", customer.phone
   from (${found}) found
   left join customer on customer.corp_id = $1 and customer.customer_id = found."customerId"
   order by "submitTime", "orderId"`

const ofStore =
  'select order_id, submit_time from customer_order where corp_id = $1 and store_id = $2 and status = any ($3)'

/** At most 500, by their keys. When there are more, those that are over and the oldest are left out. Each half has an index. */
const board = `with under_way as (
    ${ofStore} and status in (10, 20, 30, 40) order by submit_time desc, order_id desc limit 500
  ), over as (
    ${ofStore} and status not in (10, 20, 30, 40) and submit_time >= $4 order by submit_time desc limit 500
  ), board as (
    select *, true as is_under_way from under_way union all select *, false from over
    order by is_under_way desc, submit_time desc, order_id desc limit 500
  )`

const boardValues = (corpId: string, { storeId, statuses, since }: BoardOf) => [
  ...[corpId, storeId, statuses, new Date(since)],
]

/** One page of the counter's list, oldest first. */
export const listBoard = (corpId: string, of: BoardOf & { limit: number; offset: number }): Statement<CounterRow> =>
  named(
    'order_board',
    `${board}, page as (select order_id as page_id from board order by submit_time, order_id limit $5 offset $6)
     ${withCustomers(`select ${orderColumns} from page
       cross join lateral (select * from customer_order where corp_id = $1 and order_id = page_id) customer_order`)}`,
    [...boardValues(corpId, of), of.limit, of.offset],
  )

export const countBoard = (corpId: string, of: BoardOf): Statement<{ total: number }> =>
  named('order_board_count', `${board} select count(*) as total from board`, boardValues(corpId, of))

/** The instant by the clock that marks changes: the database's. */
export const readClock = (): Statement<{ readAt: number }> => named('order_clock', 'select now() as "readAt"', [])

/**
 * Orders of a store that changed since an instant by `readClock`, in whatever state they are now; of those that are over only what was
 * made or ended since another. Changes become visible a little after their instant, so some are told twice.
 */
export const listChanged = (
  corpId: string,
  of: { storeId: string; since: number; changedSince: number; limit: number },
): Statement<CounterRow> =>
  named(
    'order_changed',
    withCustomers(`select ${orderColumns} from customer_order
       where corp_id = $1 and store_id = $2 and changed_at > $4::timestamptz - interval '30 seconds'
         and (status in (10, 20, 30, 40) or submit_time >= $3 or finish_time >= $3)
       order by changed_at limit $5`),
    [corpId, of.storeId, new Date(of.since), new Date(of.changedSince), of.limit],
  )

/** One order of a store, of whatever day. */
export const findStoreOrderRow = (corpId: string, storeId: string, orderId: string): Statement<CounterRow> =>
  named(
    'order_at_store',
    withCustomers(`select ${orderColumns} from customer_order
       where corp_id = $1 and store_id = $2 and order_id = $3`),
    [corpId, storeId, orderId],
  )
