import type { Texts } from '@tiffin/core/language/language'
import { stockKind } from '@tiffin/core/stock/check-stock'
import type { BusinessException, BusinessHour } from '@tiffin/core/store/store'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import type { CountedKind } from '../amounts.ts'
import { keyOf, ofKey, type StockPlace } from '../counting/queries.ts'

/** A plan as it is kept; amounts from Monday. */
export interface PlanRow {
  readonly kind: CountedKind
  readonly itemId: string
  readonly amounts: readonly number[]
}

const atStore = (corpId: string, storeId: string) => ({ corpId, storeId })

export const listPlans = named(
  'stock_plan_list',
  sql<PlanRow>`select stock_kind as kind, item_id as "itemId", amounts from stock_plan
     where corp_id = :corpId and store_id = :storeId and 0 < any (amounts) order by stock_kind, item_id`,
  atStore,
)

/** Something that a store can plan; `amounts` is null where it never did. */
interface PlannableRow {
  readonly itemId: string
  readonly name: Texts
  readonly amounts: readonly number[] | null
}

/** Sizes on the menu, in its order; one without others has no name of its own. */
export const listPlannableSizes = named(
  'stock_plan_sizes',
  sql<PlannableRow & { readonly sizeName: Texts | null }>`
     select sku_id as "itemId!", product.name as "name!", amounts,
       case when count(*) over (partition by product_id) > 1 then sku.name end as "sizeName"
     from sku join product using (corp_id, product_id)
       left join stock_plan plan on plan.corp_id = :corpId and plan.store_id = :storeId
         and plan.stock_kind = ${stockKind.sku} and plan.item_id = sku_id
     where sku.corp_id = :corpId and sku.archived_at is null and product.archived_at is null
     order by product.sort, product_id, sku.sort, sku_id`,
  atStore,
)

export const listPlannableMaterials = named(
  'stock_plan_materials',
  sql<PlannableRow & { readonly unit: string }>`
     select material_id as "itemId!", name as "name!", unit as "unit!", amounts
     from material left join stock_plan plan on plan.corp_id = :corpId and plan.store_id = :storeId
       and plan.stock_kind = ${stockKind.material} and plan.item_id = material_id
     where material.corp_id = :corpId and archived_at is null order by material_id`,
  atStore,
)

export const findPlan = named(
  'stock_plan_find',
  sql<{ readonly amounts: readonly number[]; readonly filledOn: string }>`
     select amounts, filled_on::text as "filledOn!" from stock_plan where ${ofKey} for update`,
  keyOf,
)

/** Keeps a plan, also one of zeros, which remembers its last day; `filledOn` is the last day of the store that it does not fill up. */
export const upsertPlan = named(
  'stock_plan_put',
  sql`insert into stock_plan (corp_id, store_id, stock_kind, item_id, amounts, filled_on)
     values (:corpId, :storeId, :stockKind, :itemId, :amounts, :filledOn)
     on conflict (corp_id, store_id, stock_kind, item_id) do update set amounts = excluded.amounts, filled_on = excluded.filled_on`,
  (place: StockPlace, amounts: number[], filledOn: string) => ({ ...keyOf(place), amounts, filledOn }),
)

/** A store whose plans are to be followed, and when it opens. */
export interface UnfilledStore {
  readonly corpId: string
  readonly storeId: string
  readonly timeZone: string
  readonly businessHourList: BusinessHour[] | null
  readonly exceptionList: BusinessException[]
}

/** Stores, of all brands, with plans that nothing was filled up by yet on their own day. */
export const listUnfilled = named(
  'stock_plan_unfilled',
  sql<UnfilledStore>`
     select corp_id as "corpId", store_id as "storeId", time_zone as "timeZone", business_hours as "businessHourList", exceptions as "exceptionList"
     from store where archived_at is null and exists (
       select from stock_plan plan where plan.corp_id = store.corp_id and plan.store_id = store.store_id and 0 < any (plan.amounts)
         and plan.filled_on < (:now::timestamptz at time zone store.time_zone)::date)
     order by corp_id, store_id`,
  (now: number) => ({ now: new Date(now) }),
)

/** Orders wait with what they take of planned stocks. */
export const lockPlanned = named(
  'stock_plan_lock_stocks',
  sql`select stock.item_id from store_stock stock join stock_plan plan using (corp_id, store_id, stock_kind, item_id)
     where stock.corp_id = :corpId and stock.store_id = :storeId order by stock.stock_kind, stock.item_id for no key update of stock`,
  atStore,
)

/** Takes the plans that a store has not followed on a day; each is answered once a day. */
export const takeUnfilled = named(
  'stock_plan_take',
  sql<PlanRow>`update stock_plan set filled_on = :today
     where corp_id = :corpId and store_id = :storeId and filled_on < :today::date
     returning stock_kind as kind, item_id as "itemId", amounts`,
  (corpId: string, storeId: string, today: string) => ({ corpId, storeId, today }),
)
