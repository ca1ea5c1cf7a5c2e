import type { Texts } from '@tiffin/core/language/language'
import { type StockKind, stockKind } from '@tiffin/core/stock/check-stock'
import { type Sql, sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

/** Something at a store that is marked as sold out. */
export interface MarkRow {
  readonly kind: StockKind
  readonly itemId: string
  readonly since: number
  readonly backAt: number | null
}

const atStore = (corpId: string, storeId: string) => ({ corpId, storeId })

/** Marks that are not over. */
export const listMarks = named(
  'sold_out_list',
  sql<MarkRow>`select stock_kind as kind, item_id as "itemId", since, back_at as "backAt" from sold_out
     where corp_id = :corpId and store_id = :storeId and (back_at is null or back_at > now()) order by stock_kind, item_id`,
  atStore,
)

export const listOptionNames = named(
  'sold_out_options',
  sql<{
    propertyValueId: string
    name: Texts
    propertyName: Texts
  }>`select property_value_id as "propertyValueId", value.name,
       property.name as "propertyName"
     from property_value value join property using (corp_id, property_id)
     where corp_id = :corpId and value.archived_at is null and property.archived_at is null
     order by property_id, value.sort, property_value_id`,
  (corpId: string) => ({ corpId }),
)

export const listMaterialNames = named(
  'sold_out_materials',
  sql<{ materialId: string; name: Texts }>`select material_id as "materialId", name from material
     where corp_id = :corpId and archived_at is null order by material_id`,
  (corpId: string) => ({ corpId }),
)

interface Item {
  readonly kind: StockKind
  readonly itemId: string
}

/** What a kind and an id name; no row when there is no such thing. */
export const findItem = named(
  'sold_out_item',
  sql<{
    name: Texts
  }>`select name as "name!" from material where :stockKind = ${stockKind.material} and corp_id = :corpId and material_id = :itemId and archived_at is null
     union all select name from sku where :stockKind = ${stockKind.sku} and corp_id = :corpId and sku_id = :itemId and archived_at is null
     union all select name from product where :stockKind = ${stockKind.product} and corp_id = :corpId and product_id = :itemId and archived_at is null
     union all select name from property_value where :stockKind = ${stockKind.option} and corp_id = :corpId and property_value_id = :itemId and archived_at is null`,
  (corpId: string, { kind, itemId }: Item) => ({ corpId, stockKind: kind, itemId }),
)

export const putMark = named(
  'sold_out_put',
  sql`insert into sold_out (corp_id, store_id, stock_kind, item_id, since, back_at)
     values (:corpId, :storeId, :stockKind, :itemId, :now, :backAt?)
     on conflict (corp_id, store_id, stock_kind, item_id) do update set back_at = excluded.back_at`,
  (place: { corpId: string; storeId: string }, { kind, itemId, since, backAt }: MarkRow) => ({
    ...{ ...place, stockKind: kind, itemId, now: new Date(since), backAt: backAt === null ? null : new Date(backAt) },
  }),
)

/** How long the times of marks are kept that are over. */
const keptDays = 8

/** Notes from when until when what is removed was sold out; it was until `ended`. */
const noted = (ended: Sql): Sql => sql`, forgotten as (
       delete from sold_out_span where corp_id = :corpId and store_id = :storeId and ended_at < :now::timestamptz - make_interval(days => ${keptDays})
     )
     insert into sold_out_span (corp_id, store_id, stock_kind, item_id, since, ended_at)
     select corp_id, store_id, stock_kind, item_id, since, ${ended} from gone
     on conflict (corp_id, store_id, stock_kind, item_id, since) do update set ended_at = excluded.ended_at`

export const removeMark = named(
  'sold_out_remove',
  sql`with gone as (
       delete from sold_out where corp_id = :corpId and store_id = :storeId and stock_kind = :stockKind and item_id = :itemId returning *
     )${noted(sql`:now`)}`,
  (place: { corpId: string; storeId: string }, { kind, itemId }: Item, now: number) => ({
    ...{ ...place, stockKind: kind, itemId, now: new Date(now) },
  }),
)

/** Says to every server that marks of the store are others now. */
export const raiseSoldOutVersion = named(
  'sold_out_raise_version',
  sql`update store set sold_out_version = sold_out_version + 1 where corp_id = :corpId and store_id = :storeId`,
  atStore,
)

/** Stores with marks whose time is over, of all brands. */
export const listEnded = named(
  'sold_out_ended',
  sql<{ corpId: string; storeId: string }>`select distinct corp_id as "corpId", store_id as "storeId" from sold_out
     where back_at <= :now order by corp_id, store_id limit 200`,
  (now: number) => ({ now: new Date(now) }),
)

export const removeEnded = named(
  'sold_out_remove_ended',
  sql`with gone as (
       delete from sold_out where corp_id = :corpId and store_id = :storeId and back_at <= :now returning *
     )${noted(sql`back_at`)}`,
  (corpId: string, storeId: string, now: number) => ({ corpId, storeId, now: new Date(now) }),
)

/** Something that was sold out for a time; `until` is null while it is. */
export interface SoldOutSpan {
  readonly kind: StockKind
  readonly itemId: string
  readonly name: Texts
  /** Of a size; null for anything else. */
  readonly skuName: Texts | null
  /** The product whose picture shows it, if it is one or a size of it. */
  readonly productId: string | null
  readonly since: number
  readonly until: number | null
}

/** What a store had marked as sold out since an instant, the last first, at most twenty [shift-14]. */
export const listSpans = named(
  'sold_out_spans',
  sql<SoldOutSpan>`select span.stock_kind as "kind!", span.item_id as "itemId!", coalesce(product.name, value.name, material.name) as "name!",
       sku.name as "skuName", product.product_id as "productId", span.since as "since!", span.ended_at as "until"
     from (
       (select stock_kind, item_id, since, null::timestamptz as ended_at from sold_out
         where corp_id = :corpId and store_id = :storeId and (back_at is null or back_at > :now) order by since desc limit 20)
       union all
       (select stock_kind, item_id, since, ended_at from sold_out_span
         where corp_id = :corpId and store_id = :storeId and ended_at > :since order by ended_at desc limit 20)
     ) span
     left join sku on span.stock_kind = ${stockKind.sku} and sku.corp_id = :corpId and sku.sku_id = span.item_id
     left join product on product.corp_id = :corpId
       and product.product_id = case span.stock_kind when ${stockKind.product} then span.item_id else sku.product_id end
     left join property_value value on span.stock_kind = ${stockKind.option} and value.corp_id = :corpId and value.property_value_id = span.item_id
     left join material on span.stock_kind = ${stockKind.material} and material.corp_id = :corpId and material.material_id = span.item_id
     where coalesce(product.name, value.name, material.name) is not null
     order by span.since desc limit 20`,
  (corpId: string, { storeId, since, now }: { storeId: string; since: number; now: number }) => ({
    ...{ corpId, storeId, since: new Date(since), now: new Date(now) },
  }),
)
