import { named, type Statement } from '../../db/statement.ts'
import type { NewCustomer } from '../login/index.ts'

/** A phone's account as log-in by password knows it. */
export interface AccountRow {
  readonly customerId: string
  readonly passwordHash: string | null
  readonly isActive: boolean
}

const columns = `customer_id as "customerId", password_hash as "passwordHash", status = 1 as "isActive"`

export const findAccount = (corpId: string, phone: string): Statement<AccountRow> =>
  named('password_account', `select ${columns} from customer where corp_id = $1 and phone = $2`, [corpId, phone])

export const findOwnHash = (corpId: string, customerId: string): Statement<{ passwordHash: string | null }> =>
  named(
    'password_own',
    `select password_hash as "passwordHash" from customer where corp_id = $1 and customer_id = $2 and status = 1`,
    [corpId, customerId],
  )

const agreementInForce = `coalesce(
       (select version from agreement where corp_id = $1 order by updated_at desc, version desc limit 1), '')`

/** Notes the agreement in force, if the account is still the one whose password was compared; no row when not. */
export const acceptAgreement = (
  corpId: string,
  of: { customerId: string; phone: string; passwordHash: string },
): Statement<{ customerId: string }> =>
  named(
    'password_accept',
    `update customer set agreement_version = ${agreementInForce}
     where corp_id = $1 and customer_id = $2 and phone = $3 and password_hash = $4 and status = 1
     returning customer_id as "customerId"`,
    [corpId, of.customerId, of.phone, of.passwordHash],
  )

/** A customer with a password; no row when the phone has an account. */
export const insertWithPassword = (customer: NewCustomer, passwordHash: string): Statement<{ customerId: string }> => {
  const { corpId, customerId, phone, nickName, memberNo, language, now } = customer
  return named(
    'password_register',
    `insert into customer
       (corp_id, customer_id, phone, nick_name, member_no, language, created_at, password_hash, agreement_version)
     values ($1, $2, $3, $4, $5, $6, $7, $8, ${agreementInForce})
     on conflict (corp_id, phone) do nothing
     returning customer_id as "customerId"`,
    [corpId, customerId, phone, nickName, memberNo, language, new Date(now), passwordHash],
  )
}

/** Replaces the very hash that was seen, which may be none; no row when it is another by now. */
export const replacePassword = (
  corpId: string,
  of: { customerId: string; before: string | null; after: string },
): Statement<{ phone: string }> =>
  named(
    'password_replace',
    `update customer set password_hash = $4
     where corp_id = $1 and customer_id = $2 and password_hash is not distinct from $3 and status = 1
     returning phone`,
    [corpId, of.customerId, of.before, of.after],
  )
