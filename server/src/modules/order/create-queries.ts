import { randomUUIDv7 } from 'node:crypto'
import type { LotPart } from '@tiffin/core/points/lots'
import type { PricedLine } from '@tiffin/core/pricing/bill'
import { named, type Statement } from '../../db/statement.ts'
import { type ChosenJson, chosenJsonOf, holdingCoupons, isCouponGone } from '../coupon/index.ts'
import { type GrantedDiscount, grantedJsonOf } from '../member/index.ts'
import { isStockShort, type Need, needColumns, takingStock } from '../stock/index.ts'
import type { LineSnapshot, StoredDiscount } from './rows.ts'

/** What must be known before an order can be made; read in one statement, so that it is of one instant. */
export interface Standing {
  readonly catalogVersion: number
  readonly isSessionLive: boolean
  readonly isMember: boolean
  readonly unpaidCount: number
  /** The order this very request made before, with the hash of its body. */
  readonly madeOrderId: string | null
  readonly madeHash: string | null
  /** What staff granted for the customer's next order at this store. */
  readonly granted: readonly GrantedDiscount[]
  /** The coupons that the order wants, as far as they are the customer's. */
  readonly chosen: readonly ChosenJson[]
}

interface StandingOf {
  readonly customerId: string
  readonly sessionId: string
  readonly requestId: string
  readonly storeId: string
  readonly now: number
}

const standingText = (
  chosen: string,
) => `select corp.catalog_version as "catalogVersion", customer.is_member as "isMember",
       customer.unpaid_count as "unpaidCount", request.order_id as "madeOrderId", request.body_hash as "madeHash",
       customer.status = 1 and exists (
         select 1 from customer_session session
         where session.corp_id = $1 and session.session_id = $3 and session.customer_id = $2
           and session.revoked_at is null and session.expires_at > $5
       ) as "isSessionLive",
       ${grantedJsonOf({ corp: '$1', customer: '$2', store: '$6', now: '$5' })} as granted, ${chosen} as chosen
     from customer
     join corp using (corp_id)
     left join order_request request on request.corp_id = $1 and request.customer_id = $2 and request.request_id = $4
     where customer.corp_id = $1 and customer.customer_id = $2`

const standingValues = (corpId: string, of: StandingOf) => [
  ...[corpId, of.customerId, of.sessionId, of.requestId, new Date(of.now), of.storeId],
]

const withoutCoupons = standingText(`'[]'::json`)

export const findStanding = (corpId: string, of: StandingOf): Statement<Standing> =>
  named('order_standing', withoutCoupons, standingValues(corpId, of))

const withCoupons = standingText(chosenJsonOf({ customer: '$2', coupons: '$7' }))

/** The same with the coupons that an order wants: a statement of their own would be one more to start. */
export const findStandingAndCoupons = (
  corpId: string,
  of: StandingOf,
  couponIds: readonly string[],
): Statement<Standing> => named('order_standing_coupons', withCoupons, [...standingValues(corpId, of), couponIds])

/** An order about to be written. */
export interface NewOrder {
  readonly orderId: string
  readonly orderNo: string
  readonly requestId: string
  readonly bodyHash: string
  readonly customerId: string
  readonly storeId: string
  readonly pickupMethod: number
  readonly tissueNeed: boolean
  readonly remark: string
  readonly specialRemark: boolean
  readonly paymentMethod: { readonly code: string; readonly type: number }
  readonly currency: string
  readonly currencyScale: number
  readonly amounts: { originalAmount: number; subtotal: number; discountTotal: number; payableTotal: number }
  readonly discountList: readonly StoredDiscount[]
  readonly couponIds: readonly string[]
  /** Staff discounts that it takes. */
  readonly discountIds: readonly string[]
  readonly pointsUsed: number
  /** What it takes of which lot. */
  readonly pointParts: readonly LotPart[]
  readonly submitTime: number
  readonly payExpireTime: number
  readonly lines: readonly NewLine[]
}

export interface NewLine {
  readonly isGift: boolean
  readonly productId: string
  readonly skuId: string
  readonly num: number
  readonly price: number
  readonly discountPrice: number
  readonly lineAmount: number
  readonly payable: number
  readonly promotionId: string | null
  readonly shareList: PricedLine['shareList']
  readonly snapshot: LineSnapshot
}

/** The lines as one value: a list for each of their columns would be read one by one, and joined. */
const lineColumns = `product_id text, sku_id text, num integer, price bigint, discount_price bigint, line_amount bigint,
      payable bigint, promotion_id text, share_list jsonb, snapshot jsonb, is_gift boolean`

const inserting = `claimed as (
    insert into order_request (corp_id, customer_id, request_id, body_hash, order_id) values ($1, $4, $24, $25, $2)
  ), counted as (
    update customer set unpaid_count = unpaid_count + 1
    where corp_id = $1 and customer_id = $4 and unpaid_count < 3 and status = 1 returning 1
  ), made as (
    insert into customer_order (corp_id, order_id, order_no, customer_id, store_id, status, pickup_method, tissue_need,
      remark, special_remark, payment_method_code, payment_method_type, currency, currency_scale, original_amount,
      subtotal, discount_total, payable_total, discount_list, submit_time, pay_expire_time,
      points_used)
    values ($1, $2, $3, $4, $5, 10, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18::jsonb, $19, $20, $26)
    returning order_id
  ), lines as (
    insert into order_line (corp_id, order_id, line_no, product_id, sku_id, num, price, discount_price, line_amount,
      payable, promotion_id, share_list, snapshot, is_gift)
    select $1, $2, line.line_no, line.product_id, line.sku_id, line.num, line.price, line.discount_price,
      line.line_amount, line.payable, line.promotion_id, line.share_list, line.snapshot, line.is_gift
    from rows from (json_to_recordset($21::json) as (${lineColumns})) with ordinality as line (product_id, sku_id, num,
      price, discount_price, line_amount, payable, promotion_id, share_list, snapshot, is_gift, line_no)
  ), logged as (
    insert into order_log (corp_id, order_id, version, action, to_status, actor_role, actor_id, logged_at)
    values ($1, $2, 1, 'create', 10, 'customer', $4, $19)
  ), told as (
    insert into outbox (corp_id, event_id, topic, customer_id, store_id, payload, created_at)
    values ($1, $22, 'order', $4, $5, $23::jsonb, $19)
  )`
const refusing = `refuse_when(not exists (select 1 from counted), 'tooManyUnpaid')`

const insertText = `with ${inserting} select ${refusing}`

const stockAt = { corp: '$1', store: '$5', order: '$2', kinds: '$27', items: '$28', amounts: '$29' }
// The stock is looked at first: its rows are locked before the customer's, and these before coupons, as everywhere.
const takeAndInsertText = `with ${takingStock(stockAt)}, ${inserting}
  select refuse_when(${isStockShort}, 'stockShort'), ${refusing}`

const couponsAt = { corp: '$1', customer: '$4', order: '$2', coupons: '$30', now: '$19' }
const takeHoldAndInsertText = `with ${takingStock(stockAt)}, ${holdingCoupons(couponsAt)}, ${inserting}
  select refuse_when(${isStockShort}, 'stockShort'), ${refusing}, refuse_when(${isCouponGone(couponsAt)}, 'couponUsed')`

/** Takes the stock and writes the order in one statement: every statement is a message and a plan to start. */
export const takeAndInsertOrder = (corpId: string, order: NewOrder, needs: readonly Need[]): Statement =>
  named('order_take_insert', takeAndInsertText, [...insertValues(corpId, order), ...needColumns(needs)])

/** The same for an order with coupons: takes them too. */
export const takeHoldAndInsertOrder = (corpId: string, order: NewOrder, needs: readonly Need[]): Statement =>
  named('order_take_hold_insert', takeHoldAndInsertText, [
    ...[...insertValues(corpId, order), ...needColumns(needs)],
    order.couponIds,
  ])

/**
 * The request's key, the count of unpaid orders, order, lines, log and event in one statement, whatever the size of the cart.
 * A copy of the same request waits at the key and then fails; a fourth unpaid order raises `tooManyUnpaid`.
 */
export const insertOrder = (corpId: string, order: NewOrder): Statement =>
  named('order_insert', insertText, insertValues(corpId, order))

const lineRow = (line: NewLine) => ({
  product_id: line.productId,
  sku_id: line.skuId,
  num: line.num,
  price: line.price,
  discount_price: line.discountPrice,
  line_amount: line.lineAmount,
  payable: line.payable,
  promotion_id: line.promotionId,
  share_list: line.shareList,
  snapshot: line.snapshot,
  is_gift: line.isGift,
})

function insertValues(corpId: string, order: NewOrder): unknown[] {
  const { lines, amounts, paymentMethod } = order
  return [
    corpId,
    ...[order.orderId, order.orderNo, order.customerId, order.storeId, order.pickupMethod, order.tissueNeed],
    ...[order.remark, order.specialRemark, paymentMethod.code, paymentMethod.type, order.currency, order.currencyScale],
    ...[amounts.originalAmount, amounts.subtotal, amounts.discountTotal, amounts.payableTotal],
    ...[JSON.stringify(order.discountList), new Date(order.submitTime), new Date(order.payExpireTime)],
    JSON.stringify(lines.map(lineRow)),
    ...[randomUUIDv7(), JSON.stringify({ orderId: order.orderId, status: 10, version: 1 })],
    ...[order.requestId, order.bodyHash, order.pointsUsed],
  ]
}
