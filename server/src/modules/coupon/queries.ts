import type { Texts } from '@tiffin/core/language/language'
import type { Money } from '@tiffin/core/money/money'
import { named, type Statement } from '../../db/statement.ts'

/** A coupon with its kind. */
export interface CouponRow {
  readonly couponId: string
  readonly couponNo: string
  readonly type: number
  readonly name: Texts
  readonly description: Texts
  readonly threshold: Money
  readonly discount: number
  readonly maxReduction: Money | null
  readonly productIdList: string[] | null
  readonly storeIdList: string[] | null
  readonly saleChannelList: number[] | null
  readonly combinable: boolean
  readonly effectiveTime: number
  readonly expiryTime: number
  readonly isUsed: boolean
  readonly isInvalid: boolean
}

const columns = `coupon_id as "couponId", coupon_no as "couponNo", type, name, description, threshold, discount,
  max_reduction as "maxReduction", product_ids as "productIdList", store_ids as "storeIdList",
  sale_channels as "saleChannelList", combinable, effective_time as "effectiveTime", expiry_time as "expiryTime",
  order_id is not null as "isUsed", invalid_at is not null as "isInvalid"`

/** More than anybody looks through; the newest count. */
const mostHeld = 500

export const listCouponRows = (corpId: string, customerId: string): Statement<CouponRow> =>
  named(
    'coupon_list',
    `select ${columns} from customer_coupon join coupon_kind using (corp_id, kind_id)
     where corp_id = $1 and customer_id = $2 order by created_at desc, coupon_id desc limit ${mostHeld}`,
    [corpId, customerId],
  )

export const findCouponRow = (
  corpId: string,
  { customerId, couponId }: { customerId: string; couponId: string },
): Statement<CouponRow> =>
  named(
    'coupon_find',
    `select ${columns} from customer_coupon join coupon_kind using (corp_id, kind_id)
     where corp_id = $1 and customer_id = $2 and coupon_id = $3`,
    [corpId, customerId, couponId],
  )

/** A coupon that an order wants, and whether an order that awaits payment holds it. */
export interface ChosenRow extends CouponRow {
  readonly isHeld: boolean
}

const heldColumn = `exists (
         select 1 from customer_order held
         where held.corp_id = $1 and held.order_id = customer_coupon.order_id and held.status = 10
       ) as "isHeld"`

/** A chosen coupon as it comes in JSON: instants are texts. */
export type ChosenJson = Omit<ChosenRow, 'effectiveTime' | 'expiryTime'> & {
  readonly effectiveTime: string
  readonly expiryTime: string
}

/** The coupons that a customer has chosen, as JSON: a column for a statement whose first parameter is the brand. */
export const chosenJsonOf = ({ customer, coupons }: Record<'customer' | 'coupons', string>): string =>
  `coalesce((select json_agg(chosen) from (
     select ${columns}, ${heldColumn} from customer_coupon join coupon_kind using (corp_id, kind_id)
     where corp_id = $1 and customer_id = ${customer} and coupon_id = any (${coupons}::text[])
   ) chosen), '[]')`

export const chosenOf = ({ effectiveTime, expiryTime, ...same }: ChosenJson): ChosenRow => ({
  ...same,
  effectiveTime: Date.parse(effectiveTime),
  expiryTime: Date.parse(expiryTime),
})

/** Everything a customer may choose from now, and what he has chosen, whatever its state. */
export const listCouponsToChoose = (
  corpId: string,
  { customerId, couponIds, now }: { customerId: string; couponIds: readonly string[]; now: number },
): Statement<ChosenRow> =>
  named(
    'coupon_to_choose',
    `select ${columns}, ${heldColumn} from customer_coupon join coupon_kind using (corp_id, kind_id)
     where corp_id = $1 and customer_id = $2 and (coupon_id = any ($3)
       or (order_id is null and invalid_at is null and effective_time <= $4 and expiry_time > $4))
     order by coupon_id = any ($3) desc, created_at desc, coupon_id desc limit ${mostHeld}`,
    [corpId, customerId, couponIds, new Date(now)],
  )

/** Where a statement that holds coupons finds what it needs: its placeholders. */
interface HoldingAt {
  readonly corp: string
  readonly customer: string
  readonly order: string
  readonly coupons: string
  readonly now: string
}

/**
 * The steps that give coupons to an order, all of them or none, to stand behind `with`; `isCouponGone` then says whether one was taken.
 * Rows are locked in key order; of two orders at the same time the second finds the first one's mark (faults.md CP-01).
 */
export const holdingCoupons = ({ corp, customer, order, coupons, now }: HoldingAt): string => `free as materialized (
     select coupon_id from customer_coupon
     where corp_id = ${corp} and customer_id = ${customer} and coupon_id = any (${coupons}::text[]) order by coupon_id for update
   ), held as (
     update customer_coupon coupon set order_id = ${order} from free
     where coupon.corp_id = ${corp} and coupon.customer_id = ${customer} and coupon.coupon_id = free.coupon_id
       and coupon.order_id is null and coupon.invalid_at is null and coupon.effective_time <= ${now} and coupon.expiry_time > ${now}
     returning 1
   )`

export const isCouponGone = ({ coupons }: Pick<HoldingAt, 'coupons'>): string =>
  `(select count(*) from held) < cardinality(${coupons}::text[])`

const holdAt = { corp: '$1', customer: '$2', order: '$3', coupons: '$4', now: '$5' }

/** Gives coupons to an order: raises `couponUsed` inside the database when one was taken meanwhile. */
export const holdCoupons = (
  corpId: string,
  of: { customerId: string; orderId: string; couponIds: readonly string[]; now: number },
): Statement =>
  named('coupon_hold', `with ${holdingCoupons(holdAt)} select refuse_when(${isCouponGone(holdAt)}, 'couponUsed')`, [
    ...[corpId, of.customerId, of.orderId, of.couponIds, new Date(of.now)],
  ])

/** What an order held is the customer's again; what has expired meanwhile stays expired. A second time finds nothing (faults.md CP-04). */
export const returnCoupons = (corpId: string, orderId: string): Statement =>
  named('coupon_return', 'update customer_coupon set order_id = null where corp_id = $1 and order_id = $2', [
    corpId,
    orderId,
  ])

/** A redeem code, and how often this customer has used it. */
export interface CodeRow {
  readonly startTime: number
  readonly endTime: number
  readonly isInvalid: boolean
  readonly isGone: boolean
  readonly isSpent: boolean
}

export const findCode = (corpId: string, of: { code: string; customerId: string }): Statement<CodeRow> =>
  named(
    'coupon_code',
    `select start_time as "startTime", end_time as "endTime", invalid_at is not null as "isInvalid",
       claimed >= most_claims as "isGone",
       (select count(*) from redeem_claim claim
        where claim.corp_id = $1 and claim.code = $2 and claim.customer_id = $3) >= most_for_one as "isSpent"
     from redeem_code where corp_id = $1 and code = $2`,
    [corpId, of.code, of.customerId],
  )

export interface Claim {
  readonly code: string
  readonly customerId: string
  readonly couponId: string
  readonly couponNo: string
  readonly now: number
}

/**
 * Counts the code's use, numbers the customer's claim and makes the coupon, in one statement: of many at the same time only as many
 * as the code allows find a place (faults.md CP-02). Raises `codeRedeemed` inside the database for the others.
 */
export const claimCode = (corpId: string, { code, customerId, couponId, couponNo, now }: Claim): Statement =>
  named(
    'coupon_claim',
    `with counted as (
       update redeem_code set claimed = claimed + 1
       where corp_id = $1 and code = $2 and claimed < most_claims and invalid_at is null and start_time <= $6 and end_time > $6
       returning kind_id, most_for_one, coupon_days
     ), before as (
       select count(*) as number from redeem_claim where corp_id = $1 and code = $2 and customer_id = $3
     ), made as (
       insert into customer_coupon (corp_id, coupon_id, coupon_no, customer_id, kind_id, effective_time, expiry_time, created_at)
       select $1, $4, $5, $3, kind_id, $6::timestamptz, $6::timestamptz + make_interval(days => coupon_days), $6
       from counted, before where number < most_for_one
       returning coupon_id
     ), claimed as (
       insert into redeem_claim (corp_id, code, customer_id, claim_no, coupon_id)
       select $1, $2, $3, number + 1, coupon_id from made, before
     )
     select refuse_when(not exists (select 1 from made), 'codeRedeemed')`,
    [corpId, code, customerId, couponId, couponNo, new Date(now)],
  )
