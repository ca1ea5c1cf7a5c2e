import type { Texts } from '@tiffin/core/language/language'
import type { Money } from '@tiffin/core/money/money'
import { orderStatus } from '@tiffin/core/order/order-state'
import { refuseWhen } from '../../db/raised.ts'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

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

const columns = sql`coupon_id as "couponId", coupon_no as "couponNo", type as "type!", name as "name!", description as "description!",
  threshold as "threshold!", discount as "discount!", max_reduction as "maxReduction", product_ids as "productIdList", store_ids as "storeIdList",
  sale_channels as "saleChannelList", combinable as "combinable!", effective_time as "effectiveTime", expiry_time as "expiryTime",
  order_id is not null as "isUsed!", invalid_at is not null as "isInvalid!"`

const termColumns = sql`corp_id, kind_id, terms_no, type, name, description, threshold, discount, max_reduction, product_ids, store_ids, sale_channels, combinable`

/** What coupons were issued with: what their kind is now, or was then [coupon-6]. */
const terms = sql`(select ${termColumns} from coupon_kind union all select ${termColumns} from coupon_terms) terms`

/** Most coupons that are read; the newest count. */
const mostHeld = 500

export const listCouponRows = named(
  'coupon_list',
  sql<CouponRow>`select ${columns} from customer_coupon join ${terms} using (corp_id, kind_id, terms_no)
     where corp_id = :corpId and customer_id = :customerId order by created_at desc, coupon_id desc limit ${mostHeld}`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

export const findCouponRow = named(
  'coupon_find',
  sql<CouponRow>`select ${columns} from customer_coupon join ${terms} using (corp_id, kind_id, terms_no)
     where corp_id = :corpId and customer_id = :customerId and coupon_id = :couponId`,
  (corpId: string, { customerId, couponId }: { customerId: string; couponId: string }) => ({
    corpId,
    customerId,
    couponId,
  }),
)

/** A coupon that an order wants, and whether an order that awaits payment holds it. */
export interface ChosenRow extends CouponRow {
  readonly isInOtherOrder: boolean
}

const heldColumn = sql`exists (
         select 1 from customer_order held
         where held.corp_id = :corpId and held.order_id = customer_coupon.order_id and held.status = ${orderStatus.awaitingPayment}
       ) as "isInOtherOrder!"`

/** A chosen coupon as it comes in JSON: instants are texts. */
export type ChosenJson = Omit<ChosenRow, 'effectiveTime' | 'expiryTime'> & {
  readonly effectiveTime: string
  readonly expiryTime: string
}

/** The coupons that a customer has chosen, as JSON: a column for a statement that knows `corpId`, `customerId` and `couponIds`. */
export const chosenJson = sql`coalesce((select json_agg(chosen) from (
     select ${columns}, ${heldColumn} from customer_coupon join ${terms} using (corp_id, kind_id, terms_no)
     where corp_id = :corpId and customer_id = :customerId and coupon_id = any (:couponIds::text[])
   ) chosen), '[]')`

export const chosenOf = ({ effectiveTime, expiryTime, ...same }: ChosenJson): ChosenRow => ({
  ...same,
  effectiveTime: Date.parse(effectiveTime),
  expiryTime: Date.parse(expiryTime),
})

/** Everything a customer may choose from now, and what was chosen, whatever its state. */
export const listCouponsToChoose = named(
  'coupon_to_choose',
  sql<ChosenRow>`select ${columns}, ${heldColumn} from customer_coupon join ${terms} using (corp_id, kind_id, terms_no)
     where corp_id = :corpId and customer_id = :customerId and (coupon_id = any (:couponIds)
       or (order_id is null and invalid_at is null and effective_time <= :now and expiry_time > :now))
     order by coupon_id = any (:couponIds) desc, created_at desc, coupon_id desc limit ${mostHeld}`,
  (
    corpId: string,
    { customerId, couponIds, now }: { customerId: string; couponIds: readonly string[]; now: number },
  ) => ({ corpId, customerId, couponIds, now: new Date(now) }),
)

/**
 * The steps that give coupons to an order, all of them or none, to stand behind `with`; `isCouponGone` then says whether one was taken.
 * Rows are locked in key order; of two orders at the same time the second finds the first one's mark [order-13].
 */
export const holdingCoupons = sql`free as materialized (
     select coupon_id from customer_coupon
     where corp_id = :corpId and customer_id = :customerId and coupon_id = any (:couponIds::text[]) order by coupon_id for update
   ), held as (
     update customer_coupon coupon set order_id = :orderId from free
     where coupon.corp_id = :corpId and coupon.customer_id = :customerId and coupon.coupon_id = free.coupon_id
       and coupon.order_id is null and coupon.invalid_at is null and coupon.effective_time <= :now and coupon.expiry_time > :now
     returning 1
   )`

export const isCouponGone = sql`(select count(*) from held) < cardinality(:couponIds::text[])`

/** Gives coupons to an order: raises `couponUsed` inside the database when one was taken meanwhile. */
export const holdCoupons = named(
  'coupon_hold',
  sql`with ${holdingCoupons} select ${refuseWhen(isCouponGone, 'couponUsed')}`,
  (corpId: string, values: { customerId: string; orderId: string; couponIds: readonly string[]; now: number }) => ({
    ...values,
    corpId,
    now: new Date(values.now),
  }),
)

/** What an order held is the customer's again; what has expired meanwhile stays expired. A second time finds nothing [order-13]. */
export const returnCoupons = named(
  'coupon_return',
  sql`update customer_coupon set order_id = null where corp_id = :corpId and order_id = :orderId`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

/** A redeem code. */
export interface CodeRow {
  readonly startTime: number
  readonly endTime: number
  readonly isInvalid: boolean
}

export const findCode = named(
  'coupon_code',
  sql<CodeRow>`select start_time as "startTime", end_time as "endTime", invalid_at is not null or archived_at is not null as "isInvalid!"
     from redeem_code join coupon_kind using (corp_id, kind_id) where corp_id = :corpId and code = :code`,
  (corpId: string, code: string) => ({ corpId, code }),
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
 * as the code allows find a place [coupon-5]. Raises `codeRedeemed` inside the database for the others.
 */
export const claimCode = named(
  'coupon_claim',
  sql`with counted as (
       update redeem_code set claimed = claimed + 1
       where corp_id = :corpId and code = :code and claimed < most_claims and invalid_at is null and start_time <= :now and end_time > :now
       returning kind_id, most_for_one, coupon_days
     ), before as (
       select count(*) as number from redeem_claim where corp_id = :corpId and code = :code and customer_id = :customerId
     ), made as (
       insert into customer_coupon (corp_id, coupon_id, coupon_no, customer_id, kind_id, terms_no, effective_time, expiry_time, created_at)
       select :corpId, :couponId, :couponNo, :customerId, kind_id, terms_no, :now::timestamptz, :now::timestamptz + make_interval(days => coupon_days), :now
       from before, counted join coupon_kind using (kind_id)
       where coupon_kind.corp_id = :corpId and archived_at is null and number < most_for_one
       returning coupon_id
     ), claimed as (
       insert into redeem_claim (corp_id, code, customer_id, claim_no, coupon_id)
       select :corpId, :code, :customerId, number + 1, coupon_id from made, before
     )
     select ${refuseWhen(sql`not exists (select 1 from made)`, 'codeRedeemed')}`,
  (corpId: string, { code, customerId, couponId, couponNo, now }: Claim) => ({
    corpId,
    code,
    customerId,
    couponId,
    couponNo,
    now: new Date(now),
  }),
)
