import { mostPinTries } from '@tiffin/core/staff/pin'
import type { Grant } from '@tiffin/core/staff/rights'
import type { ExtraPermission } from '@tiffin/core/staff/role'
import { staffStatus } from '../../../base/status.ts'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { grantsOfStaff } from '../../login/index.ts'

/** A person with a PIN, and what they may allow. */
export interface HolderRow {
  readonly staffId: string
  readonly name: string
  readonly extras: ExtraPermission[]
  readonly grants: Grant[]
  readonly employeeLimit: number
  readonly manualLimit: number
  readonly refundLimit: number
  /** No try is left. */
  readonly isLocked: boolean
}

const isHolder = sql`status = ${staffStatus.active} and pin_hash is not null`

/** Everybody with a PIN. */
export const listHolders = named(
  'staff_pin_holders',
  sql<HolderRow>`select staff_id as "staffId", name, extra_permissions as extras, ${grantsOfStaff} as "grants!",
       employee_discount_limit as "employeeLimit", manual_discount_limit as "manualLimit", refund_limit as "refundLimit",
       pin_tries >= ${mostPinTries} as "isLocked!"
     from staff where corp_id = :corpId and ${isHolder} order by name, staff_id`,
  (corpId: string) => ({ corpId }),
)

/** Counts a try; no row when none is left, or there is no PIN. */
export const takePinTry = named(
  'staff_pin_try',
  sql<{ readonly pinHash: string }>`update staff set pin_tries = pin_tries + 1
     where corp_id = :corpId and staff_id = :staffId and ${isHolder} and pin_tries < ${mostPinTries} returning pin_hash as "pinHash!"`,
  (corpId: string, staffId: string) => ({ corpId, staffId }),
)

/** It was right: the tries before are forgotten, unless another PIN was set meanwhile. */
export const forgetPinTries = named(
  'staff_pin_right',
  sql`update staff set pin_tries = 0 where corp_id = :corpId and staff_id = :staffId and pin_hash = :pinHash`,
  (corpId: string, values: { staffId: string; pinHash: string }) => ({ ...values, corpId }),
)

/** Sets a PIN, or takes it away. */
export const putPin = named(
  'staff_pin_put',
  sql`update staff set pin_hash = :pinHash?, pin_tries = 0 where corp_id = :corpId and staff_id = :staffId`,
  (corpId: string, values: { staffId: string; pinHash: string | null }) => ({ ...values, corpId }),
)
