import { randomUUIDv7 } from 'node:crypto'
import type { Allergen, AllergenWarning } from '@tiffin/core/food/allergen'
import { orderStatus } from '@tiffin/core/order/order-state'
import { mostUnpaidOrders } from '@tiffin/core/order/unpaid-hold'
import type { LotPart } from '@tiffin/core/points/lots'
import type { PricedLine } from '@tiffin/core/pricing/bill'
import type { Slot } from '@tiffin/core/slot/slot-plan'
import { customerStatus } from '../../../base/status.ts'
import { refuseWhen } from '../../../db/raised.ts'
import { type Sql, sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { type ChosenJson, chosenJson, holdingCoupons, isCouponGone } from '../../coupon/index.ts'
import { type GrantedDiscount, grantedAtStoreJson } from '../../member/index.ts'
import { hasNews, isStockShort, type Need, needColumns, takingStock } from '../../stock/index.ts'
import { shareStore } from '../../store/index.ts'
import type { Actor } from '../move/queries.ts'
import type { LineSnapshot, OrderRow, StoredDiscount } from '../rows.ts'

/** What must be known before an order can be made; read in one statement, so that it is of one instant. */
export interface Standing {
  /** Nothing: only that the store stays while the order is made. */
  readonly shared: string
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
  /** What the customer avoids, as far as stores may read it. */
  readonly toldAllergens: Allergen[]
}

interface StandingOf {
  readonly customerId: string
  readonly sessionId: string
  readonly requestId: string
  readonly storeId: string
  readonly now: number
}

/**
 * An archive of the store waits for orders that are being made, and they for it; the later one sees what the other did (docs/decisions/0099).
 * The statement's own rows may be of before the wait: the order looks at the store once more when it is written.
 */
const standingText = (chosen: Sql) => sql<Standing>`
  select ${shareStore} as "shared!", corp.catalog_version as "catalogVersion", customer.is_member as "isMember",
    customer.unpaid_count as "unpaidCount", request.order_id as "madeOrderId", request.body_hash as "madeHash",
    customer.status = ${customerStatus.active} and exists (
      select 1 from customer_session session
      where session.corp_id = :corpId and session.session_id = :sessionId and session.customer_id = :customerId
        and session.revoked_at is null and session.expires_at > :now
    ) as "isSessionLive!",
    ${grantedAtStoreJson} as "granted!", ${chosen} as "chosen!",
    case when customer.tells_allergens then customer.avoided_allergens else '{}' end as "toldAllergens!"
  from customer
  join corp using (corp_id)
  left join order_request request
    on request.corp_id = :corpId and request.customer_id = :customerId and request.request_id = :requestId
  where customer.corp_id = :corpId and customer.customer_id = :customerId`

const standingValues = (corpId: string, { customerId, sessionId, requestId, storeId, now }: StandingOf) => ({
  corpId,
  customerId,
  sessionId,
  requestId,
  storeId,
  now: new Date(now),
})

export const findStanding = named('order_standing', standingText(sql`'[]'::json`), standingValues)

/** The same with the coupons that an order wants: a statement of their own would be one more to start. */
export const findStandingAndCoupons = named(
  'order_standing_coupons',
  standingText(chosenJson),
  (corpId: string, standing: StandingOf, couponIds: readonly string[]) => ({
    ...standingValues(corpId, standing),
    couponIds,
  }),
)

/** The account of a store's customers without one, once. */
export const keepWalkIn = named(
  'order_keep_walk_in',
  sql`insert into customer (corp_id, customer_id, nick_name, member_no, agreement_version, is_member, status)
     values (:corpId, :customerId, '', :customerId, '', false, ${customerStatus.walkIn}) on conflict do nothing`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

/** An order about to be written. */
export interface NewOrder {
  readonly orderId: string
  readonly orderNo: string
  readonly requestId: string
  readonly bodyHash: string
  /** Who makes it: the customer, or staff for somebody without an account. */
  readonly actor: Actor
  readonly customerId: string
  readonly storeId: string
  readonly pickupMethod: number
  readonly tissueNeed: boolean
  readonly remark: string
  readonly specialRemark: boolean
  readonly paymentMethod: { readonly code: string; readonly type: number }
  readonly currency: string
  readonly currencyScale: number
  readonly amounts: Pick<
    OrderRow,
    'originalAmount' | 'subtotal' | 'discountTotal' | 'serviceCharge' | 'addedTax' | 'tax' | 'payableTotal'
  >
  readonly discountList: readonly StoredDiscount[]
  readonly couponIds: readonly string[]
  /** Staff discounts that it takes. */
  readonly discountIds: readonly string[]
  readonly pointsUsed: number
  /** What it takes of which lot. */
  readonly pointParts: readonly LotPart[]
  readonly submitTime: number
  readonly payExpireTime: number
  /** Units to be made. */
  readonly work: number
  readonly slot: Slot | undefined
  /** Where it is brought to; empty: it is collected. */
  readonly tableName: string
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
  readonly taxClassId: string
  readonly serviceCharge: number
  readonly taxList: PricedLine['taxList']
  readonly total: number
  readonly promotionId: string | null
  readonly shareList: PricedLine['shareList']
  readonly snapshot: LineSnapshot
  readonly warning: AllergenWarning | null
}

/** The lines as one value: a list for each of their columns would be read one by one, and joined. */
const lineColumns = sql`product_id text, sku_id text, num integer, price bigint, discount_price bigint, line_amount bigint,
      payable bigint, tax_class_id text, service_charge bigint, tax_list jsonb, added_tax bigint, promotion_id text, share_list jsonb, snapshot jsonb, warning jsonb, is_gift boolean`

/** The request's key, the count of unpaid orders, order, lines, log and event, whatever the size of the cart. */
const inserting = sql`claimed as (
    insert into order_request (corp_id, customer_id, request_id, body_hash, order_id)
    values (:corpId, :customerId, :requestId, :bodyHash, :orderId)
  ), counted as (
    update customer set unpaid_count = unpaid_count + case status when ${customerStatus.walkIn} then 0 else 1 end
    where corp_id = :corpId and customer_id = :customerId and unpaid_count < ${mostUnpaidOrders}
      and status in (${customerStatus.active}, ${customerStatus.walkIn}) returning 1
  ), made as (
    insert into customer_order (corp_id, order_id, order_no, customer_id, store_id, status, pickup_method, tissue_need,
      remark, special_remark, payment_method_code, payment_method_type, currency, currency_scale, original_amount,
      subtotal, discount_total, service_charge, added_tax, tax, payable_total, discount_list, submit_time, pay_expire_time,
      points_used, work, slot_starts_at, slot_ends_at, table_name)
    values (:corpId, :orderId, :orderNo, :customerId, :storeId, ${orderStatus.awaitingPayment}, :pickupMethod, :tissueNeed,
      :remark, :specialRemark, :methodCode, :methodType, :currency, :currencyScale, :originalAmount,
      :subtotal, :discountTotal, :serviceCharge, :addedTax, :tax?::jsonb, :payableTotal, :discountList::jsonb, :now, :payExpireTime,
      :pointsUsed, :work, :slotStartsAt?, :slotEndsAt?, :tableName)
    returning order_id
  ), lines as (
    insert into order_line (corp_id, order_id, line_no, product_id, sku_id, num, price, discount_price, line_amount,
      payable, tax_class_id, service_charge, tax_list, added_tax, promotion_id, share_list, snapshot, warning, is_gift)
    select :corpId, :orderId, line.line_no, line.product_id, line.sku_id, line.num, line.price, line.discount_price,
      line.line_amount, line.payable, line.tax_class_id, line.service_charge, line.tax_list, line.added_tax,
      line.promotion_id, line.share_list, line.snapshot, line.warning, line.is_gift
    from rows from (json_to_recordset(:lines::json) as (${lineColumns})) with ordinality as line (product_id, sku_id, num,
      price, discount_price, line_amount, payable, tax_class_id, service_charge, tax_list, added_tax, promotion_id, share_list,
      snapshot, warning, is_gift, line_no)
  ), logged as (
    insert into order_log (corp_id, order_id, version, action, to_status, actor_role, actor_id, logged_at)
    values (:corpId, :orderId, 1, 'create', ${orderStatus.awaitingPayment}, :actorRole, :actorId, :now)
  ), event as (
    insert into outbox (corp_id, event_id, topic, customer_id, store_id, payload, created_at)
    values (:corpId, :eventId, 'order', :customerId, :storeId, :payload::jsonb, :now)
  )`

const isStoreGone = sql`not exists (select from store where corp_id = :corpId and store_id = :storeId and archived_at is null)`

const refusing = sql`${refuseWhen(sql`not exists (select 1 from counted)`, 'tooManyUnpaid')}, ${refuseWhen(isStoreGone, 'storeGone')}`

/** Takes the stock and writes the order in one statement: every statement is a message and a plan to start. */
export const takeAndInsertOrder = named(
  'order_take_insert',
  // The stock is looked at first: its rows, and the brand's where it has news, are locked before the customer's, and these before coupons, as everywhere.
  sql`with ${takingStock}, ${inserting} select ${refuseWhen(isStockShort, 'stockShort')}, ${hasNews} as "hasNews!", ${refusing}`,
  (corpId: string, order: NewOrder, needs: readonly Need[]) =>
    Object.assign(insertValues(corpId, order), needColumns(needs)),
)

/** The same for an order with coupons: takes them too. */
export const takeHoldAndInsertOrder = named(
  'order_take_hold_insert',
  sql`with ${takingStock}, ${holdingCoupons}, ${inserting}
    select ${refuseWhen(isStockShort, 'stockShort')}, ${hasNews} as "hasNews!", ${refusing}, ${refuseWhen(isCouponGone, 'couponUsed')}`,
  (corpId: string, order: NewOrder, needs: readonly Need[]) =>
    Object.assign(insertValues(corpId, order), needColumns(needs), { couponIds: order.couponIds }),
)

/** A copy of the same request waits at the key and then fails; a fourth unpaid order raises `tooManyUnpaid`. */
export const insertOrder = named('order_insert', sql`with ${inserting} select ${refusing}`, insertValues)

/** What was added to a line's stated price as tax. */
export const addedTaxOf = ({
  total,
  payable,
  serviceCharge,
}: Pick<NewLine, 'total' | 'payable' | 'serviceCharge'>): number => total - payable - serviceCharge

const lineRow = (line: NewLine) => ({
  product_id: line.productId,
  sku_id: line.skuId,
  num: line.num,
  price: line.price,
  discount_price: line.discountPrice,
  line_amount: line.lineAmount,
  payable: line.payable,
  tax_class_id: line.taxClassId,
  service_charge: line.serviceCharge,
  tax_list: line.taxList,
  added_tax: addedTaxOf(line),
  promotion_id: line.promotionId,
  share_list: line.shareList,
  snapshot: line.snapshot,
  warning: line.warning,
  is_gift: line.isGift,
})

const slotColumns = (slot: Slot | undefined) => ({
  slotStartsAt: slot ? new Date(slot.startsAt) : null,
  slotEndsAt: slot ? new Date(slot.endsAt) : null,
})

function insertValues(corpId: string, order: NewOrder) {
  const { orderId, lines, amounts, paymentMethod } = order
  return {
    corpId,
    orderId,
    orderNo: order.orderNo,
    customerId: order.customerId,
    actorRole: order.actor.role,
    actorId: order.actor.id,
    storeId: order.storeId,
    requestId: order.requestId,
    bodyHash: order.bodyHash,
    eventId: randomUUIDv7(),
    pickupMethod: order.pickupMethod,
    tissueNeed: order.tissueNeed,
    remark: order.remark,
    specialRemark: order.specialRemark,
    methodCode: paymentMethod.code,
    methodType: paymentMethod.type,
    currency: order.currency,
    currencyScale: order.currencyScale,
    originalAmount: amounts.originalAmount,
    subtotal: amounts.subtotal,
    discountTotal: amounts.discountTotal,
    serviceCharge: amounts.serviceCharge,
    addedTax: amounts.addedTax,
    tax: amounts.tax && JSON.stringify(amounts.tax),
    payableTotal: amounts.payableTotal,
    pointsUsed: order.pointsUsed,
    work: order.work,
    ...slotColumns(order.slot),
    tableName: order.tableName,
    now: new Date(order.submitTime),
    payExpireTime: new Date(order.payExpireTime),
    discountList: JSON.stringify(order.discountList),
    lines: JSON.stringify(lines.map(lineRow)),
    payload: JSON.stringify({ orderId, status: orderStatus.awaitingPayment, version: 1 }),
  }
}
