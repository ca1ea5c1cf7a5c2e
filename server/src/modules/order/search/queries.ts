import type { Texts } from '@tiffin/core/language/language'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

/** An order as a search finds it. */
export interface FoundOrderRow {
  readonly orderId: string
  readonly orderNo: string
  readonly pickupCode: string | null
  readonly submitTime: number
  readonly status: number
  readonly payableTotal: number
  readonly refundTotal: number
  readonly storeId: string
  readonly storeName: Texts
}

/** What a counter reads of an order beside what a search finds. */
interface NotedRow {
  readonly orderId: string
  readonly customerId: string
  readonly remark: string
  readonly nickName: string
  /** Empty for an account that was deleted. */
  readonly phone: string
}

const columns = sql`made.order_id as "orderId!", made.order_no as "orderNo!", made.pickup_code as "pickupCode", made.submit_time as "submitTime!",
       made.status as "status!", made.payable_total as "payableTotal!", made.refund_total as "refundTotal!", store.store_id as "storeId!",
       store.name as "storeName!"`

interface DaySearch {
  /** Null for every store. */
  readonly storeIds: readonly string[] | null
  /** As each store has it, yyyy-mm-dd. */
  readonly day: string
  /** In capital letters: a pick-up code, with or without its letter, or the beginning of a word of the note; empty for any. */
  readonly code: string
  readonly phoneEnd: string
  /** Null for any state. */
  readonly orderState: number | null
  readonly limit: number
}

/** Orders of a day, newest first. */
export const searchDay = named(
  'order_search_day',
  sql<FoundOrderRow>`select ${columns} from store
     cross join lateral (
       select * from customer_order placed
       where placed.corp_id = :corpId and placed.store_id = store.store_id
         and placed.submit_time >= :day::date::timestamp at time zone store.time_zone
         and placed.submit_time < (:day::date + 1)::timestamp at time zone store.time_zone
         and (:code = '' or placed.pickup_code = :code or (:code ~ '^[0-9]{1,2}$' and right(placed.pickup_code, -1) = lpad(:code, 3, '0'))
           or strpos(' ' || upper(placed.remark), ' ' || :code) > 0)
         and (:orderState?::smallint is null or placed.status = :orderState?)
         and (:phoneEnd = '' or right(placed.pickup_code, -1) = :phoneEnd or exists (
           select from customer where customer.corp_id = :corpId and customer.customer_id = placed.customer_id
             and right(customer.phone, length(:phoneEnd)) = :phoneEnd))
       order by placed.submit_time desc limit :limit) made
     where store.corp_id = :corpId and (:storeIds?::text[] is null or store.store_id = any (:storeIds?))
     order by made.submit_time desc, made.order_id desc limit :limit`,
  (corpId: string, search: DaySearch) => ({ corpId, ...search }),
)

/** For whom orders are, and what was noted of them. */
export const listNoted = named(
  'order_search_noted',
  sql<NotedRow>`select made.order_id as "orderId!", made.customer_id as "customerId!", made.remark as "remark!",
       coalesce(customer.nick_name, '') as "nickName!", coalesce(customer.phone, '') as "phone!"
     from unnest(:orderIds::text[]) found (order_id)
     cross join lateral (select * from customer_order where corp_id = :corpId and order_id = found.order_id limit 1) made
     left join lateral (select * from customer where corp_id = :corpId and customer_id = made.customer_id limit 1) customer on true`,
  (corpId: string, orderIds: readonly string[]) => ({ corpId, orderIds }),
)

/** The order of a number. */
export const searchNumber = named(
  'order_search_number',
  sql<FoundOrderRow>`select ${columns} from customer_order made
     join store on store.corp_id = made.corp_id and store.store_id = made.store_id
     where made.corp_id = :corpId and made.order_no = :orderNo and (:storeIds?::text[] is null or made.store_id = any (:storeIds?))
       and (:orderState?::smallint is null or made.status = :orderState?)`,
  (corpId: string, search: { orderNo: string; storeIds: readonly string[] | null; orderState: number | null }) => ({
    corpId,
    ...search,
  }),
)
