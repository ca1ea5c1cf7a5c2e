import { randomUUIDv7 } from 'node:crypto'
import { paymentMethodType } from '@tiffin/core/order/order'
import { orderStatus } from '@tiffin/core/order/order-state'
import type { PricedLine } from '@tiffin/core/pricing/bill'
import type { StaffDiscount } from '@tiffin/core/pricing/staff-discounts'
import { named, type Statement } from '../../db/statement.ts'
import type { DiscountWish } from '../member/index.ts'
import { staffLogSteps } from './noting-change.ts'
import { type OrderRow, orderColumns, type StoredDiscount } from './rows.ts'

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
export const lockPayable = (
  corpId: string,
  { orderId, storeId, now }: Pick<OrderDiscountWish, 'orderId' | 'storeId' | 'now'>,
): Statement<PayableRow> =>
  named(
    'order_discount_lock',
    `select ${orderColumns}, status = ${orderStatus.awaitingPayment} and payment_method_type = ${paymentMethodType.atStore}
       and pay_expire_time > $4 and not exists (
         select 1 from payment where payment.corp_id = $1 and payment.order_id = $2
           and (payment.status = 0 or payment.status = 3 and payment.expires_at > $4)) as "isOpen"
     from customer_order where corp_id = $1 and order_id = $2 and store_id = $3 for update`,
    [corpId, orderId, storeId, new Date(now)],
  )

/** A line with what was taken off it. */
export interface StoredLine {
  readonly lineNo: number
  readonly lineAmount: number
  readonly shareList: PricedLine['shareList']
}

export const listShares = (corpId: string, orderId: string): Statement<StoredLine> =>
  named(
    'order_discount_lines',
    `select line_no as "lineNo", line_amount as "lineAmount", share_list as "shareList" from order_line
     where corp_id = $1 and order_id = $2 order by line_no`,
    [corpId, orderId],
  )

export const listGranted = (corpId: string, orderId: string): Statement<StaffDiscount> =>
  named(
    'order_discount_granted',
    `select type, amount, per_mille as "perMille", most as "limit" from staff_discount
     where corp_id = $1 and order_id = $2 and ended_at is null`,
    [corpId, orderId],
  )

/** The order's new amounts. */
export interface Rewritten {
  readonly lines: readonly { lineNo: number; payable: number; shareList: PricedLine['shareList'] }[]
  readonly discountList: readonly StoredDiscount[]
  readonly discountTotal: number
  readonly payableTotal: number
}

const rewriteText = `with changed as (
    update customer_order set changed_at = clock_timestamp(), discount_list = $3::jsonb, discount_total = $4, payable_total = $5, version = version + 1
    where corp_id = $1 and order_id = $2 returning *
  ), lines as (
    update order_line set payable = line.payable, share_list = line.share_list::jsonb
    from unnest($6::smallint[], $7::bigint[], $8::text[]) as line (line_no, payable, share_list)
    where corp_id = $1 and order_id = $2 and order_line.line_no = line.line_no
  ), ${staffLogSteps({ changed: 'changed', action: 'discount', employee: '$9', reason: '$10', now: '$11', event: '$12' })}
  select`

export const rewriteOrder = (corpId: string, wish: OrderDiscountWish, rewritten: Rewritten): Statement =>
  named('order_discount_write', rewriteText, [
    ...[corpId, wish.orderId, JSON.stringify(rewritten.discountList), rewritten.discountTotal, rewritten.payableTotal],
    rewritten.lines.map(({ lineNo }) => lineNo),
    rewritten.lines.map(({ payable }) => payable),
    rewritten.lines.map(({ shareList }) => JSON.stringify(shareList)),
    ...[wish.employeeId, wish.reason, new Date(wish.now), randomUUIDv7()],
  ])
