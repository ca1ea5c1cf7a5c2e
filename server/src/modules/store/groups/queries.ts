import type { Texts } from '@tiffin/core/language/language'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

export interface GroupRow {
  readonly groupId: string
  readonly name: Texts
  readonly storeIds: string[]
  readonly staffCount: number
}

const columns = sql`group_id as "groupId", name,
       array(select store_id from store_group_member member where member.corp_id = store_group.corp_id and member.group_id = store_group.group_id
         order by store_id) as "storeIds!",
       (select count(distinct staff_id)::integer from staff_grant
         where staff_grant.corp_id = store_group.corp_id and staff_grant.group_id = store_group.group_id) as "staffCount!"`

export const listGroupRows = named(
  'store_group_list',
  sql<GroupRow>`select ${columns} from store_group where corp_id = :corpId order by group_id limit 1000`,
  (corpId: string) => ({ corpId }),
)

/** Keeps others from changing a group, or granting a role in it, until the transaction ends. */
export const lockGroup = named(
  'store_group_lock',
  sql`select group_id as "groupId" from store_group where corp_id = :corpId and group_id = :groupId for update`,
  (corpId: string, groupId: string) => ({ corpId, groupId }),
)

export const findGroupRow = named(
  'store_group_find',
  sql<GroupRow>`select ${columns} from store_group where corp_id = :corpId and group_id = :groupId`,
  (corpId: string, groupId: string) => ({ corpId, groupId }),
)

export const insertGroup = named(
  'store_group_insert',
  sql`insert into store_group (corp_id, group_id, name) values (:corpId, :groupId, :names)`,
  (corpId: string, groupId: string, name: Texts) => ({ corpId, groupId, names: JSON.stringify(name) }),
)

export const updateGroup = named(
  'store_group_update',
  sql`update store_group set name = :names where corp_id = :corpId and group_id = :groupId`,
  (corpId: string, groupId: string, name: Texts) => ({ corpId, groupId, names: JSON.stringify(name) }),
)

export const deleteGroup = named(
  'store_group_delete',
  sql`delete from store_group where corp_id = :corpId and group_id = :groupId`,
  (corpId: string, groupId: string) => ({ corpId, groupId }),
)

export const clearMembers = named(
  'store_group_clear',
  sql`delete from store_group_member where corp_id = :corpId and group_id = :groupId`,
  (corpId: string, groupId: string) => ({ corpId, groupId }),
)

/** Fails for a store that there is not. */
export const insertMembers = named(
  'store_group_fill',
  sql`insert into store_group_member (corp_id, group_id, store_id) select :corpId, :groupId, store_id
     from unnest(:storeIds::text[]) as wish (store_id)`,
  (corpId: string, groupId: string, storeIds: readonly string[]) => ({ corpId, groupId, storeIds }),
)
