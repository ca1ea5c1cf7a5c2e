import { randomUUIDv7 } from 'node:crypto'
import { orderStatus } from '@tiffin/core/order/order-state'
import { statesInMaking } from '@tiffin/core/order/part-refund'
import { refundStatus } from '@tiffin/core/order/payment-status'
import type { RefundPart } from '@tiffin/core/order/plan-refund'
import type { StockUse } from '@tiffin/core/stock/restock'
import type { LineTax } from '@tiffin/core/tax/tax'
import { joined, sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import { refundWay } from '../move/queries.ts'
import { outboxStep } from '../noting-change.ts'
import { type OrderRow, orderColumns, type SoldItem } from '../rows.ts'

/** A part of an order's money that goes back. */
export interface RefundOfOrder {
  readonly corpId: string
  readonly orderId: string
  readonly staffId: string
  readonly version: number
  readonly reason: string
  readonly now: number
  /** Empty without. */
  readonly requestId: string
  readonly requestHash: string
  readonly amount: number
  readonly refundNo: string
  /** Who allowed what is above the limit of who gives it; empty where nobody had to. */
  readonly approvedBy: string
}

/** An order, locked until the transaction ends. */
export const lockOrder = named(
  'order_lock',
  sql<OrderRow>`select ${orderColumns} from customer_order where corp_id = :corpId and order_id = :orderId for update`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

/** A line of an order as it was paid. */
export interface PaidLineRow {
  readonly lineNo: number
  readonly num: number
  readonly refundNum: number
  readonly total: number
  readonly serviceCharge: number
  readonly taxList: readonly LineTax[]
  readonly skuId: string
  /** What one unit took of stocks; null in older orders. */
  readonly uses: readonly StockUse[] | null
  /** What one unit of a set has. */
  readonly items: readonly Pick<SoldItem, 'num'>[]
}

export const listPaidLines = named(
  'order_refund_lines',
  sql<PaidLineRow>`select line_no as "lineNo", num, refund_num as "refundNum", total as "total!", service_charge as "serviceCharge", tax_list as "taxList",
       sku_id as "skuId", snapshot -> 'uses' as uses, coalesce(snapshot -> 'items', '[]') as "items!"
     from order_line where corp_id = :corpId and order_id = :orderId order by line_no`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

/** What a refund gave back of a line. */
export interface RefundedRow {
  readonly lineNo: number
  readonly total: number
  readonly serviceCharge: number
  readonly taxList: readonly LineTax[]
}

export const listRefunded = named(
  'order_refunded_lines',
  sql<RefundedRow>`select line_no as "lineNo", amount as total, service_charge as "serviceCharge", tax_list as "taxList"
     from refund_line where corp_id = :corpId and order_id = :orderId`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

/** The most that a person may give back of one order. */
export const findRefundLimit = named(
  'order_refund_limit',
  sql<{
    readonly refundLimit: number
  }>`select refund_limit as "refundLimit" from staff where corp_id = :corpId and staff_id = :staffId`,
  (corpId: string, staffId: string) => ({ corpId, staffId }),
)

/** What chargebacks took of the payment that an order was paid with [order-27]; no row for one that was paid otherwise. */
export const findChargedBack = named(
  'order_charged_back',
  sql`select greatest(0, charged_back_total) as "chargedBackTotal!" from customer_order made
     join payment on payment.corp_id = :corpId and payment.payment_no = made.payment_no
     where made.corp_id = :corpId and made.order_id = :orderId`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

/** What this very request asked for before. */
export const findRefundRequest = named(
  'order_refund_request',
  sql<{ readonly requestHash: string }>`select request_hash as "requestHash!" from order_log
     where corp_id = :corpId and order_id = :orderId and request_id = :requestId`,
  (corpId: string, orderId: string, requestId: string) => ({ corpId, orderId, requestId }),
)

/** The part of an order's refunds that is given when it ends: all that is left of it. */
export const closingPart = 1

const refundable = joined(
  [...statesInMaking, orderStatus.completed].map((status) => sql`${status}`),
  ', ',
)

/** Gives back a part when state, version and amount allow it, with log, event and the order to the provider; no row when not. */
export const insertPart = named(
  'order_refund_part',
  sql<OrderRow>`with refunded as (
    update customer_order set changed_at = clock_timestamp(), refund_total = refund_total + :amount, version = version + 1
    where corp_id = :corpId and order_id = :orderId and version = :version and status in (${refundable})
      and refund_total + :amount <= payable_total - coalesce((
        select greatest(0, charged_back_total) from payment
        where payment.corp_id = :corpId and payment.payment_no = customer_order.payment_no), 0)
      and (:amount > 0 or (payable_total = 0 and exists (
        select 1 from point_use where corp_id = :corpId and order_id = :orderId and returned < points)))
    returning *
  ), logged as (
    insert into order_log (corp_id, order_id, version, action, from_status, to_status, actor_role, actor_id, reason, logged_at, request_id, request_hash, approved_by)
    select :corpId, order_id, version, 'refund', status, status, 'employee', :staffId, :reason, :now, nullif(:requestId, ''), :requestHash, :approvedBy from refunded
  ), ${outboxStep(sql`refunded`)}, given as (
    insert into refund (corp_id, refund_no, payment_no, order_id, part_no, amount, reason, status, next_try_at, created_at, done_at)
    select :corpId, :refundNo, payment_no, order_id, version, :amount, :reason, way.status, :now, :now,
      case way.status when ${refundStatus.overCounter} then :now::timestamptz end
    from refunded, lateral (${refundWay}) way
    where :amount > 0
  )
  select ${orderColumns} from refunded`,
  (refund: RefundOfOrder) => ({ ...refund, now: new Date(refund.now), eventId: randomUUIDv7() }),
)

/** Notes what a refund gives back of each line. */
export const insertRefundLines = named(
  'order_refund_lines_insert',
  sql`with part as (
       select * from json_to_recordset(:parts::json) part (line_no smallint, num integer, amount bigint, service_charge bigint, tax_list jsonb)
     ), noted as (
       insert into refund_line (corp_id, refund_no, line_no, order_id, num, amount, service_charge, tax_list)
       select :corpId, :refundNo, line_no, :orderId, num, amount, service_charge, tax_list from part
     )
     update order_line line set refund_num = line.refund_num + part.num, refund_amount = line.refund_amount + part.amount
     from part where line.corp_id = :corpId and line.order_id = :orderId and line.line_no = part.line_no`,
  (
    { corpId, orderId, refundNo }: Pick<RefundOfOrder, 'corpId' | 'orderId' | 'refundNo'>,
    parts: readonly RefundPart[],
  ) => ({
    ...{ corpId, orderId, refundNo },
    parts: JSON.stringify(
      parts.map(({ lineNo, num, total, serviceCharge, taxList }) => ({
        ...{ line_no: lineNo, num, amount: total, service_charge: serviceCharge, tax_list: taxList },
      })),
    ),
  }),
)

/** Notes that a refund gives back every line whole, where there is that refund. */
export const insertWholeLines = named(
  'order_refund_lines_whole',
  sql`with given as (select from refund where corp_id = :corpId and refund_no = :refundNo),
     noted as (
       insert into refund_line (corp_id, refund_no, line_no, order_id, num, amount, service_charge, tax_list)
       select corp_id, :refundNo, line_no, order_id, num, total, service_charge, tax_list
       from order_line where corp_id = :corpId and order_id = :orderId and exists (select from given)
     )
     update order_line set refund_num = num, refund_amount = total
     where corp_id = :corpId and order_id = :orderId and exists (select from given)`,
  (corpId: string, orderId: string, refundNo: string) => ({ corpId, orderId, refundNo }),
)
