import { randomUUIDv7 } from 'node:crypto'
import { customerStatus } from '../../base/status.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'
import { type GrantedDiscount, grantedJson } from './staff-discounts.ts'

/** What every change has: brand, instant, and the ids of its line in the log and of its hint. */
const changeAt = (corpId: string, now: number) => ({
  ...{ corpId, now: new Date(now), logId: randomUUIDv7(), eventId: randomUUIDv7() },
})

/** Writes the line in the log, and lets the customer's browsers hear of it: a hint without personal data. */
const noting = (from: Sql, action: Sql, role: Sql) => sql`logged as (
    insert into assist_log (corp_id, log_id, assist_id, action, actor_role, logged_at)
    select :corpId, :logId, assist_id, ${action}, ${role}, :now from ${from}
  ), event as (
    insert into outbox (corp_id, event_id, topic, customer_id, payload, created_at)
    select :corpId, :eventId, 'assist', customer_id, jsonb_build_object('assistId', assist_id), :now from ${from}
  )`

export interface NewAssist {
  readonly assistId: string
  readonly nonce: string
  readonly customerId: string
  readonly staffId: string
  readonly storeId: string
  readonly now: number
  readonly expiresAt: number
}

/** Makes those who scan codes of one customer wait for each other until the transaction ends. */
export const lockCustomer = named(
  'assist_lock',
  sql`select 1 from customer where corp_id = :corpId and customer_id = :customerId for no key update`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

/** Uses a code up and begins to help: no row when it was used before, or its customer is no more. Ends the help before it. */
export const openAssist = named(
  'assist_open',
  sql`with opened as (
       insert into assist (corp_id, assist_id, nonce, customer_id, employee_id, store_id, started_at, expires_at)
       select :corpId, :assistId, :nonce, customer_id, :staffId, :storeId, :now, :expiresAt from customer
       where corp_id = :corpId and customer_id = :customerId and status = ${customerStatus.active}
       on conflict (corp_id, nonce) do nothing
       returning assist_id, customer_id
     ), ended as (
       update assist set ended_at = :now
       where corp_id = :corpId and customer_id = :customerId and ended_at is null and expires_at > :now and exists (select from opened)
     ), ${noting(sql`opened`, sql`'scan'`, sql`'employee'`)}
     select assist_id as "assistId" from opened`,
  (corpId: string, assist: NewAssist) => ({
    ...changeAt(corpId, assist.now),
    ...{ assistId: assist.assistId, nonce: assist.nonce, customerId: assist.customerId },
    ...{ staffId: assist.staffId, storeId: assist.storeId, expiresAt: new Date(assist.expiresAt) },
  }),
)

export interface AssistRow {
  readonly assistId: string
  readonly customerId: string
  readonly isMember: boolean
  readonly memberNo: string
  readonly nickName: string
  readonly phone: string
  readonly storeId: string
  /** Epoch ms; in the past when the help has ended. */
  readonly expiresAt: number
}

/** The help that this employee gives or gave at a store. */
export const findAssistRow = named(
  'assist_find',
  sql<AssistRow>`select assist_id as "assistId", customer_id as "customerId", is_member as "isMember", member_no as "memberNo",
       nick_name as "nickName", coalesce(phone, '') as "phone!", store_id as "storeId",
       case when status = ${customerStatus.active} then least(expires_at, coalesce(ended_at, expires_at)) else started_at end as "expiresAt!"
     from assist join customer using (corp_id, customer_id)
     where corp_id = :corpId and assist_id = :assistId and employee_id = :staffId and store_id = :storeId`,
  (corpId: string, { assistId, staffId, storeId }: { assistId: string; staffId: string; storeId: string }) => ({
    ...{ corpId, assistId, staffId, storeId },
  }),
)

/** Who helps a customer, where, and what they granted for the next order there. */
export interface Assistant {
  readonly employeeName: string
  readonly storeId: string
  readonly isOver: boolean
  readonly discountList: GrantedDiscount[]
}

/** Who helps the customer, or helped last and granted what no order has taken yet. */
export const findAssistant = named(
  'assist_of_customer',
  sql<Assistant>`select * from (
       select staff.name as "employeeName", assist.store_id as "storeId", assist.ended_at is not null as "isOver!",
         ${grantedJson} as "discountList!"
       from assist join staff on staff.corp_id = assist.corp_id and staff_id = employee_id
       where assist.corp_id = :corpId and customer_id = :customerId and expires_at > :now
       order by started_at desc limit 1
     ) latest where not "isOver" or "discountList" <> '[]'`,
  (corpId: string, { customerId, now }: { customerId: string; now: number }) => ({
    corpId,
    customerId,
    now: new Date(now),
  }),
)

/** Notes that the employee granted a discount, and lets the customer see it. */
export const noteDiscount = named(
  'assist_discount',
  sql`with granted as (select assist_id, customer_id from assist where corp_id = :corpId and assist_id = :assistId),
       ${noting(sql`granted`, sql`'discount'`, sql`'employee'`)} select`,
  (corpId: string, { assistId, now }: { assistId: string; now: number }) => ({ ...changeAt(corpId, now), assistId }),
)

/** Notes that the employee changed the cart, and lets the customer see it; no row when the help has ended. */
export const noteSavedCart = named(
  'assist_cart',
  sql`with saved as (
         select assist_id, customer_id from assist
         where corp_id = :corpId and assist_id = :assistId and ended_at is null and expires_at > :now for share
       ), ${noting(sql`saved`, sql`'saveCart'`, sql`'employee'`)}
     select assist_id as "assistId" from saved`,
  (corpId: string, { assistId, now }: { assistId: string; now: number }) => ({ ...changeAt(corpId, now), assistId }),
)

/** Of several that end together one is announced: a hint says only that something is new. */
const ending = (whose: Sql, role: Sql) => sql`with ended as (
    update assist set ended_at = :now where corp_id = :corpId and ended_at is null and expires_at > :now and ${whose}
    returning assist_id, customer_id
  ), one as (select * from ended limit 1), ${noting(sql`one`, sql`'end'`, role)} select`

export const endAssistRow = named(
  'assist_end',
  ending(sql`assist_id = :assistId`, sql`'employee'`),
  (corpId: string, { assistId, now }: { assistId: string; now: number }) => ({ ...changeAt(corpId, now), assistId }),
)

export const dismissAssistants = named(
  'assist_dismiss',
  ending(sql`customer_id = :customerId`, sql`'customer'`),
  (corpId: string, { customerId, now }: { customerId: string; now: number }) => ({
    ...changeAt(corpId, now),
    customerId,
  }),
)

export interface GivenHelp {
  readonly employeeName: string
  readonly storeId: string
  readonly startTime: number
  readonly endTime: number
}

/** All help that is still written down, newest first. */
export const listAssists = named(
  'assist_list',
  sql<GivenHelp>`select staff.name as "employeeName", assist.store_id as "storeId", started_at as "startTime",
       coalesce(ended_at, expires_at) as "endTime!"
     from assist join staff on staff.corp_id = assist.corp_id and staff_id = employee_id
     where assist.corp_id = :corpId and customer_id = :customerId order by started_at desc`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

export const findMemberNo = named(
  'member_no',
  sql`select member_no as "memberNo" from customer where corp_id = :corpId and customer_id = :customerId`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)
