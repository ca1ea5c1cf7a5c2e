import type { Texts } from '@tiffin/core/language/language'
import type { Grant } from '@tiffin/core/staff/rights'
import type { ExtraPermission } from '@tiffin/core/staff/role'
import { staffStatus } from '../../base/status.ts'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'
import { grantsOfStaff, isTotpDue } from '../login/index.ts'

export interface StaffFound {
  readonly staffId: string
  readonly passwordHash: string | null
  readonly account: string
  readonly name: string
  readonly extras: ExtraPermission[]
  readonly grants: Grant[]
  readonly employeeLimit: number
  readonly manualLimit: number
  readonly refundLimit: number
  readonly totpSecret: string | null
  readonly isTotpOn: boolean
  readonly isTotpDue: boolean
}

const columns = sql`staff_id as "staffId", password_hash as "passwordHash", account, name, extra_permissions as extras, ${grantsOfStaff} as "grants!",
       employee_discount_limit as "employeeLimit", manual_discount_limit as "manualLimit", refund_limit as "refundLimit", totp_secret as "totpSecret",
       totp_since is not null as "isTotpOn!", (${isTotpDue}) as "isTotpDue!"`

/** The one who is spelled like this; else the one whose account differs in large and small letters alone [staff-7]. */
export const findStaff = named(
  'staff_find',
  sql<StaffFound>`select ${columns} from staff where corp_id = :corpId and lower(account) = lower(:account) and status = ${staffStatus.active}
     order by staff.account = :account desc, staff.account limit 1`,
  (corpId: string, account: string) => ({ corpId, account }),
)

export const findStaffById = named(
  'staff_by_id',
  sql<StaffFound>`select ${columns} from staff where corp_id = :corpId and staff_id = :staffId and status = ${staffStatus.active}`,
  (corpId: string, staffId: string) => ({ corpId, staffId }),
)

/** A row when this account has logged in from this network while its session is kept. */
export const findSeen = named(
  'staff_seen',
  sql`select true as "seen!" from staff join staff_session using (corp_id, staff_id)
     where corp_id = :corpId and lower(account) = lower(:account) and network_hash = :seenAt limit 1`,
  (corpId: string, values: { account: string; seenAt: string }) => ({ ...values, corpId }),
)

/** The stores of these ids, or every store for null. */
export const listStoresOf = named(
  'staff_stores',
  sql<{ storeId: string; name: Texts }>`select store_id as "storeId", name from store
     where corp_id = :corpId and (:storeIds?::text[] is null or store_id = any (:storeIds?::text[])) order by store_id limit 1000`,
  (corpId: string, storeIds: readonly string[] | null) => ({ corpId, storeIds }),
)

/** Takes a step of the second factor unless it, or a later one, was taken before; no row when it was. */
export const takeTotpStep = named(
  'staff_take_totp',
  sql`update staff set totp_step = :step where corp_id = :corpId and staff_id = :staffId and totp_step < :step returning staff_id as "staffId"`,
  (corpId: string, staffId: string, step: number) => ({ corpId, staffId, step }),
)

/** Uses a recovery code up; no row when there is none such, or not any more. */
export const takeRecoveryCode = named(
  'staff_take_recovery_code',
  sql`update staff_recovery_code set used_at = :now
     where corp_id = :corpId and staff_id = :staffId and code_hash = :hash and used_at is null returning staff_id as "staffId"`,
  (corpId: string, { now, ...values }: { staffId: string; hash: string; now: number }) => ({
    ...values,
    corpId,
    now: new Date(now),
  }),
)
