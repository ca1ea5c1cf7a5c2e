import type { AllergenWarning } from '@tiffin/core/food/allergen'
import type { Texts } from '@tiffin/core/language/language'
import type { Tender } from '@tiffin/core/order/tender'
import type { StockUse } from '@tiffin/core/stock/restock'
import type { BillTax, LineTax, TaxTerms } from '@tiffin/core/tax/tax'
import { sql } from '../../db/sql.ts'

/** An order as the database knows it. Amounts are minor units. */
export interface OrderRow {
  readonly orderId: string
  readonly orderNo: string
  readonly customerId: string
  readonly storeId: string
  readonly status: number
  readonly version: number
  readonly pickupMethod: number
  readonly tissueNeed: boolean
  readonly remark: string
  readonly specialRemark: boolean
  readonly paymentMethodCode: string
  readonly paymentMethodType: number
  /** How it was paid at the store, where it was. */
  readonly tender: Tender
  readonly currency: string
  readonly currencyScale: number
  readonly originalAmount: number
  readonly subtotal: number
  readonly discountTotal: number
  readonly serviceCharge: number
  /** Taxes that were added to stated prices. */
  readonly addedTax: number
  readonly tax: StoredTax | null
  readonly payableTotal: number
  readonly discountList: readonly StoredDiscount[]
  readonly refundTotal: number
  readonly returnedTotal: number
  /** See core `refundState`. */
  readonly refundState: number
  readonly submitTime: number
  readonly payExpireTime: number | null
  readonly payTime: number | null
  readonly paymentNo: string | null
  readonly makingTime: number | null
  readonly readyTime: number | null
  readonly finishTime: number | null
  readonly readyFrom: number | null
  readonly readyUntil: number | null
  readonly tableName: string
  readonly slotStartsAt: number | null
  readonly slotEndsAt: number | null
  readonly releaseAt: number | null
  readonly pickupCode: string | null
  /** Empty unless staff or late money ended it. */
  readonly closeCode: string
  /** In the words of the person who ended it. */
  readonly closeNote: string
  readonly pointsUsed: number
  readonly pointsObtained: number
}

/** What an order was taxed by: the brand's terms as they were, and what came of them. */
export interface StoredTax {
  readonly terms: TaxTerms
  readonly taxList: readonly BillTax[]
  readonly serviceChargeTaxList: readonly LineTax[]
}

/** A discount line with its name in all languages. */
export interface StoredDiscount {
  readonly type: number
  readonly name: Texts
  readonly amount: number
  readonly refId: string | null
  readonly maxReduction: number | null
}

/** An option as it was sold. */
export interface SoldValue {
  readonly propertyId: string
  readonly propertyName: Texts
  readonly propertyValueId: string
  readonly propertyValue: Texts
  readonly price: number
  /** Whether it comes when nobody chooses; left out of older orders. */
  readonly isUsual?: boolean
}

/** A package item as it was sold. */
export interface SoldItem {
  readonly productGroupId: string
  readonly productId: string
  readonly productName: Texts
  readonly skuId: string
  readonly skuName: Texts
  readonly increasePrice: number
  readonly propertyPrice: number
  readonly num: number
  readonly values: readonly SoldValue[]
}

/** What a line showed when it was sold, in all languages. */
export interface LineSnapshot {
  readonly productName: Texts
  readonly skuName: Texts
  readonly productType: number
  readonly categoryId: string
  readonly image: string
  readonly tint: string
  readonly values: readonly SoldValue[]
  readonly items: readonly SoldItem[]
  /** What one unit took of each stock that can be counted; left out of older orders. */
  readonly uses?: readonly StockUse[]
  /** For whom it is, in an order of a group [share-4]. */
  readonly guestName?: string
}

export interface OrderLineRow {
  readonly orderId: string
  readonly lineNo: number
  readonly isGift: boolean
  readonly productId: string
  readonly skuId: string
  readonly num: number
  readonly price: number
  readonly discountPrice: number
  readonly lineAmount: number
  readonly payable: number
  /** With its part of the service charge and the taxes that were added. */
  readonly total: number
  /** Units that went back. */
  readonly refundNum: number
  /** What went back of its total, with units or without. */
  readonly refundAmount: number
  readonly promotionId: string | null
  readonly snapshot: LineSnapshot
  readonly warning: AllergenWarning | null
  /** Staff ticked it as made [kitchen-4]. */
  readonly isTicked: boolean
}

/** An order to be shown; where its customer asks for it alone, with what of its refunds a chargeback had paid [order-27]. */
export type ShownRow = OrderRow & { readonly returnedByBank?: number }

/** An order with its lines. */
export interface WholeOrder {
  readonly row: ShownRow
  readonly lines: readonly OrderLineRow[]
}

/** Columns of an order under the names of `OrderRow`, for `select` and `returning`. */
export const orderColumns = sql`order_id as "orderId", order_no as "orderNo", customer_id as "customerId",
  store_id as "storeId", status, version, pickup_method as "pickupMethod", tissue_need as "tissueNeed", remark,
  special_remark as "specialRemark", payment_method_code as "paymentMethodCode",
  payment_method_type as "paymentMethodType", tender, currency, currency_scale as "currencyScale",
  original_amount as "originalAmount", subtotal, discount_total as "discountTotal", service_charge as "serviceCharge",
  added_tax as "addedTax", tax, payable_total as "payableTotal",
  discount_list as "discountList", refund_total as "refundTotal", returned_total as "returnedTotal", refund_state as "refundState", submit_time as "submitTime",
  pay_expire_time as "payExpireTime", pay_time as "payTime", payment_no as "paymentNo", making_time as "makingTime",
  ready_time as "readyTime", finish_time as "finishTime",
  ready_from + greatest(0, delay_added_ms) * interval '1 ms' as "readyFrom",
  ready_until + greatest(0, delay_added_ms) * interval '1 ms' as "readyUntil",
  table_name as "tableName", slot_starts_at as "slotStartsAt", slot_ends_at as "slotEndsAt", release_at as "releaseAt", pickup_code as "pickupCode", close_code as "closeCode",
  close_reason as "closeNote",
  points_used as "pointsUsed", points_obtained as "pointsObtained"`

/** Columns of a line under the names of `OrderLineRow`. */
export const lineColumns = sql`order_id as "orderId", line_no as "lineNo", is_gift as "isGift", product_id as "productId",
  sku_id as "skuId", num, price, discount_price as "discountPrice", line_amount as "lineAmount", payable, total as "total!",
  refund_num as "refundNum", refund_amount as "refundAmount", promotion_id as "promotionId", snapshot, warning, ticked_at is not null as "isTicked!"`
