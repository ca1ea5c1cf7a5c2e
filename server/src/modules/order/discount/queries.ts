import { randomUUIDv7 } from 'node:crypto'
import { paymentMethodType } from '@tiffin/core/order/order'
import { orderStatus } from '@tiffin/core/order/order-state'
import { attemptStatus } from '@tiffin/core/order/payment-status'
import type { PricedLine } from '@tiffin/core/pricing/bill'
import type { StaffDiscount } from '@tiffin/core/pricing/staff-discounts'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import type { DiscountWish } from '../../member/index.ts'
import { staffLogSteps } from '../noting-change.ts'
import { type OrderRow, orderColumns, type StoredDiscount } from '../rows.ts'

/** A staff discount for an order that is to be paid at the store. */
export interface OrderDiscountWish extends DiscountWish {
  readonly orderId: string
  readonly version: number
}

export interface PayableRow extends OrderRow {
  /** It waits for its money at the counter, and no provider can still take any. */
  readonly isOpen: boolean
}

/** The order, locked; no row for one of another store. */
export const lockPayable = named(
  'order_discount_lock',
  sql<PayableRow>`select ${orderColumns}, status = ${orderStatus.awaitingPayment} and payment_method_type = ${paymentMethodType.atStore}
       and pay_expire_time > :now and not exists (
         select 1 from payment where payment.corp_id = :corpId and payment.order_id = :orderId
           and (payment.status = ${attemptStatus.pending}
             or payment.status = ${attemptStatus.cancelled} and payment.expires_at > :now)) as "isOpen!"
     from customer_order where corp_id = :corpId and order_id = :orderId and store_id = :storeId for update`,
  (corpId: string, { orderId, storeId, now }: Pick<OrderDiscountWish, 'orderId' | 'storeId' | 'now'>) => ({
    corpId,
    orderId,
    storeId,
    now: new Date(now),
  }),
)

/** A line with what was taken off it. */
export interface StoredLine {
  readonly lineNo: number
  readonly lineAmount: number
  readonly shareList: PricedLine['shareList']
}

export const listShares = named(
  'order_discount_lines',
  sql<StoredLine>`select line_no as "lineNo", line_amount as "lineAmount", share_list as "shareList" from order_line
     where corp_id = :corpId and order_id = :orderId order by line_no`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

export const listGranted = named(
  'order_discount_granted',
  sql<StaffDiscount>`select type, amount, per_mille as "perMille", most as "limit" from staff_discount
     where corp_id = :corpId and order_id = :orderId and ended_at is null`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

/** The order's new amounts. */
export interface Rewritten {
  readonly lines: readonly { lineNo: number; payable: number; shareList: PricedLine['shareList'] }[]
  readonly discountList: readonly StoredDiscount[]
  readonly discountTotal: number
  readonly payableTotal: number
}

export const rewriteOrder = named(
  'order_discount_write',
  sql`with changed as (
      update customer_order set changed_at = clock_timestamp(), discount_list = :discountList::jsonb,
        discount_total = :discountTotal, payable_total = :payableTotal, version = version + 1
      where corp_id = :corpId and order_id = :orderId returning *
    ), lines as (
      update order_line set payable = line.payable, share_list = line.share_list::jsonb
      from unnest(:lineNos::smallint[], :payables::bigint[], :shareLists::text[]) as line (line_no, payable, share_list)
      where corp_id = :corpId and order_id = :orderId and order_line.line_no = line.line_no
    ), ${staffLogSteps(sql`changed`, sql`'discount'`)}
    select`,
  (corpId: string, wish: OrderDiscountWish, rewritten: Rewritten) => ({
    corpId,
    orderId: wish.orderId,
    discountList: JSON.stringify(rewritten.discountList),
    discountTotal: rewritten.discountTotal,
    payableTotal: rewritten.payableTotal,
    lineNos: rewritten.lines.map(({ lineNo }) => lineNo),
    payables: rewritten.lines.map(({ payable }) => payable),
    shareLists: rewritten.lines.map(({ shareList }) => JSON.stringify(shareList)),
    staffId: wish.staffId,
    reason: wish.reason,
    now: new Date(wish.now),
    eventId: randomUUIDv7(),
  }),
)
