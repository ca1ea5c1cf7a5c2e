import { customerStatus } from '../../base/status.ts'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

export interface CustomerFound {
  readonly customerId: string
  readonly isActive: boolean
  readonly hasPassword: boolean
  readonly isNew: boolean
}

export interface NewCustomer {
  readonly corpId: string
  readonly customerId: string
  readonly phone: string
  readonly nickName: string
  readonly memberNo: string
  readonly language: string
  readonly now: number
}

export const customerValues = ({ now, ...customer }: NewCustomer) => ({ ...customer, now: new Date(now) })

/** The version of the brand's agreement that holds now; empty without one. */
export const agreementInForce = sql`coalesce(
       (select version from agreement where corp_id = :corpId order by updated_at desc, version desc limit 1), '')`

/** The customer of a phone, made when there is none, with the agreement in force noted. Of many at once one makes it and all find it. */
export const findOrInsertCustomer = named(
  'customer_find_or_insert',
  sql<CustomerFound>`insert into customer as known
       (corp_id, customer_id, phone, nick_name, member_no, language, created_at, agreement_version)
     values (:corpId, :customerId, :phone, :nickName, :memberNo, :language, :now, ${agreementInForce})
     on conflict (corp_id, phone) do update
       set agreement_version = excluded.agreement_version, language = excluded.language
     returning customer_id as "customerId", status = ${customerStatus.active} as "isActive!",
       password_hash is not null as "hasPassword!", customer_id = :customerId as "isNew!"`,
  customerValues,
)

export const findPhone = named(
  'customer_phone',
  sql`select phone from customer where corp_id = :corpId and customer_id = :customerId and status = ${customerStatus.active}`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)
