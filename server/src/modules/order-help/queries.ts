import { randomUUIDv7 } from 'node:crypto'
import { orderStatus } from '@tiffin/core/order/order-state'
import { named, type Statement } from '../../db/statement.ts'

/** What a customer said about an order, and what came of it. Times are epoch ms. */
export interface HelpRow {
  readonly helpId: string
  readonly reason: string
  readonly words: string
  readonly fileList: string[]
  readonly createTime: number
  readonly answer: string
  readonly doneTime: number | null
}

/** The same with what the counter needs of the order. */
export interface StoreHelpRow extends HelpRow {
  readonly orderId: string
  readonly orderNo: string
  readonly pickupCode: string | null
  readonly payableTotal: number
  readonly nickName: string
  readonly phone: string | null
  /** Of all open requests of the store, also those beyond the list. */
  readonly openCount: number
}

const columns = `help_id as "helpId", reason, words, file_list as "fileList", order_help.created_at as "createTime",
  answer, done_at as "doneTime"`

export interface NewHelp {
  readonly helpId: string
  readonly orderId: string
  readonly customerId: string
  readonly reason: string
  readonly words: string
  readonly fileList: readonly string[]
  readonly most: number
  readonly now: number
}

/** Locks the order, so that two requests at once are counted one after the other; no row for an order of another customer. */
export const lockOrder = (corpId: string, of: { orderId: string; customerId: string }): Statement<{ status: number }> =>
  named(
    'order_help_lock',
    `select status from customer_order
     where corp_id = $1 and order_id = $2 and customer_id = $3 and deleted_at is null for update`,
    [corpId, of.orderId, of.customerId],
  )

/** Writes a request and tells the store; no row when the order ended unpaid or has as many as it takes. */
export const insertHelp = (corpId: string, help: NewHelp): Statement<HelpRow> =>
  named(
    'order_help_insert',
    `with made as (
       insert into order_help (corp_id, help_id, order_id, customer_id, store_id, reason, words, file_list, created_at)
       select $1, $2, order_id, customer_id, store_id, $5, $6, $7::text[], $8 from customer_order made_for
       where corp_id = $1 and order_id = $3 and customer_id = $4
         and status not in (${orderStatus.cancelled}, ${orderStatus.timeout})
         and (select count(*) from order_help given where given.corp_id = $1 and given.order_id = $3) < $9
       returning *
     ), told as (
       insert into outbox (corp_id, event_id, topic, customer_id, store_id, payload, created_at)
       select $1, $10, 'help', customer_id, store_id, jsonb_build_object('orderId', order_id), $8 from made
     ) select ${columns.replaceAll('order_help.', '')} from made`,
    [
      ...[corpId, help.helpId, help.orderId, help.customerId, help.reason, help.words, help.fileList],
      ...[new Date(help.now), help.most, randomUUIDv7()],
    ],
  )

export const listHelpOfOrder = (corpId: string, of: { orderId: string; customerId: string }): Statement<HelpRow> =>
  named(
    'order_help_list',
    `select ${columns} from order_help where corp_id = $1 and order_id = $2 and customer_id = $3 order by order_help.created_at`,
    [corpId, of.orderId, of.customerId],
  )

/** All that a customer ever said about orders. */
export const listHelpOfCustomer = (
  corpId: string,
  customerId: string,
): Statement<HelpRow & { readonly orderId: string }> =>
  named(
    'order_help_of_customer',
    `select order_id as "orderId", ${columns} from order_help
     where corp_id = $1 and customer_id = $2 order by order_help.created_at`,
    [corpId, customerId],
  )

/** Open requests of a store, oldest first, then those that were done since an instant. */
export const listHelpOfStore = (
  corpId: string,
  { storeId, since }: { storeId: string; since: number },
): Statement<StoreHelpRow> =>
  named(
    'order_help_of_store',
    `select ${columns}, order_id as "orderId", made.order_no as "orderNo", made.pickup_code as "pickupCode",
       made.payable_total as "payableTotal", customer.nick_name as "nickName", customer.phone,
       count(*) filter (where done_at is null) over () as "openCount"
     from order_help
     join customer_order made using (corp_id, order_id)
     join customer on customer.corp_id = order_help.corp_id and customer.customer_id = order_help.customer_id
     where order_help.corp_id = $1 and order_help.store_id = $2 and (done_at is null or done_at >= $3)
     order by done_at is not null, order_help.created_at limit 100`,
    [corpId, storeId, new Date(since)],
  )

/** Marks a request of the store as done and tells the customer; no row when there is none. */
export const closeHelp = (
  corpId: string,
  of: { helpId: string; storeId: string; employeeId: string; answer: string; now: number },
): Statement<{ helpId: string }> =>
  named(
    'order_help_close',
    `with closed as (
       update order_help set answer = $5, done_at = $6, done_by = $4
       where corp_id = $1 and help_id = $2 and store_id = $3 and done_at is null
       returning help_id, order_id, customer_id, store_id
     ), told as (
       insert into outbox (corp_id, event_id, topic, customer_id, store_id, payload, created_at)
       select $1, $7, 'help', customer_id, store_id, jsonb_build_object('orderId', order_id), $6 from closed
     ) select help_id as "helpId" from order_help where corp_id = $1 and help_id = $2 and store_id = $3`,
    [corpId, of.helpId, of.storeId, of.employeeId, of.answer, new Date(of.now), randomUUIDv7()],
  )

/** What the customer wrote goes with the account. */
export const eraseHelp = (corpId: string, customerId: string): Statement =>
  named(
    'order_help_erase',
    `update order_help set words = '', file_list = '{}' where corp_id = $1 and customer_id = $2`,
    [corpId, customerId],
  )
