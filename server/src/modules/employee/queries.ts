import type { Texts } from '@tiffin/core/language/language'
import { employeeStatus } from '../../base/status.ts'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

export interface EmployeeFound {
  readonly employeeId: string
  readonly passwordHash: string
  readonly name: string
  readonly storeId: string
  readonly storeName: Texts
  readonly permissions: string[]
  readonly employeeLimit: number
  readonly manualLimit: number
}

export const findEmployee = named(
  'employee_find',
  sql<EmployeeFound>`select employee_id as "employeeId", password_hash as "passwordHash", employee.name, store_id as "storeId",
       store.name as "storeName", permissions, employee_discount_limit as "employeeLimit",
       manual_discount_limit as "manualLimit"
     from employee join store using (corp_id, store_id)
     where corp_id = :corpId and account = :account and status = ${employeeStatus.active}`,
  (corpId: string, account: string) => ({ corpId, account }),
)

/** A row when this account has logged in from this network while its session is kept. */
export const findSeen = named(
  'employee_seen',
  sql`select true as "seen!" from employee join employee_session using (corp_id, employee_id)
     where corp_id = :corpId and account = :account and network_hash = :seenAt limit 1`,
  (corpId: string, values: { account: string; seenAt: string }) => ({ ...values, corpId }),
)
