import type { ViewFilters, ViewList } from '@tiffin/core/staff/saved-view'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

/** A view and whose it is. */
interface Own {
  readonly corpId: string
  readonly staffId: string
}

export const listSavedViews = named(
  'view_list',
  sql<{ viewId: string; list: ViewList; viewName: string; filters: ViewFilters }>`
     select view_id as "viewId", list, name as "viewName", filters from saved_view
     where corp_id = :corpId and staff_id = :staffId order by list, name`,
  ({ corpId, staffId }: Own) => ({ corpId, staffId }),
)

/** Two views of one person are saved one after the other, so that both are counted. */
export const lockViewOwner = named(
  'view_lock_owner',
  sql`select staff_id as "staffId" from staff where corp_id = :corpId and staff_id = :staffId for no key update`,
  ({ corpId, staffId }: Own) => ({ corpId, staffId }),
)

/** Keeps a view, or its filters when there is one of that name; no row when the list has `most` others. */
export const putView = named(
  'view_put',
  sql`insert into saved_view (corp_id, staff_id, view_id, list, name, filters)
     select :corpId, :staffId, :viewId, :list, :name, :filters::jsonb
     where (select count(*) from saved_view
            where corp_id = :corpId and staff_id = :staffId and list = :list and name <> :name) < :most
     on conflict (corp_id, staff_id, list, name) do update set filters = excluded.filters
     returning view_id as "viewId"`,
  (
    { corpId, staffId }: Own,
    { filters, ...values }: { viewId: string; list: ViewList; name: string; filters: ViewFilters; most: number },
  ) => ({ ...values, corpId, staffId, filters: JSON.stringify(filters) }),
)

/** No row when it is not the caller's. */
export const nameView = named(
  'view_name',
  sql`update saved_view set name = :name where corp_id = :corpId and staff_id = :staffId and view_id = :viewId
     returning view_id as "viewId"`,
  ({ corpId, staffId }: Own, values: { viewId: string; name: string }) => ({ ...values, corpId, staffId }),
)

export const deleteSavedView = named(
  'view_delete',
  sql`delete from saved_view where corp_id = :corpId and staff_id = :staffId and view_id = :viewId`,
  ({ corpId, staffId }: Own, viewId: string) => ({ corpId, staffId, viewId }),
)
