import { randomUUIDv7 } from 'node:crypto'
import type { StaffDiscount } from '@tiffin/core/pricing/staff-discounts'
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
  readonly reason: string
  readonly employeeId: string
  readonly storeId: string
  readonly now: number
}

const columns = `'discountId', discount_id, 'type', type, 'amount', amount, 'perMille', per_mille, 'limit', most`

/** What waits for the next order under the help named `assist` in the statement, oldest first, as JSON. */
export const grantedJson = `(
  select coalesce(jsonb_agg(jsonb_build_object(${columns}) order by granted_at), '[]') from staff_discount granted
  where granted.corp_id = assist.corp_id and granted.assist_id = assist.assist_id
    and granted.order_id is null and granted.ended_at is null)`

/**
 * The same for the latest help that a customer was given at a store, for parameters that hold brand, customer, store and instant. It
 * stays when the help is over, until the half hour of its scan has passed or new help begins there (docs/decisions/0040).
 */
export const grantedJsonOf = ({ corp, customer, store, now }: Record<'corp' | 'customer' | 'store' | 'now', string>) =>
  `coalesce((select ${grantedJson} from assist
     where assist.corp_id = ${corp} and assist.customer_id = ${customer} and assist.store_id = ${store}
       and assist.expires_at > ${now}
     order by assist.started_at desc limit 1), '[]')`

export const findGranted = (
  corpId: string,
  of: { customerId: string; storeId: string; now: number },
): Statement<{ granted: GrantedDiscount[] }> =>
  named(
    'staff_discount_find',
    `select ${grantedJsonOf({ corp: '$1', customer: '$2', store: '$3', now: '$4' })} as granted`,
    [corpId, of.customerId, of.storeId, new Date(of.now)],
  )

/** Binds discounts to the order that takes them; raises `staffDiscountGone` when another order was first or staff withdrew one. */
export const takeGranted = (corpId: string, orderId: string, discountIds: readonly string[]): Statement =>
  named(
    'staff_discount_take',
    `with taken as (
       update staff_discount set order_id = $2
       where corp_id = $1 and discount_id = any ($3::text[]) and order_id is null and ended_at is null returning 1
     ) select refuse_when((select count(*) from taken) < cardinality($3::text[]), 'staffDiscountGone')`,
    [corpId, orderId, discountIds],
  )

/** Ends what was granted of this kind and grants the new one; `for` is the help or the order it is for. */
export function replaceGranted(
  corpId: string,
  { assistId = null, orderId = null }: { assistId?: string | null; orderId?: string | null },
  wish: DiscountWish,
): Statement[] {
  const now = new Date(wish.now)
  const ending = named(
    'staff_discount_end',
    `update staff_discount set ended_at = $5 where corp_id = $1 and type = $4 and ended_at is null
       and (order_id = $3 or (assist_id = $2 and order_id is null))`,
    [corpId, assistId, orderId, wish.type, now],
  )
  if (wish.amount === null && wish.perMille === null) return [ending]
  const granting = named(
    'staff_discount_grant',
    `insert into staff_discount (corp_id, discount_id, type, assist_id, order_id, employee_id, store_id, amount, per_mille,
       most, reason, granted_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[corpId, randomUUIDv7(), wish.type, assistId, orderId, wish.employeeId, wish.storeId],
      ...[wish.amount, wish.perMille, wish.limit, wish.reason, now],
    ],
  )
  return [ending, granting]
}

/** Most that an employee may take off one order, by kind. */
export interface DiscountLimits {
  readonly employee: number
  readonly manual: number
}

export const findDiscountLimits = (corpId: string, employeeId: string): Statement<DiscountLimits> =>
  named(
    'staff_discount_limits',
    `select employee_discount_limit as employee, manual_discount_limit as manual from employee
     where corp_id = $1 and employee_id = $2`,
    [corpId, employeeId],
  )
