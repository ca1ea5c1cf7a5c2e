import { named, type Statement } from '../../db/statement.ts'

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

/** The customer of a phone, made when there is none, with the agreement in force noted. Of many at once one makes him and all find him. */
export const findOrInsertCustomer = (customer: NewCustomer): Statement<CustomerFound> => {
  const { corpId, customerId, phone, nickName, memberNo, language, now } = customer
  return named(
    'customer_find_or_insert',
    `insert into customer as known
       (corp_id, customer_id, phone, nick_name, member_no, language, created_at, agreement_version)
     values ($1, $2, $3, $4, $5, $6, $7, coalesce(
       (select version from agreement where corp_id = $1 order by updated_at desc, version desc limit 1), ''))
     on conflict (corp_id, phone) do update
       set agreement_version = excluded.agreement_version, language = excluded.language
     returning customer_id as "customerId", status = 1 as "isActive", password_hash is not null as "hasPassword",
       customer_id = $2 as "isNew"`,
    [corpId, customerId, phone, nickName, memberNo, language, new Date(now)],
  )
}

export const findPhone = (corpId: string, customerId: string): Statement<{ phone: string | null }> =>
  named('customer_phone', 'select phone from customer where corp_id = $1 and customer_id = $2 and status = 1', [
    corpId,
    customerId,
  ])
