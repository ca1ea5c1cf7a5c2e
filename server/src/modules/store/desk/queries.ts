import type { Texts } from '@tiffin/core/language/language'
import { statesUnderWay } from '@tiffin/core/order/order-state'
import type { SlotPlan } from '@tiffin/core/slot/slot-plan'
import type { BusinessException, BusinessHour } from '@tiffin/core/store/store'
import { joined, sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { holdStore } from '../archive-lock.ts'
import { type StoreRow, storeColumns } from '../queries.ts'

export const findStoreRow = named(
  'store_find',
  sql<StoreRow>`select ${storeColumns} from store where corp_id = :corpId and store_id = :storeId`,
  (corpId: string, storeId: string) => ({ corpId, storeId }),
)

/** Keeps others from changing this store until the transaction ends. */
export const lockStore = named(
  'store_lock',
  sql<StoreRow>`select ${storeColumns} from store where corp_id = :corpId and store_id = :storeId for no key update`,
  (corpId: string, storeId: string) => ({ corpId, storeId }),
)

export interface MemberOfGroup {
  readonly groupId: string
  readonly name: Texts
  readonly storeId: string
}

/** Which stores are in which groups. */
export const listGroupsOfStores = named(
  'store_groups_of',
  sql<MemberOfGroup>`select group_id as "groupId", name, store_id as "storeId"
     from store_group_member join store_group using (corp_id, group_id) where corp_id = :corpId order by group_id, store_id`,
  (corpId: string) => ({ corpId }),
)

/** Orders of a store that are not over. */
export const countOpenOrders = named(
  'store_open_orders',
  sql<{ openOrderCount: number }>`select count(*)::integer as "openOrderCount!" from customer_order
     where corp_id = :corpId and store_id = :storeId
       and status in (${joined(
         statesUnderWay.map((status) => sql`${status}`),
         ', ',
       )})`,
  (corpId: string, storeId: string) => ({ corpId, storeId }),
)

export type StoreFields = Pick<
  StoreRow,
  | ('name' | 'address' | 'notice' | 'phone' | 'latitude' | 'longitude' | 'timeZone' | 'image')
  | ('pickupMethodList' | 'sort' | 'code' | 'paymentOffList')
>

const fieldValues = (corpId: string, storeId: string, fields: StoreFields) => ({
  ...{ corpId, storeId, phone: fields.phone, latitude: fields.latitude, longitude: fields.longitude },
  ...{ timeZone: fields.timeZone, image: fields.image, sort: fields.sort, storeCode: fields.code },
  ...{ pickupMethods: fields.pickupMethodList, paymentsOff: fields.paymentOffList },
  ...{ names: JSON.stringify(fields.name), addresses: JSON.stringify(fields.address) },
  notices: JSON.stringify(fields.notice),
})

export const insertStore = named(
  'store_insert',
  sql`insert into store (corp_id, store_id, name, address, notice, phone, latitude, longitude, time_zone, image, pickup_methods, sort, code,
       payment_methods_off, business_hours, is_open)
     values (:corpId, :storeId, :names, :addresses, :notices, :phone, :latitude, :longitude, :timeZone, :image, :pickupMethods, :sort,
       :storeCode, :paymentsOff, :hours?, :isOpen)`,
  (
    corpId: string,
    storeId: string,
    { fields, ...rest }: { fields: StoreFields; businessHourList: readonly BusinessHour[] | null; isOpen: boolean },
  ) => ({
    ...fieldValues(corpId, storeId, fields),
    ...{ hours: jsonOrNull(rest.businessHourList), isOpen: rest.isOpen },
  }),
)

const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

export const updateFields = named(
  'store_update',
  sql`update store set name = :names, address = :addresses, notice = :notices, phone = :phone, latitude = :latitude, longitude = :longitude,
       time_zone = :timeZone, image = :image, pickup_methods = :pickupMethods, sort = :sort, code = :storeCode,
       payment_methods_off = :paymentsOff
     where corp_id = :corpId and store_id = :storeId`,
  fieldValues,
)

export const updateHours = named(
  'store_update_hours',
  sql`update store set business_hours = :hours? where corp_id = :corpId and store_id = :storeId`,
  (corpId: string, storeId: string, hours: readonly BusinessHour[] | null) => ({
    ...{ corpId, storeId, hours: jsonOrNull(hours) },
  }),
)

export const updateSlots = named(
  'store_update_slots',
  sql`update store set slot_plan = :plan? where corp_id = :corpId and store_id = :storeId`,
  (corpId: string, storeId: string, plan: SlotPlan | null) => ({ corpId, storeId, plan: jsonOrNull(plan) }),
)

export const updateExceptions = named(
  'store_update_exceptions',
  sql`update store set exceptions = :exceptions where corp_id = :corpId and store_id = :storeId`,
  (corpId: string, storeId: string, exceptions: readonly BusinessException[]) => ({
    ...{ corpId, storeId, exceptions: JSON.stringify(exceptions) },
  }),
)

export const updateOpen = named(
  'store_update_open',
  sql`update store set is_open = :isOpen, resumes_at = :resumesAt? where corp_id = :corpId and store_id = :storeId`,
  (corpId: string, storeId: string, { isOpen, resumesAt }: { isOpen: boolean; resumesAt: number | null }) => ({
    ...{ corpId, storeId, isOpen, resumesAt: resumesAt === null ? null : new Date(resumesAt) },
  }),
)

/** Waits for orders that are being made; new ones wait until the transaction ends. */
export const waitForOrders = named(
  'store_wait_for_orders',
  sql`select ${holdStore} as "held!"`,
  (corpId: string, storeId: string) => ({ corpId, storeId }),
)

export const updateArchived = named(
  'store_update_archived',
  sql`update store set archived_at = :archivedAt?, is_open = false, resumes_at = null where corp_id = :corpId and store_id = :storeId`,
  (corpId: string, storeId: string, archivedAt: number | null) => ({
    ...{ corpId, storeId, archivedAt: archivedAt === null ? null : new Date(archivedAt) },
  }),
)

/** Says that a store has changed to the caches that hold stores; menus stay. */
export const raiseStoreVersion = named(
  'store_raise_version',
  sql`update corp set catalog_version = catalog_version + 1, store_version = store_version + 1 where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)

export const updateStopped = named(
  'store_update_stopped',
  sql`update store set stopped_methods = :stoppedMethods, methods_stopped_until = :until?
     where corp_id = :corpId and store_id = :storeId`,
  (corpId: string, storeId: string, { methods, until }: { methods: readonly number[]; until: number | null }) => ({
    ...{ corpId, storeId, stoppedMethods: [...methods], until: until === null ? null : new Date(until) },
  }),
)

/** Stores that take again what they had stopped, of all brands. */
export const listUnstopping = named(
  'store_unstopping',
  sql<{ corpId: string; storeId: string }>`select corp_id as "corpId", store_id as "storeId" from store
     where methods_stopped_until <= :now order by methods_stopped_until limit 200`,
  (now: number) => ({ now: new Date(now) }),
)

export const unstopMethods = named(
  'store_unstop',
  sql`update store set stopped_methods = '{}', methods_stopped_until = null
     where corp_id = :corpId and store_id = :storeId and methods_stopped_until <= :now`,
  (corpId: string, storeId: string, now: number) => ({ corpId, storeId, now: new Date(now) }),
)

/** Stores whose pause is over, of all brands. */
export const listResuming = named(
  'store_resuming',
  sql<{ corpId: string; storeId: string }>`select corp_id as "corpId", store_id as "storeId" from store
     where resumes_at <= :now order by resumes_at limit 200`,
  (now: number) => ({ now: new Date(now) }),
)

export const resumeStore = named(
  'store_resume',
  sql`update store set is_open = true, resumes_at = null
     where corp_id = :corpId and store_id = :storeId and resumes_at <= :now and archived_at is null`,
  (corpId: string, storeId: string, now: number) => ({ corpId, storeId, now: new Date(now) }),
)
