import type { Texts } from '@tiffin/core/language/language'
import { named, type Statement } from '../../db/statement.ts'

export interface EmployeeFound {
  readonly employeeId: string
  readonly passwordHash: string
  readonly name: string
  readonly storeId: string
  readonly storeName: Texts
  readonly permissions: string[]
}

export const findEmployee = (corpId: string, account: string): Statement<EmployeeFound> =>
  named(
    'employee_find',
    `select employee_id as "employeeId", password_hash as "passwordHash", employee.name, store_id as "storeId",
       store.name as "storeName", permissions
     from employee join store using (corp_id, store_id)
     where corp_id = $1 and account = $2 and status = 1`,
    [corpId, account],
  )
