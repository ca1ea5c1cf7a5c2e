import { randomUUIDv7 } from 'node:crypto'
import { named, type Statement } from '../../db/statement.ts'
import { type GrantedDiscount, grantedJson } from './staff-discounts.ts'

/** What every change begins with: brand, instant, and the ids of its line in the log and of its hint. */
const head = (corpId: string, now: number): unknown[] => [corpId, new Date(now), randomUUIDv7(), randomUUIDv7()]

/** Writes the line in the log, and lets the customer's browsers hear of it: a hint without personal data. */
const noting = (from: string, action: string, role: string) => `logged as (
    insert into assist_log (corp_id, log_id, assist_id, action, actor_role, logged_at)
    select $1, $3, assist_id, '${action}', '${role}', $2 from ${from}
  ), told as (
    insert into outbox (corp_id, event_id, topic, customer_id, payload, created_at)
    select $1, $4, 'assist', customer_id, jsonb_build_object('assistId', assist_id), $2 from ${from}
  )`

export interface NewAssist {
  readonly assistId: string
  readonly nonce: string
  readonly customerId: string
  readonly employeeId: string
  readonly storeId: string
  readonly now: number
  readonly expiresAt: number
}

/** Makes those who scan codes of one customer wait for each other until the transaction ends. */
export const lockCustomer = (corpId: string, customerId: string): Statement =>
  named('assist_lock', 'select 1 from customer where corp_id = $1 and customer_id = $2 for no key update', [
    corpId,
    customerId,
  ])

/** Uses a code up and begins to help: no row when it was used before, or its customer is no more. Ends what help he had before. */
export const openAssist = (corpId: string, assist: NewAssist): Statement<{ assistId: string }> =>
  named(
    'assist_open',
    `with opened as (
       insert into assist (corp_id, assist_id, nonce, customer_id, employee_id, store_id, started_at, expires_at)
       select $1, $5, $6, customer_id, $8, $9, $2, $10 from customer where corp_id = $1 and customer_id = $7 and status = 1
       on conflict (corp_id, nonce) do nothing
       returning assist_id, customer_id
     ), ended as (
       update assist set ended_at = $2
       where corp_id = $1 and customer_id = $7 and ended_at is null and expires_at > $2 and exists (select from opened)
     ), ${noting('opened', 'scan', 'employee')}
     select assist_id as "assistId" from opened`,
    [
      ...[...head(corpId, assist.now), assist.assistId, assist.nonce, assist.customerId],
      ...[assist.employeeId, assist.storeId, new Date(assist.expiresAt)],
    ],
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

/** The help that this employee gives or gave. */
export const findAssistRow = (corpId: string, of: { assistId: string; employeeId: string }): Statement<AssistRow> =>
  named(
    'assist_find',
    `select assist_id as "assistId", customer_id as "customerId", is_member as "isMember", member_no as "memberNo",
       nick_name as "nickName", coalesce(phone, '') as phone, store_id as "storeId",
       case when status = 1 then least(expires_at, coalesce(ended_at, expires_at)) else started_at end as "expiresAt"
     from assist join customer using (corp_id, customer_id)
     where corp_id = $1 and assist_id = $2 and employee_id = $3`,
    [corpId, of.assistId, of.employeeId],
  )

/** Who helps a customer, where, and what they granted for the next order there. */
export interface Assistant {
  readonly employeeName: string
  readonly storeId: string
  readonly isOver: boolean
  readonly discountList: GrantedDiscount[]
}

/** Who helps the customer, or helped last and granted what no order has taken yet. */
export const findAssistant = (
  corpId: string,
  { customerId, now }: { customerId: string; now: number },
): Statement<Assistant> =>
  named(
    'assist_of_customer',
    `select * from (
       select employee.name as "employeeName", assist.store_id as "storeId", assist.ended_at is not null as "isOver",
         ${grantedJson} as "discountList"
       from assist join employee using (corp_id, employee_id)
       where corp_id = $1 and customer_id = $2 and expires_at > $3
       order by started_at desc limit 1
     ) latest where not "isOver" or "discountList" <> '[]'`,
    [corpId, customerId, new Date(now)],
  )

/** Notes that the employee granted a discount, and lets the customer see it. */
export const noteDiscount = (corpId: string, { assistId, now }: { assistId: string; now: number }): Statement =>
  named(
    'assist_discount',
    `with granted as (select assist_id, customer_id from assist where corp_id = $1 and assist_id = $5),
       ${noting('granted', 'discount', 'employee')} select`,
    [...head(corpId, now), assistId],
  )

/** Notes that the employee changed the cart, and lets the customer see it. */
export const noteSavedCart = (corpId: string, { assistId, now }: { assistId: string; now: number }): Statement =>
  named(
    'assist_cart',
    `with saved as (select assist_id, customer_id from assist where corp_id = $1 and assist_id = $5),
       ${noting('saved', 'saveCart', 'employee')} select`,
    [...head(corpId, now), assistId],
  )

/** Of several that end at once one is told of: a hint says only that something is new. */
const ending = (whose: string, role: string) => `with ended as (
    update assist set ended_at = $2 where corp_id = $1 and ended_at is null and expires_at > $2 and ${whose}
    returning assist_id, customer_id
  ), one as (select * from ended limit 1), ${noting('one', 'end', role)} select`

export const endAssistRow = (corpId: string, { assistId, now }: { assistId: string; now: number }): Statement =>
  named('assist_end', ending('assist_id = $5', 'employee'), [...head(corpId, now), assistId])

export const dismissAssistants = (corpId: string, of: { customerId: string; now: number }): Statement =>
  named('assist_dismiss', ending('customer_id = $5', 'customer'), [...head(corpId, of.now), of.customerId])

export interface GivenHelp {
  readonly employeeName: string
  readonly storeId: string
  readonly startTime: number
  readonly endTime: number
}

/** All help that is still written down, newest first. */
export const listAssists = (corpId: string, customerId: string): Statement<GivenHelp> =>
  named(
    'assist_list',
    `select employee.name as "employeeName", assist.store_id as "storeId", started_at as "startTime",
       coalesce(ended_at, expires_at) as "endTime"
     from assist join employee using (corp_id, employee_id)
     where corp_id = $1 and customer_id = $2 order by started_at desc`,
    [corpId, customerId],
  )

export const findMemberNo = (corpId: string, customerId: string): Statement<{ memberNo: string }> =>
  named('member_no', 'select member_no as "memberNo" from customer where corp_id = $1 and customer_id = $2', [
    corpId,
    customerId,
  ])
