import { randomUUIDv7 } from 'node:crypto'
import { named, type Statement } from '../../db/statement.ts'

/** Who a customer is, locked until the transaction ends: whoever logs in or orders at the same moment waits. */
export interface PersonRow {
  readonly phone: string | null
  readonly nickName: string
  readonly name: string
  readonly email: string
}

export const lockPerson = (corpId: string, customerId: string): Statement<PersonRow> =>
  named(
    'erase_lock',
    `select phone, nick_name as "nickName", name, email from customer
     where corp_id = $1 and customer_id = $2 and status = 1 for update`,
    [corpId, customerId],
  )

interface Erased {
  readonly corpId: string
  readonly customerId: string
  readonly phone: string
  readonly now: number
}

/** The row stays for the books, with nobody in it; without its phone it is found by no log-in. */
const emptyCustomer = ({ corpId, customerId, now }: Erased): Statement =>
  named(
    'erase_customer',
    `update customer set phone = null, nick_name = '', name = '', gender = 0, birthday = null, email = '', avatar = '',
       is_member = false, member_no = customer_id, password_hash = null, language = default, status = 2, deleted_at = $3
     where corp_id = $1 and customer_id = $2`,
    [corpId, customerId, new Date(now)],
  )

/** What a customer wrote into his orders in his own words. */
const emptyOrders = ({ corpId, customerId }: Erased): Statement[] => [
  named(
    'erase_remarks',
    `update customer_order set changed_at = clock_timestamp(), remark = '', close_reason = case when status = 60 then '' else close_reason end
     where corp_id = $1 and customer_id = $2`,
    [corpId, customerId],
  ),
  named(
    'erase_reasons',
    `update order_log set reason = '' where corp_id = $1 and actor_role = 'customer' and actor_id = $2 and reason <> ''
       and order_id = any (array(select order_id from customer_order where corp_id = $1 and customer_id = $2))`,
    [corpId, customerId],
  ),
]

const ofCustomer = (name: string, text: string, { corpId, customerId }: Erased): Statement =>
  named(`erase_${name}`, `${text} where corp_id = $1 and customer_id = $2`, [corpId, customerId])

/** Everything that is about the person or of use to nobody else. Orders, payments, refunds and movements of points stay. */
export const erasePerson = (of: Erased): Statement[] => [
  emptyCustomer(of),
  ...emptyOrders(of),
  ofCustomer('cart', 'delete from customer_cart', of),
  ofCustomer('favourites', 'delete from favourite_store', of),
  ofCustomer('requests', 'delete from order_request', of),
  ofCustomer('clients', 'delete from push_client', of),
  ofCustomer('networks', 'update customer_session set network_hash = null', of),
  named(
    'erase_coupons',
    `update customer_coupon set invalid_at = $3
     where corp_id = $1 and customer_id = $2 and order_id is null and invalid_at is null`,
    [of.corpId, of.customerId, new Date(of.now)],
  ),
  named('erase_codes', 'delete from issued_code where corp_id = $1 and phone = $2', [of.corpId, of.phone]),
  named('erase_old_codes', 'delete from sms_code where corp_id = $1 and phone = $2', [of.corpId, of.phone]), // until the table goes
]

/** Why somebody went: kept without who, and without the hour that would tell. */
export const insertReason = (corpId: string, reason: string, now: number): Statement =>
  named('erase_reason', 'insert into deletion_reason (corp_id, reason_id, reason, given_on) values ($1, $2, $3, $4)', [
    corpId,
    randomUUIDv7(),
    reason,
    new Date(now).toISOString().slice(0, 10),
  ])
