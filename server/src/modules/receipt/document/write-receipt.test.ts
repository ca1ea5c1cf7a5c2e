import type { MaterialFood } from '@tiffin/core/food/food-book'
import { foodBookOf } from '@tiffin/core/food/food-book'
import type { Language } from '@tiffin/core/language/language'
import { type Money, money } from '@tiffin/core/money/money'
import type { Order, OrderLine } from '@tiffin/core/order/order'
import { discountType } from '@tiffin/core/pricing/bill'
import { aLine, aPackageItem } from '@tiffin/core/testing/lines'
import { aProduct } from '@tiffin/core/testing/products'
import { describe, expect, it } from 'vitest'
import { foodNotesBy, noFoodNotes } from './food-notes.ts'
import { type Sold, writeReceipt } from './write-receipt.ts'
import { writingOf } from './writing.ts'

/** One decimal is shown of two. */
const format = { currentUnit: '$', defaultFractionDigits: 1, groupingSeparator: ',', currencyScale: 2 }
const writing = writingOf('en-US', { format, timeZone: 'Asia/Shanghai' })

const aSoldLine = (more: Partial<OrderLine> = {}): OrderLine => {
  const line = aLine({ price: money(1000), discountPrice: money(1000), skuName: '', ...more })
  const amount = money(line.discountPrice * line.num)
  return {
    ...line,
    lineAmount: amount,
    payable: amount,
    total: amount,
    lineNo: 1,
    refundNum: 0,
    refundAmount: money(0),
    ...more,
  }
}

const anOrder = (more: Partial<Order> = {}): Order => ({
  ...{ orderId: '1', orderNo: '2026112400001', status: 50, statusText: '', version: 1, pickupMethod: 1 },
  store: { storeId: '1', storeName: 'Harbour', phone: '021', address: 'Quay 1', latitude: 0, longitude: 0 },
  ...{ tissueNeed: false, remark: '', specialRemark: false, paymentMethod: { code: 'card', name: 'Card', type: 1 } },
  ...{ paymentNo: null, submitTime: 0, payTime: null, payExpireTime: null, makingTime: null, readyTime: null },
  ...{
    finishTime: null,
    readyFrom: null,
    readyUntil: null,
    tableName: '',
    ...{ slotStartsAt: null, slotEndsAt: null, releaseAt: null },
    pickupCode: 'A12',
    productList: [aSoldLine()],
    giftList: [],
  },
  ...{ originalAmount: money(1000), subtotal: money(1000), discountTotal: money(0), taxMode: 'none', taxList: [] },
  ...{ serviceCharge: money(0), payableTotal: money(1000), discountList: [], refundTotal: money(0) },
  ...{ returnedTotal: money(0), refundState: 0, closeReason: '', pointsUsed: 0, pointsObtained: 0 },
  ...{ allowActions: [], serverTime: 0, ...more },
})

const sale = { day: '2026-11-24', number: 42, refundNo: null, linkKey: 'key', issuedAt: 0, amount: null }
const aNote = (number: number, refundNo: string | null, amount: number | null) => ({
  ...{ day: '2026-11-25', number, refundNo, linkKey: null, issuedAt: 3_600_000, amount },
})

const aSale: Sold = { brand: 'Tea', order: anOrder(), sale, notes: [], credited: [], note: '', foodNotes: noFoodNotes }

const write = (order: Partial<Order> = {}, more: Partial<Sold> = {}) =>
  writeReceipt({ ...aSale, order: anOrder(order), ...more }, writing)

const rowsOf = (rows: readonly { label: string; value: string; tone?: string }[]) =>
  rows.map(({ label, value, tone }) => [label, value, ...(tone ? [tone] : [])])

const discount = (type: number, amount: Money, more: { name?: string; maxReduction?: Money } = {}) => ({
  ...{ type, name: '', amount, refId: null, maxReduction: null, ...more },
})

describe('[receipt-5] a receipt', () => {
  it('says where, when and how it was bought and paid', () => {
    const { title, number, place, facts, language, brand } = write()
    expect([language, title, number, brand]).toEqual(['en-US', 'Receipt', '20261124-0042', 'Tea'])
    expect(place).toEqual(['Harbour', 'Quay 1', '021'])
    expect(rowsOf(facts)).toEqual([
      ['Receipt number', '20261124-0042'],
      ['Date', 'Jan 1, 1970, 08:00'],
      ['Pick-up code', 'A12'],
      ['Order number', '2026112400001'],
      ['Pick-up method', 'Dine in'],
      ['Payment method', 'Card'],
    ])
  })

  it('leaves out what there is not: an address, a telephone, a pick-up code, something to pay', () => {
    const store = { ...anOrder().store, address: '', phone: '' }
    const { place, facts } = write({ store, pickupCode: null, payableTotal: money(0) })
    expect(place).toEqual(['Harbour'])
    expect(rowsOf(facts).slice(1)).toEqual([
      ['Date', 'Jan 1, 1970, 08:00'],
      ['Order number', '2026112400001'],
      ['Pick-up method', 'Dine in'],
      ['Payment method', 'Nothing to pay'],
    ])
  })

  it('[share-4] has for whom a line was, before what was chosen', () => {
    const productList = [aSoldLine({ guestName: 'Mira', skuName: 'Large' })]
    expect(write({ productList }).items).toMatchObject([{ notes: ['Mira', 'Large'] }])
  })

  it('has what was chosen of a line, and of a package what is in it', () => {
    const pick = (propertyValue: string) => ({
      ...{ propertyId: 'p', propertyValueId: propertyValue, propertyValue, bmsProductMaterialList: [] },
    })
    const packageProductList = [
      aPackageItem({ productName: 'Bun', num: 2, propertyValList: [pick('Warm'), pick('Cut')] }),
      aPackageItem({ productName: 'Cake' }),
    ]
    const productList = [aSoldLine({ skuName: 'Large', propertyValList: [pick('Less ice')], packageProductList })]
    expect(write({ productList }).items).toEqual([
      { name: 'Tea', value: '$10.0', notes: ['Large · Less ice', '2× Bun · Warm · Cut', 'Cake'], rows: [] },
    ])
    expect(write().items).toEqual([{ name: 'Tea', value: '$10.0', notes: [], rows: [] }])
  })

  it('[page-30] leaves out options that are the usual ones, of a line and of what is in a set', () => {
    const pick = (propertyValue: string, isUsual: boolean) => ({
      ...{ propertyId: 'p', propertyValueId: propertyValue, propertyValue, bmsProductMaterialList: [], isUsual },
    })
    const propertyValList = [pick('Full sugar', true), pick('Less ice', false)]
    const packageProductList = [aPackageItem({ productName: 'Bun', propertyValList: [pick('Warm', true)] })]
    const productList = [aSoldLine({ skuName: 'Large', propertyValList, packageProductList })]
    expect(write({ productList }).items).toMatchObject([{ notes: ['Large · Less ice', 'Bun'] }])
  })

  it('has the price of one where there are several, what the line’s own promotion takes off, and gifts at nothing', () => {
    const productList = [aSoldLine({ num: 2, discountPrice: money(900) }), aSoldLine({ discountPrice: money(900) })]
    const giftList = [aSoldLine({ num: 2, isFreeGift: true, productName: 'Bun', discountPrice: money(900) })]
    expect(write({ productList, giftList }).items).toEqual([
      { name: 'Tea × 2', value: '$20.0', notes: ['2 × $10.0'], rows: [{ label: 'Item discount', value: '−$2.0' }] },
      { name: 'Tea', value: '$10.0', notes: [], rows: [{ label: 'Item discount', value: '−$1.0' }] },
      { name: 'Bun × 2', value: '$0.0', notes: ['Gift'], rows: [] },
    ])
  })

  it('has each discount by its kind and its name, what a limit is and what was rounded to the last decimal', () => {
    const discountList = [
      discount(discountType.wholeOrder, money(100), { name: 'Osmanthus week' }),
      discount(discountType.spendAndReduce, money(200), { maxReduction: money(500) }),
      discount(discountType.spendAndReduce, money(100)),
      discount(discountType.coupon, money(100), { maxReduction: money(300) }),
      discount(discountType.rounding, money(3)),
      discount(99, money(10)),
    ]
    const order = { originalAmount: money(1200), discountList, discountTotal: money(513), payableTotal: money(487) }
    expect(rowsOf(write(order).sums)).toEqual([
      ['Before discounts', '$12.0'],
      ['Subtotal', '$10.0'],
      ['Whole-order discount: Osmanthus week', '−$1.0', 'less'],
      ['Spend and reduce (up to $5.0)', '−$2.0', 'less'],
      ['Spend and reduce', '−$1.0', 'less'],
      ['Coupon', '−$1.0', 'less'],
      ['Rounding', '−$0.03', 'less'],
      ['Discount total', '−$0.1', 'less'],
      ['Discount total', '−$5.1', 'less'],
      ['Total', '$4.9', 'total'],
    ])
  })

  it('says the price before and no sum of discounts where there is one discount only', () => {
    const order = { discountList: [discount(discountType.employee, money(100))], discountTotal: money(100) }
    expect(rowsOf(write({ ...order, payableTotal: money(900) }).sums)).toEqual([
      ['Before discounts', '$10.0'],
      ['Employee discount', '−$1.0', 'less'],
      ['Total', '$9.0', 'total'],
    ])
  })

  it('adds service charge and taxes before the total where prices are without tax, and has tax within it elsewhere', () => {
    const taxList = [{ rateId: 'gst', name: 'GST', ratePpm: 88_750, taxable: money(1004), tax: money(89) }]
    const terms = { serviceCharge: money(100), taxList }
    expect(rowsOf(write({ ...terms, taxMode: 'exclusive' }).sums)).toEqual([
      ['Subtotal', '$10.0'],
      ['Service charge', '$1.0'],
      ['GST 8.875%', '$0.9'],
      ['Total', '$10.0', 'total'],
      ['Amount before GST 8.875%', '$10.04', 'included'],
    ])
    expect(rowsOf(write({ ...terms, taxMode: 'inclusive' }).sums)).toEqual([
      ['Subtotal', '$10.0'],
      ['Service charge', '$1.0'],
      ['Total', '$10.0', 'total'],
      ['Includes GST 8.875%', '$0.89', 'included'],
      ['Amount before GST 8.875%', '$10.04', 'included'],
    ])
  })
})

describe('[receipt-3] a credit note on a receipt', () => {
  it('has its own lines and taxes only, and nothing of what gave nothing back', () => {
    const taxList = [
      { rateId: 'gst', name: 'GST', ratePpm: 90_000, taxable: money(0), tax: money(0) },
      { rateId: 'alcohol', name: 'Alcohol', ratePpm: 50_000, taxable: money(0), tax: money(0) },
    ]
    const productList = [aSoldLine(), aSoldLine({ lineNo: 2, productName: 'Bun' })]
    const back = (refundNo: string, lineNo: number, more: { num?: number; amount?: number; tax?: number }) => {
      const { num = 1, amount = 100, tax = 9 } = more
      return { refundNo, lineNo, num, amount, taxList: [{ rateId: 'gst', tax: money(tax) }] }
    }
    const credited = [
      back('r1', 1, { num: 2 }),
      back('r1', 2, { num: 0, amount: 250, tax: 4 }),
      back('r1', 2, { amount: 0, tax: 0 }),
      { ...back('r1', 2, { amount: 10 }), taxList: [{ rateId: 'alcohol', tax: money(0) }] },
      { ...back('r2', 1, {}), taxList: [{ rateId: 'alcohol', tax: money(3) }] },
    ]
    const notes = [aNote(43, 'r1', 360), aNote(44, 'r2', null), aNote(45, null, 5)]
    const { credits } = write({ productList, taxList }, { notes, credited })
    expect(credits.map(({ heading, rows }) => [heading, ...rowsOf(rows)])).toEqual([
      [
        'Credit note 20261125-0043',
        ['Date', 'Jan 1, 1970, 09:00'],
        ['Tea × 2', '−$1.0'],
        ['Bun', '−$2.5'],
        ['Bun × 1', '−$0.1'],
        ['Refunded', '−$3.6', 'total'],
        ['Includes GST 9%', '−$0.13', 'included'],
      ],
      [
        'Credit note 20261125-0044',
        ['Date', 'Jan 1, 1970, 09:00'],
        ['Tea × 1', '−$1.0'],
        ['Refunded', '−$0.0', 'total'],
        ['Includes Alcohol 5%', '−$0.03', 'included'],
      ],
    ])
  })

  it('has a number that keeps its order in Arabic, and no marks of direction elsewhere', () => {
    const headingIn = (language: Language) => {
      const other = writingOf(language, { format, timeZone: 'Asia/Baghdad' })
      return writeReceipt({ ...aSale, notes: [aNote(8, '7', 100)] }, other).credits[0]?.heading
    }
    expect(headingIn('ar-IQ')).toContain('\u206820261125-0008\u2069')
    expect(headingIn('en-US')).toBe('Credit note 20261125-0008')
    const { words } = writingOf('ar-IQ', { format, timeZone: 'Asia/Baghdad' })
    expect(words('food.grade', { grade: 'C', percent: 8 })).toMatch(/\u2068C\u2069.*(?<!\u2068)8%/)
  })
})

describe('[receipt-8] notes on a receipt', () => {
  it('are the lines that the brand wrote, without empty ones', () => {
    expect(write({}, { note: 'GST Reg No. 1\n \n\nThank you' }).notes).toEqual(['GST Reg No. 1', 'Thank you'])
    expect(write().notes).toEqual([])
  })

  it('are the allergens of each line, what it may contain, and that something is not known', () => {
    const food = (materialId: string, more: Partial<MaterialFood>): MaterialFood => ({
      ...{ materialId, per: 100, energy: 0, sugar: 0, lactose: 0, saturatedFat: 0, caffeine: 0 },
      ...{ hasSweetener: false, containsList: [], mayContainList: [], isComplete: true, ...more },
    })
    const book = foodBookOf({
      materialList: [
        food('milk', { containsList: ['milk', 'soybeans'], mayContainList: ['nuts', 'eggs'], isComplete: false }),
        food('water', {}),
      ],
      ...{ drinkList: [], toppingIdList: [], shareList: [] },
    })
    const product = (materialId: string) =>
      aProduct({
        skuList: aProduct().skuList.map((sku) => ({
          ...{ ...sku, skuId: 'tea-regular', bmsProductMaterialList: [{ materialId, materialName: '', weight: 1 }] },
        })),
      })
    const notesOf = (found: ReturnType<typeof aProduct> | undefined, timeZone = 'Asia/Singapore') =>
      write({}, { foodNotes: foodNotesBy({ productOf: () => found, book, timeZone }) }).items[0]?.notes
    expect(notesOf(product('milk'))).toEqual([
      'Contains: Soybeans · Milk',
      'May contain: Eggs · Tree nuts',
      'Not all ingredients are known. There may be other allergens.',
    ])
    expect(notesOf(product('water'))).toEqual([])
    expect(notesOf(undefined)).toEqual([])
    expect(notesOf(aProduct())).toEqual([])
  })
})
