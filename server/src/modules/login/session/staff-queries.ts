import type { Texts } from '@tiffin/core/language/language'
import { type Grant, rightsOf } from '@tiffin/core/staff/rights'
import type { ExtraPermission } from '@tiffin/core/staff/role'
import type { StaffSession } from '../../../base/context.ts'
import { staffStatus } from '../../../base/status.ts'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import type { Who } from './queries.ts'

/** The roles of a row of `staff`, each with its stores: a list of `Grant`. */
export const grantsOfStaff = sql`coalesce((select jsonb_agg(jsonb_build_object('role', role, 'stores', case
       when staff_grant.store_id is not null then jsonb_build_array(staff_grant.store_id)
       when group_id is not null then coalesce((select jsonb_agg(member.store_id order by member.store_id) from store_group_member member
         where member.corp_id = staff_grant.corp_id and member.group_id = staff_grant.group_id), '[]')
       else '"all"' end) order by role, staff_grant.store_id, group_id)
     from staff_grant where staff_grant.corp_id = staff.corp_id and staff_grant.staff_id = staff.staff_id), '[]')`

/** Whether a person is an owner who must have the second factor and has not [staff-4]. */
export const isTotpDue = sql`totp_since is null and exists (select from corp join staff_grant using (corp_id)
     where corp_id = staff.corp_id and owners_need_totp and staff_id = staff.staff_id and role = 'owner')`

interface OpenStaffSession {
  readonly sessionId: string
  readonly device: string
  readonly openedAt: number
  /** Empty at the desk. */
  readonly storeName: Texts
}

interface StaffSessionRow {
  readonly sessionId: string
  readonly staffId: string
  readonly storeId: string
  readonly provenAt: number
  readonly seenAt: number
  readonly extras: ExtraPermission[]
  readonly grants: Grant[]
  readonly isTotpDue: boolean
}

export const findStaffSession = named(
  'session_of_staff',
  sql<StaffSessionRow>`select session_id as "sessionId", staff_id as "staffId", case when is_desk then '' else coalesce(staff_session.store_id, staff.store_id, '') end as "storeId!", proven_at as "provenAt", seen_at as "seenAt",
       extra_permissions as extras, ${grantsOfStaff} as "grants!", (${isTotpDue}) as "isTotpDue!"
     from staff_session join staff using (corp_id, staff_id)
     where corp_id = :corpId and session_id = :sessionId and revoked_at is null and expires_at > :now and status = ${staffStatus.active}`,
  ({ corpId, sessionId, now }: Who) => ({ corpId, sessionId, now: new Date(now) }),
)

/** A session as use cases know it. */
export const staffSessionOf = ({ grants, extras, seenAt: _seenAt, ...row }: StaffSessionRow): StaffSession => ({
  ...row,
  kind: 'staff',
  rights: rightsOf(grants, extras),
})

type OfStaff = { readonly corpId: string; readonly staffId: string; readonly now: number }

/** Notes that a session was used. */
export const noteStaffSeen = named(
  'session_staff_seen',
  sql`update staff_session set seen_at = :now where corp_id = :corpId and session_id = :sessionId`,
  ({ corpId, sessionId, now }: Who) => ({ corpId, sessionId, now: new Date(now) }),
)

/** Ends the sessions of a person, but for one that goes on. */
export const revokeStaffSessions = named(
  'session_revoke_staff_all',
  sql`update staff_session set revoked_at = :now
     where corp_id = :corpId and staff_id = :staffId and revoked_at is null and expires_at > :now and session_id <> :except
     returning session_id as "sessionId"`,
  ({ now, ...values }: OfStaff & { except: string }) => ({ ...values, now: new Date(now) }),
)

export const revokeStaffSession = named(
  'session_revoke_staff_one',
  sql`update staff_session set revoked_at = :now
     where corp_id = :corpId and staff_id = :staffId and session_id = :sessionId and revoked_at is null
     returning session_id as "sessionId"`,
  ({ now, ...values }: OfStaff & { sessionId: string }) => ({ ...values, now: new Date(now) }),
)

/** Open sessions of a person. */
export const listStaffSessions = named(
  'session_of_staff_list',
  sql<OpenStaffSession>`select session_id as "sessionId", device, created_at as "openedAt", coalesce(store.name, '{}') as "storeName!"
     from staff_session left join store using (corp_id, store_id)
     where corp_id = :corpId and staff_id = :staffId and revoked_at is null and expires_at > :now
     order by session_id desc limit 100`,
  ({ now, ...values }: OfStaff) => ({ ...values, now: new Date(now) }),
)

/** Notes that a person proved who they are [staff-3]. */
export const noteProof = named(
  'session_prove',
  sql`update staff_session set proven_at = :now where corp_id = :corpId and session_id = :sessionId`,
  ({ corpId, sessionId, now }: Who) => ({ corpId, sessionId, now: new Date(now) }),
)
