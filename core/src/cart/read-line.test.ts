import { describe, expect, it } from 'vitest'
import { stockKey, stockKind } from '../stock/check-stock.ts'
import { aCombo, aProduct, aProperty } from '../testing/products.ts'
import { requestOf } from './lines.ts'
import { readLine, readLineInStock, unitsInStock } from './read-line.ts'
import { simpleLine } from './selection.ts'

const tea = aProduct({ propertyList: [aProperty('ice')] })
const line = simpleLine(tea)
if (line === undefined) throw new Error('tea has a first choice')
const request = requestOf(line)

describe('a line of an earlier cart or order', () => {
  it('comes with the names and prices of today', () => {
    const read = readLine({ ...tea, productName: 'New tea' }, request)
    expect(read.ok && read.value.line.productName).toBe('New tea')
  })

  it.each([1, 2, 3, 4, 5] as const)(
    '[R-4.16] of a product that cannot be bought for reason %i says so',
    (unavailableReason) => {
      expect(readLine({ ...tea, unavailableReason }, request)).toEqual({ ok: false, refusal: unavailableReason })
    },
  )

  it('whose product, size, option or package item has gone is not sold here', () => {
    const gone = { ok: false, refusal: 4 }
    expect(readLine(undefined, request)).toEqual(gone)
    expect(readLine({ ...tea, skuList: [] }, request)).toEqual(gone)
    expect(readLine({ ...tea, propertyList: [aProperty('sugar')] }, request)).toEqual(gone)
    const combo = aCombo()
    const picks = requestOf({ ...line, productType: 4 })
    expect(readLine(combo, { ...picks, propertyValList: [], skuId: 'tea-s' })).toEqual(gone)
  })

  it('[R-5.2][R-4.16] that alone asks for more than is left has reached the limit of the stock', () => {
    const stock = new Map([[stockKey(stockKind.sku, 'tea-s'), 2]])
    expect(readLineInStock(tea, { ...request, num: 3 }, stock)).toEqual({ ok: false, refusal: 6 })
    expect(readLineInStock(tea, { ...request, num: 2 }, stock).ok).toBe(true)
    expect(readLineInStock(undefined, request, stock)).toEqual({ ok: false, refusal: 4 })
  })

  it('[stock-5] of which nothing is left, or whose option is marked, is sold out', () => {
    const none = new Map([[stockKey(stockKind.option, 'ice-0'), 0]])
    expect(readLineInStock(tea, request, none)).toEqual({ ok: false, refusal: 1 })
    expect(readLineInStock(tea, request, new Map([[stockKey(stockKind.sku, 'tea-s'), 0]]))).toEqual({
      ok: false,
      refusal: 1,
    })
    const lessAndNone = new Map([...none, [stockKey(stockKind.sku, 'tea-s'), 2]])
    expect(readLineInStock(tea, { ...request, num: 3 }, lessAndNone)).toEqual({ ok: false, refusal: 1 })
  })

  it('can have as many units as the stock allows, or none', () => {
    const left = (count: number) => new Map([[stockKey(stockKind.sku, 'tea-s'), count]])
    expect([0, 1, 4, 9].map((count) => unitsInStock({ ...line, num: 5 }, left(count)))).toEqual([0, 1, 4, 5])
  })
})
