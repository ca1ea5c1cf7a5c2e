import { money } from '@tiffin/core/money/money'
import { expect, it } from 'vitest'
import type { StoreRow } from '../store/index.ts'
import { presentOrder } from './present-order.ts'
import type { OrderLineRow, OrderRow } from './rows.ts'

const words = (text: string) => ({ 'en-US': text, 'zh-CN': `${text} (zh)` })

const row: OrderRow = {
  ...{ orderId: 'o1', orderNo: '1204', customerId: 'c1', storeId: 'riverside', status: 30, version: 3 },
  ...{ pickupMethod: 2, tissueNeed: true, remark: 'No lid', specialRemark: true },
  ...{ paymentMethodCode: 'card', paymentMethodType: 1, tender: 'cash', currency: 'USD', currencyScale: 2 },
  ...{
    originalAmount: 1200,
    subtotal: 1100,
    discountTotal: 150,
    serviceCharge: 95,
    addedTax: 0,
    payableTotal: 1045,
    refundTotal: 40,
    returnedTotal: 30,
    refundState: 1,
  },
  tax: {
    terms: { taxMode: 'inclusive', rateList: [], serviceCharge: null },
    taxList: [{ rateId: 'gst', name: words('GST'), ratePpm: 90_000, taxable: money(959), tax: money(86) }],
    serviceChargeTaxList: [{ rateId: 'gst', tax: money(8) }],
  },
  discountList: [{ type: 1, name: words('Five off'), amount: 150, refId: 'k1', maxReduction: 500 }],
  ...{ submitTime: 1_790_000_001_000, payExpireTime: 1_790_000_900_000, payTime: 1_790_000_002_000 },
  ...{ paymentNo: 'P77', makingTime: 1_790_000_003_000, readyTime: 1_790_000_004_000, finishTime: 1_790_000_005_000 },
  ...{ readyFrom: 1_790_000_003_500, readyUntil: 1_790_000_004_500 },
  tableName: '12',
  ...{ slotStartsAt: 1_790_000_003_100, slotEndsAt: 1_790_000_003_200, releaseAt: 1_790_000_003_300 },
  ...{ pickupCode: 'A12', closeCode: '', closeNote: '', pointsUsed: 7, pointsObtained: 9 },
}

const line: OrderLineRow = {
  ...{ orderId: 'o1', lineNo: 1, isGift: false, productId: 'p1', skuId: 'k1', num: 2, price: 600, discountPrice: 550 },
  ...{ lineAmount: 1100, payable: 950, total: 1045, promotionId: 'week', refundNum: 1, refundAmount: 522 },
  ...{ warning: null, isTicked: false },
  snapshot: {
    ...{ productName: words('Jasmine tea'), skuName: words('Large'), productType: 1, categoryId: 'teas' },
    ...{ image: '/media/tea', tint: '#abcdef', values: [], items: [] },
  },
}

const store = {
  ...{
    storeId: 'riverside',
    name: words('Riverside'),
    address: words('1 Quay'),
    phone: '555',
    latitude: 1,
    longitude: 2,
  },
} as StoreRow // as: an order shows no more of its store

const look = {
  ...({ language: 'en-US', now: 1_790_000_006_000, storeOf: () => store } as const),
  paymentMethods: [
    {
      ...{
        code: 'card',
        name: words('Card'),
        tip: {},
        icon: '',
        type: 1,
        channel: '',
        provider: 'x',
        storeIds: null,
        sort: 1,
      },
    },
  ],
}

const shown = presentOrder(row, [line, { ...line, lineNo: 2, isGift: true, productId: 'gift' }], look)

it('[R-3.12][R-3.13] an order names its numbers, its remark, how it is collected and how it is paid', () => {
  expect(shown).toMatchObject({
    ...{ orderId: 'o1', orderNo: '1204', version: 3, pickupMethod: 2, tissueNeed: true },
    ...{ remark: 'No lid', specialRemark: true, paymentNo: 'P77', pickupCode: 'A12' },
    paymentMethod: { code: 'card', type: 1, name: 'Card' },
    store: { storeId: 'riverside', storeName: 'Riverside', address: '1 Quay', phone: '555', latitude: 1, longitude: 2 },
  })
  expect(presentOrder({ ...row, paymentMethodCode: 'gone' }, [], look).paymentMethod.name).toBe('gone')
})

it('[R-3.17] the times of an order are milliseconds, and its deadline is given only while it is unpaid', () => {
  expect(shown).toMatchObject({
    ...{ submitTime: 1_790_000_001_000, payTime: 1_790_000_002_000, payExpireTime: null },
    ...{ makingTime: 1_790_000_003_000, readyTime: 1_790_000_004_000, finishTime: 1_790_000_005_000 },
    ...{ readyFrom: 1_790_000_003_500, readyUntil: 1_790_000_004_500 },
    tableName: '12',
    ...{ slotStartsAt: 1_790_000_003_100, slotEndsAt: 1_790_000_003_200, releaseAt: 1_790_000_003_300 },
    serverTime: 1_790_000_006_000,
  })
  expect(presentOrder({ ...row, status: 10 }, [], look).payExpireTime).toBe(1_790_000_900_000)
})

it('[R-3.14][R-3.15] the amounts of an order stand under their own names, each discount with its label', () => {
  expect(shown).toMatchObject({
    ...{ originalAmount: 1200, subtotal: 1100, discountTotal: 150, payableTotal: 1045 },
    ...{ refundTotal: 40, returnedTotal: 30, refundState: 1, pointsUsed: 7, pointsObtained: 9 },
    discountList: [{ type: 1, name: 'Five off', amount: 150, refId: 'k1', maxReduction: 500 }],
  })
})

it('[tax-5] an order shows its service charge and its taxes, in the reader’s language; one of before has none', () => {
  expect(shown).toMatchObject({
    ...{ taxMode: 'inclusive', serviceCharge: 95 },
    taxList: [{ rateId: 'gst', name: 'GST', ratePpm: 90_000, taxable: 959, tax: 86 }],
  })
  expect(presentOrder(row, [], { ...look, language: 'zh-CN' }).taxList[0]?.name).toBe('GST (zh)')
  expect(presentOrder({ ...row, tax: null, serviceCharge: 0 }, [], look)).toMatchObject({
    ...{ taxMode: 'none', serviceCharge: 0, taxList: [] },
  })
})

it('[R-3.16] paid lines and gifts are listed separately, by the names of the reader’s language', () => {
  expect(shown.productList).toMatchObject([
    {
      ...{ productId: 'p1', productName: 'Jasmine tea', skuName: 'Large', num: 2, price: 600, discountPrice: 550 },
      ...{
        lineAmount: 1100,
        payable: 950,
        total: 1045,
        promotionId: 'week',
        isFreeGift: false,
        productCategoryId: 'teas',
      },
    },
  ])
  expect(shown.giftList).toMatchObject([{ productId: 'gift', isFreeGift: true }])
  expect(presentOrder(row, [line], { ...look, language: 'zh-CN' }).productList[0]?.productName).toBe('Jasmine tea (zh)')
})

it.each([
  [10, 'Awaiting payment'],
  [20, 'Accepted'],
  [30, 'Making'],
  [40, 'Ready for pick-up'],
  [50, 'Completed'],
  [60, 'Cancelled'],
  [70, 'Not paid in time'],
  [80, 'Closed'],
])('[R-4.10] the state %i is called %s', (status, text) => {
  expect(presentOrder({ ...row, status }, [], look).statusText).toBe(text)
})

it('[R-3.13] an order whose store is gone names none, and is no place on a map', () => {
  const { store: place } = presentOrder(row, [], { ...look, storeOf: () => undefined })
  expect(place).toEqual({ storeId: 'riverside', storeName: '', phone: '', address: '', latitude: 0, longitude: 0 })
})

it('an order that was not ended has no reason for it, nor has one that was ended without a note', () => {
  expect(shown.closeReason).toBe('')
  expect(presentOrder({ ...row, status: 80 }, [], look).closeReason).toBe('')
})

it('[R-4.10] only an order that is paid online can be paid by its customer', () => {
  const waiting = { ...row, status: 10 }
  expect(presentOrder(waiting, [], look).allowActions).toContain('pay')
  expect(presentOrder({ ...waiting, paymentMethodType: 2 }, [], look).allowActions).not.toContain('pay')
})
