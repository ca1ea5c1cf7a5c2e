import type { Texts } from '@tiffin/core/language/language'
import { named, type Statement } from '../../db/statement.ts'

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

export const findEmployee = (corpId: string, account: string): Statement<EmployeeFound> =>
  named(
    'employee_find',
    `select employee_id as "employeeId", password_hash as "passwordHash", employee.name, store_id as "storeId",
       store.name as "storeName", permissions, employee_discount_limit as "employeeLimit",
       manual_discount_limit as "manualLimit"
     from employee join store using (corp_id, store_id)
     where corp_id = $1 and account = $2 and status = 1`,
    [corpId, account],
  )

/** A row when somebody has logged in with this account from there in the last month or so. */
export const findSeen = (corpId: string, of: { account: string; seenAt: string }): Statement<{ seen: true }> =>
  named(
    'employee_seen',
    `select true as seen from employee join employee_session using (corp_id, employee_id)
     where corp_id = $1 and account = $2 and network_hash = $3 limit 1`,
    [corpId, of.account, of.seenAt],
  )
