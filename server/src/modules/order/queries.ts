import { orderStatus, statesUnderWay } from '@tiffin/core/order/order-state'
import { attemptStatus, payGraceMs } from '@tiffin/core/order/payment-status'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'
import { lineColumns, type OrderLineRow, type OrderRow, orderColumns } from './rows.ts'

/** An order of a customer; hidden ones are left out. */
export const findCustomerOrder = named(
  'order_of_customer',
  sql<OrderRow & { readonly returnedByBank: number }>`select ${orderColumns},
       (select coalesce(sum(refund.charged_back), 0)::bigint from refund
        where refund.corp_id = :corpId and refund.order_id = customer_order.order_id
          and refund.payment_no = customer_order.payment_no and refund.part_no > 0) as "returnedByBank!"
     from customer_order
     where corp_id = :corpId and customer_id = :customerId and order_id = :orderId and deleted_at is null`,
  (corpId: string, customerId: string, orderId: string) => ({ corpId, customerId, orderId }),
)

export const findOrderRow = named(
  'order_find',
  sql<OrderRow>`select ${orderColumns} from customer_order where corp_id = :corpId and order_id = :orderId`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

export const listLines = named(
  'order_lines',
  sql<OrderLineRow>`select ${lineColumns} from order_line where corp_id = :corpId and order_id = any (:orderIds) order by order_id, line_no`,
  (corpId: string, orderIds: readonly string[]) => ({ corpId, orderIds }),
)

/** One page of a customer's orders, newest first; behind one of them when it is named, hidden or not. */
export const listCustomerOrders = named(
  'order_list',
  sql<OrderRow>`select ${orderColumns} from customer_order
     where corp_id = :corpId and customer_id = :customerId and deleted_at is null and status = any (:statuses)
       and (:afterOrderId?::text is null or (submit_time, order_id) < (
         select submit_time, order_id from customer_order
         where corp_id = :corpId and customer_id = :customerId and order_id = :afterOrderId
       ))
     order by submit_time desc, order_id desc limit :limit offset :offset`,
  (
    corpId: string,
    values: { customerId: string; statuses: readonly number[]; limit: number; offset: number; afterOrderId?: string },
  ) => ({
    corpId,
    customerId: values.customerId,
    statuses: values.statuses,
    limit: values.limit,
    offset: values.offset,
    afterOrderId: values.afterOrderId ?? null,
  }),
)

/** More orders of one customer are not counted: whether there are more is known without. */
export const mostCounted = 1000

/** How many of a customer's newest thousand orders are in a group. */
export const countCustomerOrders = named(
  'order_count',
  sql`select count(*) as "total!" from (
       select status, deleted_at from customer_order where corp_id = :corpId and customer_id = :customerId
       order by submit_time desc, order_id desc limit ${mostCounted}
     ) newest where deleted_at is null and status = any (:statuses)`,
  (corpId: string, values: { customerId: string; statuses: readonly number[] }) => ({ ...values, corpId }),
)

/** All orders of a customer, hidden ones too; newest first. */
export const listEveryOrder = named(
  'order_every',
  sql<OrderRow>`select ${orderColumns} from customer_order where corp_id = :corpId and customer_id = :customerId
     order by submit_time desc, order_id desc`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

/** An order with money, goods or an answer still owed. */
export interface Unfinished {
  readonly orderId: string
  readonly status: number
}

export const listUnfinished = named(
  'order_unfinished',
  sql<Unfinished>`select order_id as "orderId", status from customer_order
     where corp_id = :corpId and customer_id = :customerId and status in (${statesUnderWay}) order by submit_time, order_id`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

export interface Overdue {
  readonly corpId: string
  readonly orderId: string
  /** Exactly as the database writes it: its instants are finer than a millisecond. */
  readonly dueAt: string
}

/** Orders of any corp whose payment time is over, also the grace of those with an open attempt, from the longest overdue on, after one that was seen already. */
export const listOverdue = named(
  'order_overdue',
  sql<Overdue>`select corp_id as "corpId", order_id as "orderId", pay_expire_time::text as "dueAt!" from customer_order
     where status = ${orderStatus.awaitingPayment} and pay_expire_time <= :now
       and (pay_expire_time <= :graceBefore or not exists (
         select from payment where payment.corp_id = customer_order.corp_id and payment.order_id = customer_order.order_id
           and payment.status = ${attemptStatus.pending}))
       and (pay_expire_time, order_id) > (:afterDueAt::text::timestamptz, :afterOrderId)
     order by pay_expire_time, order_id limit 200`,
  (now: number, after?: Overdue) => ({
    now: new Date(now),
    graceBefore: new Date(now - payGraceMs),
    afterDueAt: after?.dueAt ?? '-infinity',
    afterOrderId: after?.orderId ?? '',
  }),
)

/** Orders of any corp that lie ready, and were not brought back from a hand-over since [order-37]. */
export const listUncollected = named(
  'order_uncollected',
  sql`select corp_id as "corpId", order_id as "orderId" from customer_order
     where status = ${orderStatus.ready} and ready_time <= :readyBefore and not exists (
       select from order_log where order_log.corp_id = customer_order.corp_id and order_log.order_id = customer_order.order_id
         and action = 'takeBackHandOver' and logged_at > :readyBefore)
     order by ready_time limit 200`,
  (readyBefore: number) => ({ readyBefore: new Date(readyBefore) }),
)

/** Orders of any corp that have been in their state since before an instant; what comes next by itself in a demo. */
export const listIdle = named(
  'order_idle',
  sql`select corp_id as "corpId", order_id as "orderId", status from customer_order
     where (status = ${orderStatus.accepted} and pay_time <= :since)
       or (status = ${orderStatus.making} and making_time <= :since) or (status = ${orderStatus.ready} and ready_time <= :since)
     limit 200`,
  (since: number) => ({ since: new Date(since) }),
)
