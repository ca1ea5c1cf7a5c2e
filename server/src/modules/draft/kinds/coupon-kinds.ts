import { couponType } from '@tiffin/core/pricing/coupon'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { archiving, type ItemStore, itemRows, type LiveItem, ofIds } from './item-store.ts'

const findCouponKinds = named(
  'draft_find_coupon_kind',
  sql<LiveItem>`select kind_id as "itemId", jsonb_build_object('name', name, 'description', description, 'threshold', threshold,
       'rule', case type when ${couponType.amount} then jsonb_build_object('kind', 'amountOff', 'amount', discount)
         when ${couponType.percent} then jsonb_build_object('kind', 'perMilleOff', 'perMille', discount) else jsonb_build_object('kind', 'exchange') end,
       'maxReduction', max_reduction, 'productIdList', to_jsonb(product_ids), 'storeIdList', to_jsonb(store_ids),
       'saleChannelList', to_jsonb(sale_channels), 'combinable', combinable) as "fields!"
     from coupon_kind where corp_id = :corpId and kind_id = any (:ids) and archived_at is null`,
  ofIds,
)

/** What kinds are until now, for the coupons that were issued so [coupon-6]. */
const keepTerms = named(
  'draft_keep_coupon_terms',
  sql`insert into coupon_terms (corp_id, kind_id, terms_no, type, name, description, threshold, discount, max_reduction, product_ids, store_ids,
       sale_channels, combinable)
     select corp_id, kind_id, terms_no, type, name, description, threshold, discount, max_reduction, product_ids, store_ids, sale_channels,
       combinable from coupon_kind where corp_id = :corpId and kind_id = any (:ids)`,
  ofIds,
)

const putCouponKinds = named(
  'draft_put_coupon_kind',
  sql`insert into coupon_kind (corp_id, kind_id, type, name, description, threshold, discount, max_reduction, product_ids, store_ids,
       sale_channels, combinable)
     select :corpId, "itemId", case rule ->> 'kind' when 'amountOff' then ${couponType.amount} when 'perMilleOff' then ${couponType.percent}
       else ${couponType.exchange} end, name, description, threshold,
       coalesce((rule ->> 'amount')::bigint, (rule ->> 'perMille')::bigint, 0), "maxReduction", "productIdList", "storeIdList",
       "saleChannelList", combinable
     from jsonb_to_recordset(:itemRows) as row ("itemId" text, rule jsonb, name jsonb, description jsonb, threshold bigint, "maxReduction" bigint,
       "productIdList" text[], "storeIdList" text[], "saleChannelList" integer[], combinable boolean)
     on conflict (corp_id, kind_id) do update set type = excluded.type, name = excluded.name, description = excluded.description,
       threshold = excluded.threshold, discount = excluded.discount, max_reduction = excluded.max_reduction,
       product_ids = excluded.product_ids, store_ids = excluded.store_ids, sale_channels = excluded.sale_channels,
       combinable = excluded.combinable, terms_no = coupon_kind.terms_no + 1, archived_at = null`,
  itemRows<'couponKind'>,
)

const archiveCouponKinds = named(
  'draft_archive_coupon_kind',
  sql`update coupon_kind set archived_at = :now where corp_id = :corpId and kind_id = any (:ids)`,
  archiving,
)

/** Kinds of coupons: what is issued from now on. Coupons that are out keep their terms. */
export const couponKinds: ItemStore<'couponKind'> = {
  find: findCouponKinds,
  put: (corpId, items) => [
    keepTerms(
      corpId,
      items.map(({ itemId }) => itemId),
    ),
    putCouponKinds(corpId, items),
  ],
  archive: (...given) => [archiveCouponKinds(...given)],
}
