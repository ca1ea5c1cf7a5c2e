import { customerStatus } from '../../base/status.ts'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'
import { agreementInForce, customerValues, type NewCustomer } from '../login/index.ts'

/** A phone's account as log-in by password knows it. */
export interface AccountRow {
  readonly customerId: string
  readonly passwordHash: string | null
  readonly isActive: boolean
}

const columns = sql`customer_id as "customerId", password_hash as "passwordHash", status = ${customerStatus.active} as "isActive!"`

export const findAccount = named(
  'password_account',
  sql<AccountRow>`select ${columns} from customer where corp_id = :corpId and phone = :phone`,
  (corpId: string, phone: string) => ({ corpId, phone }),
)

export const findOwnHash = named(
  'password_own',
  sql`select password_hash as "passwordHash" from customer where corp_id = :corpId and customer_id = :customerId and status = ${customerStatus.active}`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

/** Notes the agreement in force, if the account is still the one whose password was compared; no row when not. */
export const acceptAgreement = named(
  'password_accept',
  sql`update customer set agreement_version = ${agreementInForce}
     where corp_id = :corpId and customer_id = :customerId and phone = :phone and password_hash = :passwordHash and status = ${customerStatus.active}
     returning customer_id as "customerId"`,
  (corpId: string, values: { customerId: string; phone: string; passwordHash: string }) => ({ ...values, corpId }),
)

/** A customer with a password; no row when the phone has an account. */
export const insertWithPassword = named(
  'password_register',
  sql`insert into customer
       (corp_id, customer_id, phone, nick_name, member_no, language, created_at, password_hash, agreement_version)
     values (:corpId, :customerId, :phone, :nickName, :memberNo, :language, :now, :passwordHash, ${agreementInForce})
     on conflict (corp_id, phone) do nothing
     returning customer_id as "customerId"`,
  (customer: NewCustomer, passwordHash: string) => ({ ...customerValues(customer), passwordHash }),
)

/** Replaces the very hash that was seen, which may be none; no row when it is another by now. */
export const replacePassword = named(
  'password_replace',
  sql`update customer set password_hash = :after
     where corp_id = :corpId and customer_id = :customerId and password_hash is not distinct from :before? and status = ${customerStatus.active}
     returning phone as "phone!"`,
  (corpId: string, values: { customerId: string; before: string | null; after: string }) => ({ ...values, corpId }),
)
