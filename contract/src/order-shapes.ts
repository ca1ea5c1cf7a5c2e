import type { Order, OrderLine } from '@tiffin/core/order/order'
import { z } from 'zod'
import { cartLine } from './cart-shapes.ts'
import { allergenWarning } from './food-shapes.ts'
import { discountLine } from './pricing-shapes.ts'
import { id, money, mostInteger, time } from './shapes.ts'
import { taxAmounts } from './tax-shapes.ts'

/** See core `OrderLine`. */
export const orderLine = cartLine.extend({
  lineAmount: money,
  payable: money,
  total: money,
  lineNo: z.int(),
  refundNum: z.int(),
  refundAmount: money,
  warning: allergenWarning.exactOptional(),
}) satisfies z.ZodType<OrderLine>

/** See core `Order`. */
export const order = z.object({
  orderId: id,
  orderNo: z.string(),
  status: z.int(),
  statusText: z.string(),
  version: z.int(),
  store: z.object({
    storeId: id,
    storeName: z.string(),
    phone: z.string(),
    address: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  pickupMethod: z.int(),
  tissueNeed: z.boolean(),
  remark: z.string(),
  specialRemark: z.boolean(),
  paymentMethod: z.object({ code: id, name: z.string(), type: z.int() }),
  paymentNo: z.string().nullable(),
  submitTime: time,
  payTime: time.nullable(),
  payExpireTime: time.nullable(),
  makingTime: time.nullable(),
  readyTime: time.nullable(),
  finishTime: time.nullable(),
  readyFrom: time.nullable(),
  readyUntil: time.nullable(),
  tableName: z.string(),
  slotStartsAt: time.nullable(),
  slotEndsAt: time.nullable(),
  releaseAt: time.nullable(),
  pickupCode: z.string().nullable(),
  productList: z.array(orderLine),
  giftList: z.array(orderLine),
  originalAmount: money,
  subtotal: money,
  discountTotal: money,
  ...taxAmounts,
  payableTotal: money,
  discountList: z.array(discountLine),
  refundTotal: money,
  returnedByBank: money.exactOptional(),
  returnedTotal: money,
  refundState: z.int(),
  closeReason: z.string(),
  isCancelledByCustomer: z.boolean().exactOptional(),
  pointsUsed: z.int(),
  pointsObtained: z.int(),
  allowActions: z.array(z.enum(['pay', 'cancel', 'delete', 'reorder'])),
  serverTime: time,
}) satisfies z.ZodType<Order>

/** So many lines of an order stand in a list. */
export const shownItems = 2

/** An order as a search of staff lists it. */
export const foundOrder = order
  .pick({ orderId: true, orderNo: true, pickupCode: true, submitTime: true, status: true, statusText: true })
  .extend(order.pick({ payableTotal: true, refundTotal: true }).shape)
  .extend({ storeId: id, storeName: z.string() })

/** The same at a counter: for whom it is, what was noted, and the first of what is in it [kitchen-20]. */
export const foundAtCounter = foundOrder.extend({
  customerName: z.string(),
  remark: z.string(),
  itemList: z.array(z.object({ num: z.int(), productName: z.string() })).max(shownItems),
  /** Lines beside those of `itemList`. */
  moreItems: z.int(),
})

/** Lines of an order of which units could go back to stock: something that they took is counted [stock-8]. */
export const restockLineList = z.array(z.int())

/** What goes back, why, and the id that makes a repeated call one refund. */
export const refundWish = {
  amount: z.int().min(0).max(Number.MAX_SAFE_INTEGER).exactOptional(),
  lineList: z
    .array(
      z.object({
        lineNo: z.int().min(0).max(32_767),
        num: z.int().min(1).max(mostInteger),
        /** Whether the units can be sold again; not unless said [stock-8]. */
        isBackToStock: z.boolean().exactOptional(),
      }),
    )
    .min(1)
    .max(500)
    .exactOptional(),
  reason: z.string().min(1).max(140),
  requestId: z.uuid().exactOptional(),
}

/** What stands at fault when stock is short [stock-4]. Empty strings where a part does not apply. */
export const stockHint = z.object({
  type: z.literal('stock'),
  productId: id,
  productName: z.string(),
  skuId: id,
  skuName: z.string(),
  materialId: z.string(),
  materialName: z.string(),
  propertyValueId: z.string(),
  propertyValue: z.string(),
  available: z.number(),
  needed: z.number(),
})
