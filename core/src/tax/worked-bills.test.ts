import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { type Bill, discountType, savedOf } from '../pricing/bill.ts'
import { pickupMethod } from '../store/store.ts'
import { bill, line, promotion } from '../testing/bills.ts'
import { orderTax, serviceCharge, taxRate } from '../testing/taxes.ts'
import type { OrderTax } from './tax.ts'

const gst = taxRate('GST', 90_000)
const vat = taxRate('VAT', 200_000)
const added = (...rates: number[]) =>
  orderTax(
    'exclusive',
    rates.map((ratePpm) => taxRate(`${ratePpm}`, ratePpm)),
  )
const within = (...rates: number[]) =>
  orderTax(
    'inclusive',
    rates.map((ratePpm) => taxRate(`${ratePpm}`, ratePpm)),
  )

/** [rate, taxable, tax] of each rate. */
const taxesOf = ({ taxList }: Pick<Bill, 'taxList'>) =>
  taxList.map(({ rateId, taxable, tax }) => [rateId, taxable, tax])
const totalsOf = ({ lineList }: Bill) => lineList.map(({ total }) => total)
const lineTaxesOf = ({ lineList }: Bill) => lineList.map(({ taxList }) => taxList.map(({ tax }) => tax))
const whole = { currencyScale: 2, defaultFractionDigits: 0 }

describe('a bill worked out by hand', () => {
  it('[tax-4] Singapore: 9 % in the prices, 10 % added for service, which contains tax as well', () => {
    const tax = orderTax('inclusive', [gst], { serviceCharge: serviceCharge(100_000) })
    const result = bill({ lines: [line(1090)], tax })
    expect(result).toMatchObject({ subtotal: 1090, serviceCharge: 109, payableTotal: 1199, taxMode: 'inclusive' })
    expect(taxesOf(result)).toEqual([['GST', 1100, 99]])
    expect(result.serviceChargeTaxList).toEqual([{ rateId: 'GST', tax: 9 }])
    expect(result.lineList).toMatchObject([{ payable: 1090, serviceCharge: 109, total: 1199, taxList: [{ tax: 99 }] }])
  })

  it('[tax-3] New York: 8.875 % is added once for the whole order and shared by largest remainder', () => {
    const result = bill({ lines: [line(500), line(450)], tax: added(88_750) })
    expect(result).toMatchObject({ subtotal: 950, serviceCharge: 0, payableTotal: 1034 }) // 0.843125
    expect(taxesOf(result)).toEqual([['88750', 950, 84]])
    expect(lineTaxesOf(result)).toEqual([[44], [40]]) // 44.2 and 39.8
    expect(totalsOf(result)).toEqual([544, 490])
  })

  it('[tax-5] Indonesia: 10 % is added in whole rupiah, half up', () => {
    const result = bill({ ...whole, lines: [line(2_345_500)], tax: added(100_000) })
    expect(result).toMatchObject({ subtotal: 2_345_500, payableTotal: 2_580_100 }) // 2345.50 is 2346
    expect(taxesOf(result)).toEqual([['100000', 2_345_500, 234_600]])
    const less = bill({ ...whole, lines: [line(2_345_400)], tax: added(100_000) })
    expect(less).toMatchObject({ payableTotal: 2_579_900 }) // 2345.40 is 2345
  })

  it('[tax-5] Taiwan: a tax that is only stated is stated to the minor unit, also where none is shown', () => {
    const result = bill({ ...whole, lines: [line(10_000)], tax: within(50_000) })
    expect(result.payableTotal).toBe(10_000)
    expect(taxesOf(result)).toEqual([['50000', 9524, 476]]) // 4.7619
  })

  it('Thailand: 7 % in the prices changes nothing that is paid', () => {
    const result = bill({ lines: [line(10_700), line(7500)], tax: within(70_000) })
    expect(result).toMatchObject({ subtotal: 18_200, payableTotal: 18_200 })
    expect(taxesOf(result)).toEqual([['70000', 17_009, 1191]]) // 11.9065
    expect(lineTaxesOf(result)).toEqual([[700], [491]]) // 7.002 and 4.908
  })

  it('[tax-2] Québec: two rates on one line, none reckoned on the other', () => {
    const result = bill({ lines: [line(1000)], tax: added(50_000, 99_750) })
    expect(taxesOf(result)).toEqual([
      ['50000', 1000, 50],
      ['99750', 1000, 100],
    ])
    expect(result.payableTotal).toBe(1150)
  })

  it('[tax-3] India: each of two halves is rounded for itself', () => {
    const halves = [taxRate('CGST', 25_000), taxRate('SGST', 25_000)]
    const result = bill({ lines: [line(19_900)], tax: orderTax('exclusive', halves) })
    expect(result.payableTotal).toBe(20_896) // twice 4.975
  })

  it('[tax-3] lines with different rates in their prices add up as fractions, and are rounded once', () => {
    const both = [taxRate('federal', 50_000), taxRate('regional', 100_000)]
    const tax = orderTax('inclusive', [...both, taxRate('books', 50_000, { rateId: 'federal', taxClassId: 'books' })])
    const result = bill({ lines: [line(1150), line(1050, 1, { taxClassId: 'books' })], tax })
    expect(taxesOf(result)).toEqual([
      ['federal', 2000, 100],
      ['regional', 1000, 100],
    ])
  })

  it('[tax-3] three lines of 4.35 cents of tax each hold 13 cents, and the first the odd one', () => {
    const result = bill({ lines: [line(100), line(100), line(100)], tax: within(50_000, 100_000) })
    expect(lineTaxesOf(result)).toEqual([
      [5, 9],
      [4, 9],
      [4, 8],
    ])
    expect(taxesOf(result)).toEqual([
      ['50000', 261, 13],
      ['100000', 261, 26],
    ])
  })

  it('[tax-2] London: a cold sandwich is taxed where it is eaten in, and not where it is taken away', () => {
    const cold = { taxClassId: 'cold', pickupMethods: [pickupMethod.dineIn] }
    const zero = { rateId: 'zero', taxClassId: 'cold', pickupMethods: [pickupMethod.takeaway] }
    const rates = [vat, taxRate('VAT', 200_000, cold), taxRate('VAT', 0, zero)]
    const billOf = (method: number) =>
      bill({
        lines: [line(240), line(450, 1, { taxClassId: 'cold' })],
        tax: orderTax('inclusive', rates, { pickupMethod: method }),
      })
    expect(taxesOf(billOf(pickupMethod.dineIn))).toEqual([['VAT', 575, 115]])
    expect(taxesOf(billOf(pickupMethod.takeaway))).toEqual([
      ['VAT', 200, 40],
      ['zero', 450, 0],
    ])
    expect(billOf(pickupMethod.takeaway).lineList[1]?.taxList).toEqual([{ rateId: 'zero', tax: 0 }])
  })

  it('[tax-4] Malaysia: the service charge is taxed or not, as its class says', () => {
    const billOf = (taxClassId: string | null) =>
      bill({ lines: [line(2000)], tax: { ...added(60_000), serviceCharge: serviceCharge(100_000, { taxClassId }) } })
    expect(billOf(null)).toMatchObject({ serviceCharge: 200, payableTotal: 2320, serviceChargeTaxList: [] })
    expect(billOf('')).toMatchObject({ serviceCharge: 200, payableTotal: 2332 })
    expect(taxesOf(billOf(''))).toEqual([['60000', 2200, 132]])
  })

  it('[tax-4] a service charge for eating in is not added to what is taken away', () => {
    const charge = serviceCharge(100_000, { pickupMethods: [pickupMethod.dineIn] })
    const billOf = (method: number) =>
      bill({ lines: [line(999)], tax: orderTax('none', [], { serviceCharge: charge, pickupMethod: method }) })
    expect(billOf(pickupMethod.dineIn)).toMatchObject({ serviceCharge: 100, payableTotal: 1099, taxList: [] })
    expect(billOf(pickupMethod.takeaway)).toMatchObject({ serviceCharge: 0, payableTotal: 999 })
  })

  it('[tax-4] a service charge is added in whole shown units and shared over the lines', () => {
    const tax = orderTax('none', [], { serviceCharge: serviceCharge(50_000) })
    const result = bill({ ...whole, lines: [line(10_100), line(5000), line(5000)], tax })
    expect(result).toMatchObject({ serviceCharge: 1000, payableTotal: 21_100 }) // 10.05
    expect(result.lineList.map((each) => each.serviceCharge)).toEqual([502, 249, 249])
  })

  it('[tax-5] discounts, coupons and points lower what is taxed', () => {
    const points = { wanted: 'all' as const, balance: 200, maxDeductPermille: 1000, minorPerPoint: 1 }
    const promotions = [promotion({ rule: { kind: 'perMilleOff', perMille: 200 } })]
    const result = bill({ lines: [line(1000), line(500)], promotions, points, tax: added(100_000) })
    expect(result).toMatchObject({ subtotal: 1500, discountTotal: 500, payableTotal: 1100 })
    expect(taxesOf(result)).toEqual([['100000', 1000, 100]])
  })

  it('[tax-5] tax and service charge do not lower what is saved against the list', () => {
    const tax = { ...added(100_000), serviceCharge: serviceCharge(100_000) }
    expect(savedOf(bill({ promotions: [promotion({})], tax }))).toBe(150)
  })

  it('[tax-5] what costs nothing has no tax, no service charge, and no entry', () => {
    const promotions = [
      promotion({ type: discountType.freeOrder, rule: { kind: 'freeOrder' }, productIdList: ['tea'] }),
    ]
    const tax = { ...added(100_000), serviceCharge: serviceCharge(100_000) }
    const free = bill({ promotions, tax })
    expect(free).toMatchObject({ payableTotal: 0, serviceCharge: 0, taxList: [], serviceChargeTaxList: [] })
    expect(free.lineList).toMatchObject([{ total: 0, taxList: [] }])
    const partly = bill({ lines: [line(1000), line(500, 1, { productId: 'cake' })], promotions, tax })
    expect(partly).toMatchObject({ serviceCharge: 50, payableTotal: 605 })
    expect(totalsOf(partly)).toEqual([0, 605])
    expect(partly.lineList.map(({ taxList }) => taxList.length)).toEqual([0, 1])
  })

  it('[tax-1] without a mode of stating tax, and for a class without rates, no tax is reckoned', () => {
    const none: OrderTax = orderTax('none', [gst])
    expect(bill({ tax: none })).toMatchObject({ payableTotal: 1000, taxList: [], taxMode: 'none' })
    const other = bill({ lines: [line(1000, 1, { taxClassId: 'other' })], tax: orderTax('exclusive', [gst]) })
    expect(other).toMatchObject({ payableTotal: 1000, taxList: [] })
  })

  it('Bahrain: 10 % in prices of three digits', () => {
    const result = bill({ currencyScale: 3, defaultFractionDigits: 3, lines: [line(1100)], tax: within(100_000) })
    expect(taxesOf(result)).toEqual([['100000', 1000, 100]])
  })
})

describe('the bill of today', () => {
  it('is the same without terms as with terms that tax nothing', () => {
    const plain = bill({ lines: [line(480, 2), line(260)], promotions: [promotion({})] })
    expect(bill({ lines: [line(480, 2), line(260)], promotions: [promotion({})], tax: orderTax('none', []) })).toEqual(
      plain,
    )
    expect(plain).toMatchObject({ serviceCharge: 0, serviceChargeTaxList: [], taxList: [], taxMode: 'none' })
    for (const each of plain.lineList)
      expect(each).toMatchObject({ serviceCharge: 0, taxList: [], total: each.payable })
  })
})

describe('[tax-6] the best activity', () => {
  const twoPence = { rule: { kind: 'amountOff' as const, amount: money(200) }, productIdList: ['tea'] }
  const more = { rule: { kind: 'amountOff' as const, amount: money(210) }, productIdList: ['book'] }
  const promotions = [promotion({ promotionId: 'a', ...twoPence }), promotion({ promotionId: 'b', ...more })]
  const lines = [line(1000), line(1000, 1, { productId: 'book', taxClassId: 'books' })]

  it('leaves the least to pay with tax: less off a taxed line beats more off an untaxed one', () => {
    expect(bill({ lines, promotions })).toMatchObject({ discountList: [{ refId: 'b' }], payableTotal: 1790 })
    const taxed = bill({ lines, promotions, tax: added(200_000) })
    expect(taxed).toMatchObject({ discountList: [{ refId: 'a' }], payableTotal: 1960 }) // against 1990
    expect(taxed.lineList.map(({ payable }) => payable)).toEqual([800, 1000])
  })
})
