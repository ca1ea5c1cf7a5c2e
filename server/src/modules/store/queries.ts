import type { Texts } from '@tiffin/core/language/language'
import type { BusinessException, BusinessHour } from '@tiffin/core/store/store'
import { named, type Statement } from '../../db/statement.ts'

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
  readonly sort: number
}

export const listStoreRows = (corpId: string): Statement<StoreRow> =>
  named(
    'store_list',
    `select store_id as "storeId", name, address, notice, phone, latitude, longitude, image, time_zone as "timeZone",
       is_open as "isOpen", business_hours as "businessHourList", exceptions as "exceptionList",
       pickup_methods as "pickupMethodList", sort
     from store where corp_id = $1 order by sort, store_id`,
    [corpId],
  )

export const listFavouriteIds = (corpId: string, customerId: string): Statement<{ storeId: string }> =>
  named(
    'store_favourites',
    `select store_id as "storeId" from favourite_store where corp_id = $1 and customer_id = $2 order by created_at desc`,
    [corpId, customerId],
  )

/** With when each became one. */
export const listFavourites = (
  corpId: string,
  customerId: string,
): Statement<{ storeId: string; createTime: number }> =>
  named(
    'store_favourites_since',
    `select store_id as "storeId", created_at as "createTime" from favourite_store
     where corp_id = $1 and customer_id = $2 order by created_at desc`,
    [corpId, customerId],
  )

/** Up to five stores by number of the customer's orders of the last 90 days; on a tie the latest order. */
export const listFrequentIds = (corpId: string, customerId: string, since: number): Statement<{ storeId: string }> =>
  named(
    'store_frequent',
    `select store_id as "storeId" from customer_order
     where corp_id = $1 and customer_id = $2 and submit_time >= $3
     group by store_id order by count(*) desc, max(submit_time) desc limit 5`,
    [corpId, customerId, new Date(since)],
  )

export const findLastStoreId = (corpId: string, customerId: string): Statement<{ storeId: string }> =>
  named(
    'store_last',
    `select store_id as "storeId" from customer_order
     where corp_id = $1 and customer_id = $2 order by submit_time desc, order_id desc limit 1`,
    [corpId, customerId],
  )

export const insertFavourite = (corpId: string, customerId: string, storeId: string): Statement =>
  named(
    'store_favourite_add',
    'insert into favourite_store (corp_id, customer_id, store_id) values ($1, $2, $3) on conflict do nothing',
    [corpId, customerId, storeId],
  )

export const deleteFavourite = (corpId: string, customerId: string, storeId: string): Statement =>
  named(
    'store_favourite_remove',
    'delete from favourite_store where corp_id = $1 and customer_id = $2 and store_id = $3',
    [corpId, customerId, storeId],
  )
