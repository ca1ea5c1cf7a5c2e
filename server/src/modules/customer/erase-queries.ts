import { randomUUIDv7 } from 'node:crypto'
import { genders } from '@tiffin/core/customer/profile'
import { orderStatus } from '@tiffin/core/order/order-state'
import { customerStatus } from '../../base/status.ts'
import { identifier, sql } from '../../db/sql.ts'
import { named, type Statement } from '../../db/statement.ts'

/** Who a customer is, locked until the transaction ends: a log-in or an order at the same moment waits. */
export interface PersonRow {
  readonly phone: string | null
  readonly nickName: string
  readonly name: string
  readonly email: string
}

export const lockPerson = named(
  'erase_lock',
  sql<PersonRow>`select phone, nick_name as "nickName", name, email from customer
     where corp_id = :corpId and customer_id = :customerId and status = ${customerStatus.active} for update`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

interface Erased {
  readonly corpId: string
  readonly customerId: string
  readonly phone: string
  readonly now: number
}

/** The row stays for the books, without a person; without its phone it is found by no log-in. */
const emptyCustomer = named(
  'erase_customer',
  sql`update customer set phone = null, nick_name = '', name = '', gender = ${genders.unknown}, birthday = null, email = '',
       avatar = '', is_member = false, member_no = customer_id, password_hash = null, language = default,
       avoided_allergens = default, tells_allergens = default,
       status = ${customerStatus.deleted}, deleted_at = :now
     where corp_id = :corpId and customer_id = :customerId`,
  ({ corpId, customerId, now }: Erased) => ({ corpId, customerId, now: new Date(now) }),
)

const ofCustomer = ({ corpId, customerId }: Erased) => ({ corpId, customerId })

const ofPhone = ({ corpId, phone }: Erased) => ({ corpId, phone })

/** What customers wrote into their orders in their own words. */
const emptyRemarks = named(
  'erase_remarks',
  sql`update customer_order set changed_at = clock_timestamp(), remark = '',
       close_reason = case when status = ${orderStatus.cancelled} then '' else close_reason end
     where corp_id = :corpId and customer_id = :customerId`,
  ofCustomer,
)

/** What stores know of the customer's health. */
const emptyWarnings = named(
  'erase_warnings',
  sql`update order_line set warning = null where corp_id = :corpId and warning is not null
       and order_id = any (array(select order_id from customer_order where corp_id = :corpId and customer_id = :customerId))`,
  ofCustomer,
)

/** Names of those for whom the customer ordered [share-4]. */
const emptyGuests = named(
  'erase_guests',
  sql`update order_line set snapshot = snapshot - 'guestName' where corp_id = :corpId and snapshot ->> 'guestName' is not null
       and order_id = any (array(select order_id from customer_order where corp_id = :corpId and customer_id = :customerId))`,
  ofCustomer,
)

const emptyReasons = named(
  'erase_reasons',
  sql`update order_log set reason = '' where corp_id = :corpId and actor_role = 'customer' and actor_id = :customerId
       and reason <> ''
       and order_id = any (array(select order_id from customer_order where corp_id = :corpId and customer_id = :customerId))`,
  ofCustomer,
)

/** Deletes the customer's rows of one table. */
const deleteOfCustomer = (what: 'cart' | 'favourites' | 'requests' | 'clients' | 'groups', table: string) =>
  named(
    `erase_${what}`,
    sql`delete from ${identifier(table)} where corp_id = :corpId and customer_id = :customerId`,
    ofCustomer,
  )

const deletions = [
  deleteOfCustomer('cart', 'customer_cart'),
  deleteOfCustomer('favourites', 'favourite_store'),
  deleteOfCustomer('requests', 'order_request'),
  deleteOfCustomer('clients', 'push_client'),
  deleteOfCustomer('groups', 'group_order'),
]

const forgetNetworks = named(
  'erase_networks',
  sql`update customer_session set network_hash = null where corp_id = :corpId and customer_id = :customerId`,
  ofCustomer,
)

const endCoupons = named(
  'erase_coupons',
  sql`update customer_coupon set invalid_at = :now
     where corp_id = :corpId and customer_id = :customerId and order_id is null and invalid_at is null`,
  ({ corpId, customerId, now }: Erased) => ({ corpId, customerId, now: new Date(now) }),
)

const deleteCodes = named(
  'erase_codes',
  sql`delete from issued_code where corp_id = :corpId and phone = :phone`,
  ofPhone,
)

/** Until the table goes. */
const deleteOldCodes = named(
  'erase_old_codes',
  sql`delete from sms_code where corp_id = :corpId and phone = :phone`,
  ofPhone,
)

/** Everything that is about the person or of use to no one else. Orders, payments, refunds and movements of points stay. */
export const erasePerson = (erased: Erased): Statement[] => [
  emptyCustomer(erased),
  emptyRemarks(erased),
  emptyReasons(erased),
  emptyWarnings(erased),
  emptyGuests(erased),
  ...deletions.map((deletion) => deletion(erased)),
  forgetNetworks(erased),
  endCoupons(erased),
  deleteCodes(erased),
  deleteOldCodes(erased),
]

/** The reason for deleting: kept without the customer, and by day only, since the hour could identify them. */
export const insertReason = named(
  'erase_reason',
  sql`insert into deletion_reason (corp_id, reason_id, reason, given_on) values (:corpId, :reasonId, :reason, :givenOn)`,
  (corpId: string, reason: string, now: number) => ({
    corpId,
    reasonId: randomUUIDv7(),
    reason,
    givenOn: new Date(now).toISOString().slice(0, 10),
  }),
)
