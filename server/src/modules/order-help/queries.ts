import { randomUUIDv7 } from 'node:crypto'
import { orderStatus } from '@tiffin/core/order/order-state'
import { type Sql, sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

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

const columnsOf = (help: Sql) => sql`help_id as "helpId", reason, words, file_list as "fileList",
  ${help}.created_at as "createTime", answer, done_at as "doneTime"`

const columns = columnsOf(sql`order_help`)

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
export const lockOrder = named(
  'order_help_lock',
  sql`select status from customer_order
     where corp_id = :corpId and order_id = :orderId and customer_id = :customerId and deleted_at is null for update`,
  (corpId: string, values: { orderId: string; customerId: string }) => ({ ...values, corpId }),
)

/** Writes a request and notifies the store; no row when the order ended unpaid or has as many as it takes. */
export const insertHelp = named(
  'order_help_insert',
  sql<HelpRow>`with made as (
       insert into order_help (corp_id, help_id, order_id, customer_id, store_id, reason, words, file_list, created_at)
       select :corpId, :helpId, order_id, customer_id, store_id, :reason, :words, :fileList::text[], :now from customer_order made_for
       where corp_id = :corpId and order_id = :orderId and customer_id = :customerId
         and status not in (${orderStatus.cancelled}, ${orderStatus.timeout})
         and (select count(*) from order_help given where given.corp_id = :corpId and given.order_id = :orderId) < :most
       returning *
     ), event as (
       insert into outbox (corp_id, event_id, topic, customer_id, store_id, payload, created_at)
       select :corpId, :eventId, 'help', customer_id, store_id, jsonb_build_object('orderId', order_id), :now from made
     ) select ${columnsOf(sql`made`)} from made`,
  (corpId: string, help: NewHelp) => ({
    corpId,
    helpId: help.helpId,
    orderId: help.orderId,
    customerId: help.customerId,
    reason: help.reason,
    words: help.words,
    fileList: help.fileList,
    now: new Date(help.now),
    most: help.most,
    eventId: randomUUIDv7(),
  }),
)

export const listHelpOfOrder = named(
  'order_help_list',
  sql<HelpRow>`select ${columns} from order_help where corp_id = :corpId and order_id = :orderId and customer_id = :customerId order by order_help.created_at`,
  (corpId: string, values: { orderId: string; customerId: string }) => ({ ...values, corpId }),
)

/** All that a customer ever said about orders. */
export const listHelpOfCustomer = named(
  'order_help_of_customer',
  sql<HelpRow & { readonly orderId: string }>`select order_id as "orderId", ${columns} from order_help
     where corp_id = :corpId and customer_id = :customerId order by order_help.created_at`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

/** Open requests of a store, oldest first, then those that were done since an instant. */
export const listHelpOfStore = named(
  'order_help_of_store',
  sql<StoreHelpRow>`select ${columns}, order_id as "orderId", made.order_no as "orderNo", made.pickup_code as "pickupCode",
       made.payable_total as "payableTotal", customer.nick_name as "nickName", customer.phone,
       count(*) filter (where done_at is null) over () as "openCount!"
     from order_help
     join customer_order made using (corp_id, order_id)
     join customer on customer.corp_id = order_help.corp_id and customer.customer_id = order_help.customer_id
     where order_help.corp_id = :corpId and order_help.store_id = :storeId and (done_at is null or done_at >= :since)
     order by done_at is not null, order_help.created_at limit 100`,
  (corpId: string, { storeId, since }: { storeId: string; since: number }) => ({
    corpId,
    storeId,
    since: new Date(since),
  }),
)

/** Marks a request of the store as done and notifies the customer; no row when there is none. */
export const closeHelp = named(
  'order_help_close',
  sql`with closed as (
       update order_help set answer = :answer, done_at = :now, done_by = :staffId
       where corp_id = :corpId and help_id = :helpId and store_id = :storeId and done_at is null
       returning help_id, order_id, customer_id, store_id
     ), event as (
       insert into outbox (corp_id, event_id, topic, customer_id, store_id, payload, created_at)
       select :corpId, :eventId, 'help', customer_id, store_id, jsonb_build_object('orderId', order_id), :now from closed
     ) select help_id as "helpId" from order_help where corp_id = :corpId and help_id = :helpId and store_id = :storeId`,
  (corpId: string, values: { helpId: string; storeId: string; staffId: string; answer: string; now: number }) => ({
    ...values,
    corpId,
    now: new Date(values.now),
    eventId: randomUUIDv7(),
  }),
)

/** What the customer wrote goes with the account. */
export const eraseHelp = named(
  'order_help_erase',
  sql`update order_help set words = '', file_list = '{}' where corp_id = :corpId and customer_id = :customerId`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)
