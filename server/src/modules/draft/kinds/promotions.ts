import { promotionStatus } from '../../../base/status.ts'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { archiving, type ItemStore, itemRows, type LiveItem, ofIds } from './item-store.ts'

const findPromotions = named(
  'draft_find_promotion',
  sql<LiveItem>`select promotion_id as "itemId", jsonb_build_object('type', type, 'name', name, 'rule', rule, 'threshold', threshold,
       'productIdList', to_jsonb(product_ids), 'storeIdList', to_jsonb(store_ids), 'saleChannelList', to_jsonb(sale_channels),
       'startTime', (extract(epoch from start_time) * 1000)::bigint, 'endTime', (extract(epoch from end_time) * 1000)::bigint,
       'status', status, 'combinableWithCoupon', combinable_with_coupon, 'combinableWithActivity', combinable_with_activity) as "fields!"
     from promotion where corp_id = :corpId and promotion_id = any (:ids) and archived_at is null`,
  ofIds,
)

const putPromotions = named(
  'draft_put_promotion',
  sql`insert into promotion (corp_id, promotion_id, type, name, rule, threshold, product_ids, store_ids, sale_channels, start_time, end_time,
       status, combinable_with_coupon, combinable_with_activity)
     select :corpId, "itemId", type, name, rule, threshold, "productIdList", "storeIdList", "saleChannelList",
       to_timestamp("startTime" / 1000.0), to_timestamp("endTime" / 1000.0), status, "combinableWithCoupon", "combinableWithActivity"
     from jsonb_to_recordset(:itemRows) as row ("itemId" text, type smallint, name jsonb, rule jsonb, threshold bigint,
       "productIdList" text[], "storeIdList" text[], "saleChannelList" integer[], "startTime" bigint, "endTime" bigint, status smallint,
       "combinableWithCoupon" boolean, "combinableWithActivity" boolean)
     on conflict (corp_id, promotion_id) do update set type = excluded.type, name = excluded.name, rule = excluded.rule,
       threshold = excluded.threshold, product_ids = excluded.product_ids, store_ids = excluded.store_ids,
       sale_channels = excluded.sale_channels, start_time = excluded.start_time, end_time = excluded.end_time, status = excluded.status,
       combinable_with_coupon = excluded.combinable_with_coupon, combinable_with_activity = excluded.combinable_with_activity,
       archived_at = null`,
  itemRows<'promotion'>,
)

const archivePromotions = named(
  'draft_archive_promotion',
  sql`update promotion set archived_at = :now, status = ${promotionStatus.paused} where corp_id = :corpId and promotion_id = any (:ids)`,
  archiving,
)

/** Rules on price. An archived one is off as well: orders name it. */
export const promotions: ItemStore<'promotion'> = {
  find: findPromotions,
  put: (corpId, items) => [putPromotions(corpId, items)],
  archive: (...given) => [archivePromotions(...given)],
}
