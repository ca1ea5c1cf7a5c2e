import type { CartLine } from '../cart/cart-line.ts'
import type { AllergenWarning } from '../food/allergen.ts'
import type { Money } from '../money/money.ts'
import type { DiscountLine } from '../pricing/bill.ts'
import type { ShownTax, TaxMode } from '../tax/tax.ts'
import type { CustomerAction } from './order-state.ts'

/** What was bought, prices frozen. */
export interface OrderLine extends CartLine {
  /** `num × discountPrice`. */
  lineAmount: Money
  /** What was paid for the line after every discount. */
  payable: Money
  /** The same with its part of the service charge and the taxes that were added [tax-4]. */
  total: Money
  /** Its place in the order: refunds name it. */
  lineNo: number
  /** Units of it that went back. */
  refundNum: number
  /** What went back of its total, with units or without [order-19]. */
  refundAmount: Money
  /** What of it the customer avoids, as of the order, when the store may read it [food-8]. */
  warning?: AllergenWarning
}

/** How an order is paid: 1 online, 2 at the store. */
export const paymentMethodType = { online: 1, atStore: 2 } as const

/** A promise with a number [order-1]. Times are epoch ms. */
export interface Order {
  orderId: string
  orderNo: string
  status: number
  statusText: string
  /** Grows with every move; staff calls name the version they saw. */
  version: number
  store: { storeId: string; storeName: string; phone: string; address: string; latitude: number; longitude: number }
  pickupMethod: number
  tissueNeed: boolean
  remark: string
  specialRemark: boolean
  paymentMethod: { code: string; name: string; type: number }
  paymentNo: string | null
  submitTime: number
  payTime: number | null
  payExpireTime: number | null
  /** When each further state was reached. */
  makingTime: number | null
  readyTime: number | null
  finishTime: number | null
  /** When it was said to be ready, when it was accepted; null before, and for orders of before that was said [ready-2]. */
  readyFrom: number | null
  readyUntil: number | null
  /** The table that it is brought to; empty: it is collected [table-3]. */
  tableName: string
  /** When it is collected, where the customer chose a slot; else null [slot-2]. */
  slotStartsAt: number | null
  slotEndsAt: number | null
  /** When an order of a slot goes to the kitchen [slot-3]. */
  releaseAt: number | null
  pickupCode: string | null
  productList: OrderLine[]
  giftList: OrderLine[]
  originalAmount: Money
  subtotal: Money
  discountTotal: Money
  taxMode: TaxMode
  serviceCharge: Money
  taxList: ShownTax[]
  payableTotal: Money
  discountList: DiscountLine[]
  refundTotal: Money
  /** What of `refundTotal` the customer's bank had returned before, so that it was not sent [order-27]; left out of lists. */
  returnedByBank?: Money
  /** What was paid online beside what the order was paid with, or for an order that the store had closed; it goes back by itself. */
  returnedTotal: Money
  /** Where the money is that goes back, see `refundState` [order-17]. */
  refundState: number
  /** Why it was ended, in the reader's language; empty when there is nothing to say. */
  closeReason: string
  /** Its customer ended it after it was paid [order-21]; left out otherwise. */
  isCancelledByCustomer?: boolean
  pointsUsed: number
  pointsObtained: number
  allowActions: CustomerAction[]
  serverTime: number
}
