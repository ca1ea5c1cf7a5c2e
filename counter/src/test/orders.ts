import { money } from '@tiffin/core/money/money'
import type { CounterOrder } from '../data/orders.ts'

export const minute = 60_000
export const noon = Date.UTC(2026, 10, 21, 4)

const line: CounterOrder['productList'][number] = {
  productId: 'osmanthus-oolong',
  productName: 'Osmanthus Oolong Milk Tea',
  skuId: 'osmanthus-oolong-l',
  skuName: 'Large 500 ml',
  num: 2,
  price: money(620),
  discountPrice: money(560),
  isFreeGift: false,
  promotionId: null,
  productType: 1,
  packageProductList: [],
  propertyValList: [
    { propertyId: 'ice', propertyValueId: 'ice-less', propertyValue: 'Less ice', bmsProductMaterialList: [] },
  ],
  skuInfo: { bmsProductMaterialList: [], stockNum: null },
  image: '',
  tint: 'butter',
  productCategoryId: 'season',
  lineAmount: money(1120),
  payable: money(1120),
  total: money(1120),
  ...{ lineNo: 1, refundNum: 0, refundAmount: money(0) },
}

let count = 0

/** A paid takeaway of one tea, with what a test says differently. */
export function anOrder(different: Partial<CounterOrder> = {}): CounterOrder {
  count += 1
  return {
    orderId: `order-${count}`,
    orderNo: `26112100000000${count}`,
    status: 20,
    statusText: 'Accepted',
    version: 2,
    store: { storeId: 's1', storeName: 'Riverside Arcade', phone: '', address: '', latitude: 0, longitude: 0 },
    pickupMethod: 2,
    tissueNeed: false,
    remark: '',
    specialRemark: false,
    paymentMethod: { code: 'card', name: 'Card', type: 1 },
    paymentNo: null,
    submitTime: noon,
    payTime: noon,
    payExpireTime: null,
    makingTime: null,
    readyTime: null,
    finishTime: null,
    readyFrom: null,
    readyUntil: null,
    tableName: '',
    ...{ slotStartsAt: null, slotEndsAt: null, releaseAt: null },
    pickupCode: `T0${40 + count}`,
    productList: [line],
    giftList: [],
    originalAmount: money(1240),
    subtotal: money(1240),
    discountTotal: money(120),
    ...{ taxMode: 'none', serviceCharge: money(0), taxList: [] },
    payableTotal: money(1120),
    discountList: [],
    refundTotal: money(0),
    returnedTotal: money(0),
    refundState: 0,
    ...{ closeReason: '', closeCode: '', closeNote: '' },
    tender: 'cash',
    pointsUsed: 0,
    pointsObtained: 0,
    allowActions: [],
    serverTime: noon,
    customerName: 'Mira',
    tickList: [],
    chargedBackTotal: money(0),
    closeRefund: money(0),
    ...different,
  }
}
