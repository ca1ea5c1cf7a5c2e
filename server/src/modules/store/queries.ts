import type { Texts } from '@tiffin/core/language/language'
import type { SlotPlan } from '@tiffin/core/slot/slot-plan'
import type { BusinessException, BusinessHour } from '@tiffin/core/store/store'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** A store as the database knows it, in all languages. */
export interface StoreRow {
  readonly storeId: string
  readonly name: Texts
  readonly address: Texts
  readonly notice: Texts
  readonly phone: string
  readonly latitude: number
  readonly longitude: number
  readonly image: string
  readonly timeZone: string
  readonly isOpen: boolean
  readonly businessHourList: BusinessHour[] | null
  readonly exceptionList: BusinessException[]
  readonly pickupMethodList: number[]
  /** Those that it does not take until an instant [store-17]. */
  readonly stoppedMethodList: number[]
  readonly stoppedUntil: number | null
  readonly sort: number
  /** The brand's own; empty without one. */
  readonly code: string
  /** When a pause ends by itself. */
  readonly resumesAt: number | null
  readonly archivedAt: number | null
  /** Codes of the brand's ways to pay that this store does not take. */
  readonly paymentOffList: string[]
  /** Grows with every mark of what is sold out there, and when orders make something available or no longer available. */
  readonly soldOutVersion: number
  /** When it takes orders for later; null: not at all [slot-1]. */
  readonly slotPlan: SlotPlan | null
  /** Whose guests order from where they sit [table-1]. */
  readonly tableList: string[]
  /** What the codes of its tables are made with; null until there are some. */
  readonly tableKey: string | null
}

export const storeColumns = sql`store_id as "storeId", name, address, notice, phone, latitude, longitude, image, time_zone as "timeZone",
       is_open as "isOpen", business_hours as "businessHourList", exceptions as "exceptionList", pickup_methods as "pickupMethodList", sort,
       stopped_methods as "stoppedMethodList", methods_stopped_until as "stoppedUntil",
       code, resumes_at as "resumesAt", archived_at as "archivedAt", payment_methods_off as "paymentOffList",
       sold_out_version + coalesce((select version from stock_news news
         where news.corp_id = store.corp_id and news.store_id = store.store_id), 0) as "soldOutVersion!", slot_plan as "slotPlan", table_list as "tableList", table_key as "tableKey"`

export const listStoreRows = named(
  'store_list',
  sql<StoreRow>`select ${storeColumns} from store where corp_id = :corpId order by sort, store_id`,
  (corpId: string) => ({ corpId }),
)

export const listFavouriteIds = named(
  'store_favourites',
  sql`select store_id as "storeId" from favourite_store where corp_id = :corpId and customer_id = :customerId order by created_at desc`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

/** With when each became one. */
export const listFavourites = named(
  'store_favourites_since',
  sql`select store_id as "storeId", created_at as "createTime" from favourite_store
     where corp_id = :corpId and customer_id = :customerId order by created_at desc`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

/** Up to five stores by number of the customer's orders of the last 90 days; on a tie the latest order. */
export const listFrequentIds = named(
  'store_frequent',
  sql`select store_id as "storeId" from customer_order
     where corp_id = :corpId and customer_id = :customerId and submit_time >= :since
     group by store_id order by count(*) desc, max(submit_time) desc limit 5`,
  (corpId: string, customerId: string, since: number) => ({ corpId, customerId, since: new Date(since) }),
)

export const findLastStoreId = named(
  'store_last',
  sql`select store_id as "storeId" from customer_order
     where corp_id = :corpId and customer_id = :customerId order by submit_time desc, order_id desc limit 1`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

export const insertFavourite = named(
  'store_favourite_add',
  sql`insert into favourite_store (corp_id, customer_id, store_id) values (:corpId, :customerId, :storeId) on conflict do nothing`,
  (corpId: string, customerId: string, storeId: string) => ({ corpId, customerId, storeId }),
)

export const deleteFavourite = named(
  'store_favourite_remove',
  sql`delete from favourite_store where corp_id = :corpId and customer_id = :customerId and store_id = :storeId`,
  (corpId: string, customerId: string, storeId: string) => ({ corpId, customerId, storeId }),
)
