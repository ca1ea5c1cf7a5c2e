import { staffStatus } from '../../../base/status.ts'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

export const findInvited = named(
  'staff_invited',
  sql`select staff_id as "staffId", account, name from staff
     where corp_id = :corpId and invite_hash = :hash and invite_ends_at > :now and status = ${staffStatus.active}`,
  (corpId: string, hash: string, now: number) => ({ corpId, hash, now: new Date(now) }),
)

/** Sets the password of the person who was invited by this link; no row when it is over. */
export const takeInvitation = named(
  'staff_take_invitation',
  sql`update staff set password_hash = :passwordHash, invite_hash = null, invite_ends_at = null, version = version + 1
     where corp_id = :corpId and invite_hash = :hash and invite_ends_at > :now and status = ${staffStatus.active}
     returning staff_id as "staffId", account`,
  (corpId: string, { now, ...values }: { hash: string; passwordHash: string; now: number }) => ({
    ...values,
    corpId,
    now: new Date(now),
  }),
)

/** Replaces the very hash that was compared; no row when it is another by now. */
export const replacePassword = named(
  'staff_replace_password',
  sql`update staff set password_hash = :after where corp_id = :corpId and staff_id = :staffId and password_hash = :before
     returning staff_id as "staffId"`,
  (corpId: string, values: { staffId: string; before: string; after: string }) => ({ ...values, corpId }),
)

/** Keeps a secret that does not count yet; no row for whom the second factor is on. */
export const startTotp = named(
  'staff_start_totp',
  sql`update staff set totp_secret = :secret where corp_id = :corpId and staff_id = :staffId and totp_since is null returning staff_id as "staffId"`,
  (corpId: string, staffId: string, secret: string) => ({ corpId, staffId, secret }),
)

/** Takes the second factor into use, with the step of the code that proved it; no row when it is another secret by now. */
export const confirmTotp = named(
  'staff_confirm_totp',
  sql`update staff set totp_since = :now, totp_step = :step
     where corp_id = :corpId and staff_id = :staffId and totp_secret = :secret and totp_since is null returning staff_id as "staffId"`,
  (corpId: string, { now, ...values }: { staffId: string; secret: string; step: number; now: number }) => ({
    ...values,
    corpId,
    now: new Date(now),
  }),
)

export const deleteRecoveryCodes = named(
  'staff_delete_recovery_codes',
  sql`delete from staff_recovery_code where corp_id = :corpId and staff_id = :staffId`,
  (corpId: string, staffId: string) => ({ corpId, staffId }),
)

export const insertRecoveryCodes = named(
  'staff_insert_recovery_codes',
  sql`insert into staff_recovery_code (corp_id, staff_id, code_hash) select :corpId, :staffId, unnest(:hashes::text[])`,
  (corpId: string, staffId: string, hashes: readonly string[]) => ({ corpId, staffId, hashes }),
)

export const countRecoveryCodes = named(
  'staff_count_recovery_codes',
  sql<{
    left: number
  }>`select count(*) as "left!" from staff_recovery_code where corp_id = :corpId and staff_id = :staffId and used_at is null`,
  (corpId: string, staffId: string) => ({ corpId, staffId }),
)
