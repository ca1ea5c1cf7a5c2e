import { named, type Statement } from '../../db/statement.ts'
import { lineColumns, type OrderLineRow, type OrderRow, orderColumns } from './rows.ts'

/** An order of a customer; hidden ones are not there for him. */
export const findCustomerOrder = (corpId: string, customerId: string, orderId: string): Statement<OrderRow> =>
  named(
    'order_of_customer',
    `select ${orderColumns} from customer_order
     where corp_id = $1 and customer_id = $2 and order_id = $3 and deleted_at is null`,
    [corpId, customerId, orderId],
  )

export const findOrderRow = (corpId: string, orderId: string): Statement<OrderRow> =>
  named('order_find', `select ${orderColumns} from customer_order where corp_id = $1 and order_id = $2`, [
    corpId,
    orderId,
  ])

export const listLines = (corpId: string, orderIds: readonly string[]): Statement<OrderLineRow> =>
  named(
    'order_lines',
    `select ${lineColumns} from order_line where corp_id = $1 and order_id = any ($2) order by order_id, line_no`,
    [corpId, orderIds],
  )

/** One page of a customer's orders, newest first; behind one of them when it is named, hidden or not. */
export const listCustomerOrders = (
  corpId: string,
  of: { customerId: string; statuses: readonly number[]; limit: number; offset: number; afterOrderId?: string },
): Statement<OrderRow> =>
  named(
    'order_list',
    `select ${orderColumns} from customer_order
     where corp_id = $1 and customer_id = $2 and deleted_at is null and status = any ($3)
       and ($6::text is null or (submit_time, order_id) < (
         select submit_time, order_id from customer_order
         where corp_id = $1 and customer_id = $2 and order_id = $6
       ))
     order by submit_time desc, order_id desc limit $4 offset $5`,
    [corpId, of.customerId, of.statuses, of.limit, of.offset, of.afterOrderId ?? null],
  )

/** More orders of one customer are not counted: whether there are more is known without. */
export const mostCounted = 1000

/** How many of a customer's newest thousand orders are in a group. */
export const countCustomerOrders = (
  corpId: string,
  of: { customerId: string; statuses: readonly number[] },
): Statement<{ total: number }> =>
  named(
    'order_count',
    `select count(*) as total from (
       select status, deleted_at from customer_order where corp_id = $1 and customer_id = $2
       order by submit_time desc, order_id desc limit ${mostCounted}
     ) newest where deleted_at is null and status = any ($3)`,
    [corpId, of.customerId, of.statuses],
  )

/** All orders of a customer, those he has taken off his list too; newest first. */
export const listEveryOrder = (corpId: string, customerId: string): Statement<OrderRow> =>
  named(
    'order_every',
    `select ${orderColumns} from customer_order where corp_id = $1 and customer_id = $2
     order by submit_time desc, order_id desc`,
    [corpId, customerId],
  )

/** An order that still owes somebody something. */
export interface Unfinished {
  readonly orderId: string
  readonly status: number
}

export const listUnfinished = (corpId: string, customerId: string): Statement<Unfinished> =>
  named(
    'order_unfinished',
    `select order_id as "orderId", status from customer_order
     where corp_id = $1 and customer_id = $2 and status in (10, 20, 30, 40) order by submit_time, order_id`,
    [corpId, customerId],
  )

export interface Overdue {
  readonly corpId: string
  readonly orderId: string
  /** Exactly as the database writes it: its instants are finer than a millisecond. */
  readonly dueAt: string
}

/** Orders of any corp whose payment time is over, from the longest overdue on, after one that was seen already. */
export const listOverdue = (now: number, after?: Overdue): Statement<Overdue> =>
  named(
    'order_overdue',
    `select corp_id as "corpId", order_id as "orderId", pay_expire_time::text as "dueAt" from customer_order
     where status = 10 and pay_expire_time <= $1 and (pay_expire_time, order_id) > ($2::text::timestamptz, $3)
     order by pay_expire_time, order_id limit 200`,
    [new Date(now), after?.dueAt ?? '-infinity', after?.orderId ?? ''],
  )

/** Orders of any corp that lie ready and were not handed over by hand. */
export const listUncollected = (readyBefore: number): Statement<{ corpId: string; orderId: string }> =>
  named(
    'order_uncollected',
    `select corp_id as "corpId", order_id as "orderId" from customer_order
     where status = 40 and ready_time <= $1 order by ready_time limit 200`,
    [new Date(readyBefore)],
  )

/** Orders of any corp that have been in their state since before an instant; what comes next by itself in a demo. */
export const listIdle = (since: number): Statement<{ corpId: string; orderId: string; status: number }> =>
  named(
    'order_idle',
    `select corp_id as "corpId", order_id as "orderId", status from customer_order
     where (status = 20 and pay_time <= $1) or (status = 30 and making_time <= $1) or (status = 40 and ready_time <= $1)
     limit 200`,
    [new Date(since)],
  )
