import { money } from '@tiffin/core/money/money'
import type { DeskOrder, FoundOrder } from '../data/orders.ts'
import { noon } from './desk.tsx'

type Line = DeskOrder['productList'][number]

/** A completed order of 12.00 as a search finds it. */
export const aFoundOrder = (different: Partial<FoundOrder> = {}): FoundOrder => ({
  ...{ orderId: 'o1', orderNo: '2611211234567890', pickupCode: 'D007', submitTime: noon, status: 50 },
  ...{ statusText: 'Completed', payableTotal: money(1200), refundTotal: money(0) },
  ...{ storeId: 's1', storeName: 'Riverside Arcade' },
  ...different,
})

/** Three cream puffs for 9.00. */
export const anOrderLine = (different: Partial<Line> = {}): Line => ({
  ...{ productId: 'puff', productName: 'Cream Puff', skuId: 'puff', skuName: '', num: 3, price: money(300) },
  ...{ discountPrice: money(300), isFreeGift: false, promotionId: null, productType: 1, packageProductList: [] },
  ...{ propertyValList: [], skuInfo: { bmsProductMaterialList: [], stockNum: null }, image: '', tint: 'butter' },
  ...{ productCategoryId: 'c', lineAmount: money(900), payable: money(900), total: money(900) },
  ...{ lineNo: 0, refundNum: 0, refundAmount: money(0) },
  ...different,
})

/** The same order as it is opened: cream puffs and an oolong, paid by Stripe. */
export const aDeskOrder = (different: Partial<DeskOrder> = {}): DeskOrder => ({
  ...{ orderId: 'o1', orderNo: '2611211234567890', status: 50, statusText: 'Completed', version: 4 },
  store: { storeId: 's1', storeName: 'Riverside Arcade', phone: '', address: '', latitude: 0, longitude: 0 },
  ...{
    pickupMethod: 1,
    tissueNeed: false,
    remark: '',
    specialRemark: false,
    paymentNo: '77',
    pickupCode: 'D007',
    tender: 'cash',
  },
  ...{ paymentMethod: { code: 'card', name: 'Card', type: 1 }, submitTime: noon, payTime: noon, payExpireTime: null },
  ...{
    makingTime: null,
    readyTime: null,
    finishTime: noon,
    readyFrom: null,
    readyUntil: null,
    tableName: '',
    slotStartsAt: null,
    slotEndsAt: null,
    releaseAt: null,
  },
  productList: [
    anOrderLine(),
    anOrderLine({
      ...{ lineNo: 1, productId: 'oolong', productName: 'Oolong', num: 1, lineAmount: money(400) },
      ...{ payable: money(300), total: money(300) },
    }),
  ],
  ...{ giftList: [], originalAmount: money(1300), subtotal: money(1300), discountTotal: money(100) },
  ...{ taxMode: 'inclusive', serviceCharge: money(0), payableTotal: money(1200), refundTotal: money(0) },
  taxList: [{ rateId: 'gst', name: 'GST', ratePpm: 90_000, taxable: money(1101), tax: money(99) }],
  discountList: [{ type: 2, name: 'Osmanthus week', amount: money(100), refId: 'p1', maxReduction: null }],
  ...{ returnedTotal: money(0), refundState: 0, closeReason: '', pointsUsed: 0, pointsObtained: 0 },
  ...{ allowActions: [], serverTime: noon, phoneEnd: '0042', provider: 'stripe', refundLimit: null },
  ...{ chargedBackTotal: money(0), disputeList: [], restockLineList: [] },
  paymentList: [{ paymentNo: '77', provider: 'stripe', amount: 1200, at: noon, status: 1 }],
  refundList: [],
  logList: [
    {
      version: 1,
      action: 'create',
      statusText: 'Awaiting payment',
      by: 'customer',
      staffName: '',
      approverName: '',
      at: noon,
    },
    { version: 2, action: 'pay', statusText: 'Accepted', by: 'provider', staffName: '', approverName: '', at: noon },
    {
      version: 3,
      action: 'complete',
      statusText: 'Completed',
      by: 'employee',
      staffName: 'Jun Tan',
      approverName: '',
      at: noon,
    },
  ],
  ...different,
})
