import type { Texts } from '@tiffin/core/language/language'
import { type StockKind, stockKind } from '@tiffin/core/stock/check-stock'
import { sql } from '../../../db/sql.ts'
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

export const removeMark = named(
  'sold_out_remove',
  sql`delete from sold_out where corp_id = :corpId and store_id = :storeId and stock_kind = :stockKind and item_id = :itemId`,
  (place: { corpId: string; storeId: string }, { kind, itemId }: Item) => ({ ...place, stockKind: kind, itemId }),
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
  sql`delete from sold_out where corp_id = :corpId and store_id = :storeId and back_at <= :now`,
  (corpId: string, storeId: string, now: number) => ({ corpId, storeId, now: new Date(now) }),
)
