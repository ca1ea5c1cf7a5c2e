import type { Texts } from '@tiffin/core/language/language'
import type { Grant } from '@tiffin/core/staff/rights'
import type { ExtraPermission, Role } from '@tiffin/core/staff/role'
import { staffStatus } from '../../../base/status.ts'
import { refuseWhen } from '../../../db/raised.ts'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { grantsOfStaff } from '../../login/index.ts'

/** A role with the place where it was granted. */
export interface PlacedGrant {
  readonly role: Role
  readonly storeId: string | null
  readonly groupId: string | null
  /** Of the store or the group; null everywhere. */
  readonly placeName: Texts | null
}

export interface MemberRow {
  readonly staffId: string
  readonly name: string
  readonly account: string
  readonly isActive: boolean
  readonly hasPassword: boolean
  readonly inviteEndsAt: number | null
  readonly isTotpOn: boolean
  readonly hasPin: boolean
  readonly extras: ExtraPermission[]
  readonly employeeLimit: number
  readonly manualLimit: number
  readonly refundLimit: number
  readonly version: number
  readonly grants: Grant[]
  readonly places: PlacedGrant[]
  readonly seenAt: number | null
}

const places = sql`coalesce((select jsonb_agg(jsonb_build_object('role', role, 'storeId', staff_grant.store_id, 'groupId', staff_grant.group_id,
         'placeName', coalesce(store.name, store_group.name)) order by role, staff_grant.store_id, staff_grant.group_id)
       from staff_grant left join store using (corp_id, store_id) left join store_group using (corp_id, group_id)
       where staff_grant.corp_id = staff.corp_id and staff_grant.staff_id = staff.staff_id), '[]')`

const columns = sql`staff_id as "staffId", name, account, status = ${staffStatus.active} as "isActive!", password_hash is not null as "hasPassword!",
       invite_ends_at as "inviteEndsAt", totp_since is not null as "isTotpOn!", pin_hash is not null as "hasPin!", extra_permissions as extras,
       employee_discount_limit as "employeeLimit", manual_discount_limit as "manualLimit", refund_limit as "refundLimit", version, ${grantsOfStaff} as "grants!", ${places} as "places!",
       (select max(seen_at) from staff_session where staff_session.corp_id = staff.corp_id and staff_session.staff_id = staff.staff_id) as "seenAt"`

/** Whether a grant holds at one of some stores. */
const isAtOneOf = (
  stores: ReturnType<typeof sql>,
) => sql`(staff_grant.store_id = any (${stores}) or staff_grant.group_id in (
       select group_id from store_group_member member where member.corp_id = staff.corp_id and member.store_id = any (${stores})))`

/** The people whom staff of these stores may see; all of the brand for null. */
const isSeen = sql`(:storeIds?::text[] is null or exists (select from staff_grant where staff_grant.corp_id = staff.corp_id
       and staff_grant.staff_id = staff.staff_id and ${isAtOneOf(sql`:storeIds?::text[]`)}))`

const isWanted = sql`(:text = '' or position(lower(:text) in lower(name)) > 0 or position(lower(:text) in lower(account)) > 0)
       and ((:role?::text is null and :storeId?::text is null) or exists (select from staff_grant
         where staff_grant.corp_id = staff.corp_id and staff_grant.staff_id = staff.staff_id and (:role?::text is null or role = :role?)
           and (:storeId?::text is null or num_nonnulls(staff_grant.store_id, staff_grant.group_id) = 0 or ${isAtOneOf(sql`array[:storeId?]`)})))`

export interface MemberFilter {
  readonly corpId: string
  /** Null: the whole brand. */
  readonly storeIds: readonly string[] | null
  readonly text: string
  readonly role: Role | null
  readonly storeId: string | null
}

/** A page of the team by name, after the last person that was seen. */
export const listMembers = named(
  'staff_list',
  sql<MemberRow>`select ${columns} from staff where corp_id = :corpId and ${isSeen} and ${isWanted}
       and (:afterId = '' or (name, staff_id) > (:afterName, :afterId)) order by name, staff_id limit :limit`,
  (filter: MemberFilter, page: { afterName: string; afterId: string; limit: number }) => ({ ...filter, ...page }),
)

export const countMembers = named(
  'staff_count',
  sql<{ total: number }>`select count(*) as "total!" from staff where corp_id = :corpId and ${isSeen} and ${isWanted}`,
  (filter: MemberFilter) => ({ ...filter }),
)

export const countRoles = named(
  'staff_count_roles',
  sql<{
    role: Role
    people: number
  }>`select role, count(distinct staff_id) as "people!" from staff_grant join staff using (corp_id, staff_id)
     where corp_id = :corpId and (:storeIds?::text[] is null or ${isAtOneOf(sql`:storeIds?::text[]`)}) group by role`,
  (corpId: string, storeIds: readonly string[] | null) => ({ corpId, storeIds }),
)

/** Keeps others from changing the team at the same time: what a check then sees stays so until the transaction ends. */
export const lockTeam = named(
  'staff_lock_team',
  sql`select corp_id as "corpId" from corp where corp_id = :corpId for no key update`,
  (corpId: string) => ({ corpId }),
)

export const findMember = named(
  'staff_member',
  sql<MemberRow>`select ${columns} from staff where corp_id = :corpId and staff_id = :staffId`,
  (corpId: string, staffId: string) => ({ corpId, staffId }),
)

/** The stores of groups, and which of these stores exist. */
export const listPlaces = named(
  'staff_places',
  sql<{
    groupId: string | null
    storeId: string
  }>`select null as "groupId", store_id as "storeId!" from store where corp_id = :corpId and store_id = any (:storeIds)
     union all select group_id, store_id from store_group_member where corp_id = :corpId and group_id = any (:groupIds)`,
  (corpId: string, values: { storeIds: readonly string[]; groupIds: readonly string[] }) => ({ ...values, corpId }),
)

interface Person {
  readonly staffId: string
  readonly name: string
  readonly extras: readonly ExtraPermission[]
  readonly employeeLimit: number
  readonly manualLimit: number
  readonly refundLimit: number
}

interface Invitation {
  readonly hash: string
  readonly endsAt: number
}

/** No row when the account is taken, in whatever letters [staff-7]; after `lockTeam`, so that two spellings cannot come at once. */
export const insertMember = named(
  'staff_insert',
  sql`insert into staff (corp_id, staff_id, account, name, extra_permissions, employee_discount_limit, manual_discount_limit, refund_limit, created_at,
       invite_hash, invite_ends_at)
     select :corpId, :staffId, :account, :name, :extras::text[], :employeeLimit::bigint, :manualLimit::bigint, :refundLimit::bigint, :now::timestamptz, :hash, :endsAt::timestamptz
     where not exists (select from staff where corp_id = :corpId and lower(account) = lower(:account))
     on conflict (corp_id, account) do nothing returning staff_id as "staffId"`,
  (corpId: string, person: Person & { account: string }, { hash, endsAt, now }: Invitation & { now: number }) => ({
    ...person,
    ...{ corpId, hash, now: new Date(now), endsAt: new Date(endsAt) },
  }),
)

export const updateMember = named(
  'staff_update',
  sql`update staff set name = :name, extra_permissions = :extras, employee_discount_limit = :employeeLimit, manual_discount_limit = :manualLimit,
       refund_limit = :refundLimit, version = version + 1
     where corp_id = :corpId and staff_id = :staffId`,
  (corpId: string, person: Person) => ({ ...person, corpId }),
)

/** Replaces all grants of a person. */
export const deleteGrants = named(
  'staff_delete_grants',
  sql`delete from staff_grant where corp_id = :corpId and staff_id = :staffId`,
  (corpId: string, staffId: string) => ({ corpId, staffId }),
)

export interface NewGrant {
  readonly grantId: string
  readonly role: Role
  readonly storeId: string | null
  readonly groupId: string | null
}

export const insertGrants = named(
  'staff_insert_grants',
  sql`insert into staff_grant (corp_id, grant_id, staff_id, role, store_id, group_id)
     select :corpId, "grantId", :staffId, role, "storeId", "groupId"
     from jsonb_to_recordset(:grants) as row ("grantId" text, role text, "storeId" text, "groupId" text)`,
  (corpId: string, staffId: string, grants: readonly NewGrant[]) => ({
    corpId,
    staffId,
    grants: JSON.stringify(grants),
  }),
)

/** Refuses when the brand is left without an owner who can log in; after `lockTeam`, so that two owners cannot go at once [staff-2]. */
export const keepOwner = named(
  'staff_keep_owner',
  sql`select ${refuseWhen(
    sql`not exists (select from staff_grant join staff using (corp_id, staff_id)
       where corp_id = :corpId and role = 'owner' and status = ${staffStatus.active} and password_hash is not null)`,
    'lastOwner',
  )}`,
  (corpId: string) => ({ corpId }),
)

export const setStatus = named(
  'staff_set_status',
  sql`update staff set status = :status, version = version + 1, invite_hash = null, invite_ends_at = null
     where corp_id = :corpId and staff_id = :staffId`,
  (corpId: string, staffId: string, status: number) => ({ corpId, staffId, status }),
)

export const setInvitation = named(
  'staff_set_invitation',
  sql`update staff set invite_hash = :hash, invite_ends_at = :endsAt, version = version + 1 where corp_id = :corpId and staff_id = :staffId`,
  (corpId: string, staffId: string, { hash, endsAt }: Invitation) => ({
    corpId,
    staffId,
    hash,
    endsAt: new Date(endsAt),
  }),
)

export const clearTotp = named(
  'staff_clear_totp',
  sql`with forgotten as (delete from staff_recovery_code where corp_id = :corpId and staff_id = :staffId)
     update staff set totp_secret = null, totp_since = null, version = version + 1 where corp_id = :corpId and staff_id = :staffId`,
  (corpId: string, staffId: string) => ({ corpId, staffId }),
)

export const findRules = named(
  'staff_rules',
  sql<{
    doOwnersNeedTotp: boolean
    brandName: Texts
  }>`select owners_need_totp as "doOwnersNeedTotp", brand_name as "brandName" from corp where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)

export const setRules = named(
  'staff_set_rules',
  sql`update corp set owners_need_totp = :doOwnersNeedTotp where corp_id = :corpId`,
  (corpId: string, doOwnersNeedTotp: boolean) => ({ corpId, doOwnersNeedTotp }),
)
