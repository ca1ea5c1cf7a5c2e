import { guestOf } from '@tiffin/core/cart/lines'
import type { Material } from '@tiffin/core/catalog/product'
import { type Language, type Texts, textIn } from '@tiffin/core/language/language'
import { money } from '@tiffin/core/money/money'
import { isCloseReason } from '@tiffin/core/order/close-reason'
import { type Order, type OrderLine, paymentMethodType } from '@tiffin/core/order/order'
import { allowedActions, type OrderStatus, orderStatus } from '@tiffin/core/order/order-state'
import { say } from '@tiffin/phrases/server'
import type { PaymentMethodRow } from '../payment-method/index.ts'
import { showTaxes } from '../promotion/index.ts'
import type { StoreRow } from '../store/index.ts'
import type { OrderLineRow, OrderRow, ShownRow, SoldItem, SoldValue } from './rows.ts'

/** For whom an order is shown, and what it is shown with. */
export interface OrderLook {
  readonly language: Language
  readonly now: number
  readonly paymentMethods: readonly PaymentMethodRow[]
  readonly storeOf: (storeId: string) => StoreRow | undefined
}

const noMaterials: Material[] = []

const statusNames = Object.entries(orderStatus) as [keyof typeof orderStatus, number][] // Object.entries forgets the keys' type

/** The label of a state. */
export function statusText(status: number, language: Language): string {
  const name = statusNames.find(([, value]) => value === status)?.[0] ?? 'closed'
  return say(language, `order.status.${name}`)
}

/**
 * Why an order was ended, in the reader's language. The words of staff stay with the store, since they are not translated. A customer
 * who cancelled reads their own.
 */
function closeReasonText({ status, closeCode, closeNote }: OrderRow, language: Language): string {
  if (status === orderStatus.cancelled) return closeNote
  if (isCloseReason(closeCode)) return say(language, `closeReason.${closeCode}`)
  return closeNote === '' ? '' : say(language, 'closeReason.other')
}

const showValue = (value: SoldValue, text: (texts: Texts) => string) => ({
  propertyId: value.propertyId,
  propertyName: text(value.propertyName),
  propertyValueId: value.propertyValueId,
  propertyValue: text(value.propertyValue),
  price: money(value.price),
  bmsProductMaterialList: noMaterials,
  ...(value.isUsual === undefined ? {} : { isUsual: value.isUsual }),
})

const showItem = (item: SoldItem, text: (texts: Texts) => string) => ({
  productGroupId: item.productGroupId,
  productId: item.productId,
  productName: text(item.productName),
  skuId: item.skuId,
  skuName: text(item.skuName),
  increasePrice: money(item.increasePrice),
  propertyPrice: money(item.propertyPrice),
  num: item.num,
  propertyValList: item.values.map((value) => showValue(value, text)),
  skuInfo: { bmsProductMaterialList: noMaterials, stockNum: null },
})

function showLine(row: OrderLineRow, text: (texts: Texts) => string): OrderLine {
  const { snapshot } = row
  return {
    productId: row.productId,
    productName: text(snapshot.productName),
    skuId: row.skuId,
    skuName: text(snapshot.skuName),
    num: row.num,
    price: money(row.price),
    discountPrice: money(row.discountPrice),
    isFreeGift: row.isGift,
    promotionId: row.promotionId,
    productType: snapshot.productType,
    packageProductList: snapshot.items.map((item) => showItem(item, text)),
    propertyValList: snapshot.values.map((value) => showValue(value, text)),
    skuInfo: { bmsProductMaterialList: noMaterials, stockNum: null },
    image: snapshot.image,
    tint: snapshot.tint,
    productCategoryId: snapshot.categoryId,
    lineAmount: money(row.lineAmount),
    payable: money(row.payable),
    total: money(row.total),
    lineNo: row.lineNo,
    refundNum: row.refundNum,
    refundAmount: money(row.refundAmount),
    ...guestOf(snapshot),
    ...(row.warning === null ? {} : { warning: row.warning }),
  }
}

function showStore(row: OrderRow, { storeOf, language }: OrderLook): Order['store'] {
  const store = storeOf(row.storeId)
  return {
    storeId: row.storeId,
    storeName: store ? textIn(store.name, language) : '',
    phone: store?.phone ?? '',
    address: store ? textIn(store.address, language) : '',
    latitude: store?.latitude ?? 0,
    longitude: store?.longitude ?? 0,
  }
}

function showMethod(
  { paymentMethodCode: code, paymentMethodType: type }: OrderRow,
  { paymentMethods, language }: OrderLook,
) {
  const method = paymentMethods.find((each) => each.code === code)
  return { code, type, name: method ? textIn(method.name, language) : code }
}

const showTimes = (row: OrderRow) => ({
  submitTime: row.submitTime,
  payTime: row.payTime,
  payExpireTime: row.status === orderStatus.awaitingPayment ? row.payExpireTime : null,
  makingTime: row.makingTime,
  readyTime: row.readyTime,
  finishTime: row.finishTime,
  readyFrom: row.readyFrom,
  readyUntil: row.readyUntil,
  tableName: row.tableName,
  slotStartsAt: row.slotStartsAt,
  slotEndsAt: row.slotEndsAt,
  releaseAt: row.releaseAt,
})

const showAmounts = (row: ShownRow, { text, language }: { text: (texts: Texts) => string; language: Language }) => ({
  originalAmount: money(row.originalAmount),
  subtotal: money(row.subtotal),
  discountTotal: money(row.discountTotal),
  taxMode: row.tax?.terms.taxMode ?? 'none',
  serviceCharge: money(row.serviceCharge),
  taxList: showTaxes(row.tax?.taxList ?? [], language),
  payableTotal: money(row.payableTotal),
  refundTotal: money(row.refundTotal),
  ...(row.returnedByBank ? { returnedByBank: money(row.returnedByBank) } : {}),
  returnedTotal: money(row.returnedTotal),
  refundState: row.refundState,
  discountList: row.discountList.map((discount) => ({
    ...discount,
    name: text(discount.name),
    amount: money(discount.amount),
    maxReduction: discount.maxReduction === null ? null : money(discount.maxReduction),
  })),
})

/** An order as a person reads it, in that person's language. */
export function presentOrder(row: ShownRow, lines: readonly OrderLineRow[], look: OrderLook): Order {
  const text = (texts: Texts) => textIn(texts, look.language)
  const status = row.status as OrderStatus // the column's check allows only these
  const isOver = row.payExpireTime !== null && row.payExpireTime <= look.now // the provider is asked once more [order-18]
  const shown = lines.map((line) => showLine(line, text))
  return {
    orderId: row.orderId,
    orderNo: row.orderNo,
    status,
    statusText: statusText(status, look.language),
    version: row.version,
    store: showStore(row, look),
    pickupMethod: row.pickupMethod,
    tissueNeed: row.tissueNeed,
    remark: row.remark,
    specialRemark: row.specialRemark,
    paymentMethod: showMethod(row, look),
    paymentNo: row.paymentNo,
    pickupCode: row.pickupCode,
    productList: shown.filter(({ isFreeGift }) => !isFreeGift),
    giftList: shown.filter(({ isFreeGift }) => isFreeGift),
    ...showAmounts(row, { text, language: look.language }),
    ...showTimes(row),
    closeReason: closeReasonText(row, look.language),
    ...(row.closeCode === 'byCustomer' ? { isCancelledByCustomer: true } : {}),
    pointsUsed: row.pointsUsed,
    pointsObtained: row.pointsObtained,
    allowActions: allowedActions(status, { isOnline: row.paymentMethodType === paymentMethodType.online, isOver }),
    serverTime: look.now,
  }
}
