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
import { addedTaxOf } from '../place/queries.ts'
import { type OrderRow, orderColumns, type StoredDiscount, type StoredTax } from '../rows.ts'

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
  readonly taxClassId: string
  readonly shareList: PricedLine['shareList']
}

export const listShares = named(
  'order_discount_lines',
  sql<StoredLine>`select line_no as "lineNo", line_amount as "lineAmount", tax_class_id as "taxClassId", share_list as "shareList" from order_line
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
  readonly lines: readonly (Pick<PricedLine, 'payable' | 'shareList' | 'serviceCharge' | 'taxList' | 'total'> & {
    readonly lineNo: number
  })[]
  readonly discountList: readonly StoredDiscount[]
  readonly discountTotal: number
  readonly serviceCharge: number
  readonly addedTax: number
  readonly tax: StoredTax | null
  readonly payableTotal: number
}

const lineRow = (line: Rewritten['lines'][number]) => ({
  ...{ line_no: line.lineNo, payable: line.payable, share_list: line.shareList },
  ...{ service_charge: line.serviceCharge, tax_list: line.taxList, added_tax: addedTaxOf(line) },
})

export const rewriteOrder = named(
  'order_discount_write',
  sql`with changed as (
      update customer_order set changed_at = clock_timestamp(), discount_list = :discountList::jsonb,
        discount_total = :discountTotal, service_charge = :serviceCharge, added_tax = :addedTax, tax = :tax?::jsonb, payable_total = :payableTotal, version = version + 1
      where corp_id = :corpId and order_id = :orderId returning *
    ), lines as (
      update order_line set payable = line.payable, share_list = line.share_list, service_charge = line.service_charge,
        tax_list = line.tax_list, added_tax = line.added_tax
      from jsonb_to_recordset(:lines::jsonb) as line (line_no smallint, payable bigint, share_list jsonb, service_charge bigint,
        tax_list jsonb, added_tax bigint)
      where corp_id = :corpId and order_id = :orderId and order_line.line_no = line.line_no
    ), ${staffLogSteps(sql`changed`, sql`'discount'`)}
    select`,
  (corpId: string, wish: OrderDiscountWish, rewritten: Rewritten) => ({
    corpId,
    orderId: wish.orderId,
    discountList: JSON.stringify(rewritten.discountList),
    discountTotal: rewritten.discountTotal,
    serviceCharge: rewritten.serviceCharge,
    addedTax: rewritten.addedTax,
    tax: rewritten.tax && JSON.stringify(rewritten.tax),
    payableTotal: rewritten.payableTotal,
    lines: JSON.stringify(rewritten.lines.map(lineRow)),
    staffId: wish.staffId,
    reason: wish.reason,
    approvedBy: wish.approver?.staffId ?? '',
    now: new Date(wish.now),
    eventId: randomUUIDv7(),
  }),
)
