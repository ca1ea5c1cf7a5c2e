import { randomUUIDv7 } from 'node:crypto'
import type { StaffDiscount } from '@tiffin/core/pricing/staff-discounts'
import { refuseWhen } from '../../db/raised.ts'
import { sql } from '../../db/sql.ts'
import { named, type Statement } from '../../db/statement.ts'

/** A discount that staff granted and no order has taken yet. */
export interface GrantedDiscount extends StaffDiscount {
  readonly discountId: string
}

/** What an employee wants to grant; neither amount nor per-mille withdraws what was granted. */
export interface DiscountWish {
  readonly type: number
  readonly amount: number | null
  readonly perMille: number | null
  readonly limit: number
  /** Who allows what is above the employee's own limit. */
  readonly approver: { readonly staffId: string; readonly name: string } | undefined
  readonly reason: string
  readonly staffId: string
  readonly storeId: string
  readonly now: number
}

const columns = sql`'discountId', discount_id, 'type', type, 'amount', amount, 'perMille', per_mille, 'limit', most`

/** What waits for the next order under the help named `assist` in the statement, oldest first, as JSON. */
export const grantedJson = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(${columns}) order by granted_at), '[]') from staff_discount granted
  where granted.corp_id = assist.corp_id and granted.assist_id = assist.assist_id
    and granted.order_id is null and granted.ended_at is null)`

/**
 * The same for the latest help that a customer was given at a store, in a statement that knows `corpId`, `customerId`, `storeId` and
 * `now`. It stays when the help is over, until the half hour of its scan has passed or new help begins there (docs/decisions/0040).
 */
export const grantedAtStoreJson = sql`coalesce((select ${grantedJson} from assist
     where assist.corp_id = :corpId and assist.customer_id = :customerId and assist.store_id = :storeId
       and assist.expires_at > :now
     order by assist.started_at desc limit 1), '[]')`

export const findGranted = named(
  'staff_discount_find',
  sql<{ granted: GrantedDiscount[] }>`select ${grantedAtStoreJson} as "granted!"`,
  (corpId: string, values: { customerId: string; storeId: string; now: number }) => ({
    ...values,
    corpId,
    now: new Date(values.now),
  }),
)

/** Binds discounts to the order that takes them; raises `staffDiscountGone` when another order was first or staff withdrew one. */
export const takeGranted = named(
  'staff_discount_take',
  sql`with taken as (
       update staff_discount set order_id = :orderId
       where corp_id = :corpId and discount_id = any (:discountIds::text[]) and order_id is null and ended_at is null returning 1
     ) select ${refuseWhen(sql`(select count(*) from taken) < cardinality(:discountIds::text[])`, 'staffDiscountGone')}`,
  (corpId: string, orderId: string, discountIds: readonly string[]) => ({ corpId, orderId, discountIds }),
)

/**
 * What a help granted is open again when the order that took it ends unpaid, and the customer hears of it. The row that was taken
 * ends and keeps its order, as the log; a new one takes its place, unless staff has granted of that kind since (docs/decisions/0084).
 */
export const returnGranted = named(
  'staff_discount_return',
  sql`with ended as (
       update staff_discount set ended_at = :now
       where corp_id = :corpId and order_id = :orderId and assist_id is not null and ended_at is null returning *
     ), back as (
       insert into staff_discount (corp_id, discount_id, type, assist_id, employee_id, store_id, amount, per_mille, most, reason, granted_at, approved_by)
       select corp_id, gen_random_uuid()::text, type, assist_id, employee_id, store_id, amount, per_mille, most, reason, granted_at, approved_by
       from ended on conflict do nothing returning assist_id
     )
     insert into outbox (corp_id, event_id, topic, customer_id, payload, created_at)
     select :corpId, :eventId, 'assist', customer_id, jsonb_build_object('assistId', assist_id), :now
     from assist where corp_id = :corpId and assist_id in (select assist_id from back)`,
  (corpId: string, orderId: string, now: number) => ({
    ...{ corpId, orderId, now: new Date(now), eventId: randomUUIDv7() },
  }),
)

/** The help or the order that a discount is for. */
interface GrantedTo {
  readonly assistId: string | null
  readonly orderId: string | null
}

const endGranted = named(
  'staff_discount_end',
  sql`update staff_discount set ended_at = :now where corp_id = :corpId and type = :type and ended_at is null
       and (order_id = :orderId? or (assist_id = :assistId? and order_id is null))`,
  (corpId: string, { assistId, orderId }: GrantedTo, { type, now }: DiscountWish) => ({
    ...{ corpId, assistId, orderId, type, now: new Date(now) },
  }),
)

const grant = named(
  'staff_discount_grant',
  sql`insert into staff_discount (corp_id, discount_id, type, assist_id, order_id, employee_id, store_id, amount, per_mille,
       most, reason, granted_at, approved_by)
     values (:corpId, :discountId, :type, :assistId?, :orderId?, :staffId, :storeId, :amount?, :perMille?,
       :limit, :reason, :now, :approvedBy)`,
  (corpId: string, { assistId, orderId }: GrantedTo, wish: DiscountWish) => ({
    ...{ corpId, discountId: randomUUIDv7(), type: wish.type, assistId, orderId },
    ...{ staffId: wish.staffId, storeId: wish.storeId, amount: wish.amount, perMille: wish.perMille },
    ...{ limit: wish.limit, reason: wish.reason, now: new Date(wish.now) },
    approvedBy: wish.approver?.staffId ?? '',
  }),
)

/** Ends what was granted of this kind and grants the new one. */
export function replaceGranted(
  corpId: string,
  { assistId = null, orderId = null }: { assistId?: string | null; orderId?: string | null },
  wish: DiscountWish,
): Statement[] {
  const to = { assistId, orderId }
  const isWithdrawn = wish.amount === null && wish.perMille === null
  return [endGranted(corpId, to, wish), ...(isWithdrawn ? [] : [grant(corpId, to, wish)])]
}

/** Most that an employee may take off one order, by kind. */
export interface DiscountLimits {
  readonly employee: number
  readonly manual: number
}

export const findDiscountLimits = named(
  'staff_discount_limits',
  sql<DiscountLimits>`select employee_discount_limit as employee, manual_discount_limit as manual from staff
     where corp_id = :corpId and staff_id = :staffId`,
  (corpId: string, staffId: string) => ({ corpId, staffId }),
)
