import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aLine, aPackageItem, milk } from '../testing/lines.ts'
import { findShortages, stockKey, stockNeeds, sumNeeds } from './check-stock.ts'
import { toThousandths } from './weight.ts'

const milkLeft = (grams: number) => new Map([[stockKey(1, 'milk'), grams * 1000]])

describe('stock', () => {
  it('[R-5.2] lets two lines of different drinks draw on the same milk', () => {
    const latte = aLine({ productId: 'latte', skuInfo: { bmsProductMaterialList: [milk(150)], stockNum: null } })
    const mocha = aLine({ productId: 'mocha', skuInfo: { bmsProductMaterialList: [milk(150)], stockNum: null } })
    expect(findShortages([latte, mocha], milkLeft(300))).toEqual([])
    const [shortage] = findShortages([latte, { ...mocha, num: 2 }], milkLeft(300))
    expect(shortage).toMatchObject({
      itemId: 'milk',
      available: 300_000,
      needed: 450_000,
      cause: { productId: 'mocha', materialName: 'Milk', line: 1 },
    })
  })

  it('[R-5.2] names the option at fault', () => {
    const values = [
      {
        propertyId: 'extra',
        propertyValueId: 'extra-milk',
        propertyValue: 'Extra milk',
        bmsProductMaterialList: [milk(50)],
      },
    ]
    const [shortage] = findShortages([aLine({ propertyValList: values })], milkLeft(49))
    expect(shortage?.cause).toMatchObject({ propertyValueId: 'extra-milk', propertyValue: 'Extra milk' })
  })

  it('[R-5.2] counts package items with their number times the line and names the item', () => {
    const combo = aLine({
      num: 2,
      productType: 4,
      packageProductList: [aPackageItem({ productId: 'tart', skuId: 'tart-1', num: 2 })],
    })
    const stock = new Map([[stockKey(2, 'tart-1'), 3]])
    expect(findShortages([combo], stock)[0]).toMatchObject({
      kind: 2,
      itemId: 'tart-1',
      needed: 4,
      available: 3,
      cause: { productId: 'tart' },
    })
  })

  it('[R-5.2] names the line with which it no longer suffices, not those after it', () => {
    const drinks = ['latte', 'mocha', 'cortado'].map((productId) =>
      aLine({ productId, num: 2, skuInfo: { bmsProductMaterialList: [milk(100)], stockNum: null } }),
    )
    const shortages = findShortages(drinks, milkLeft(300))
    expect(shortages.map(({ cause, needed }) => [cause.productId, needed])).toEqual([['mocha', 600_000]])
  })

  it('[R-5.2][R-3.4] leaves what has no row unlimited', () => {
    expect(findShortages([aLine({ num: 900 })], new Map())).toEqual([])
  })

  it('[ST-02][R-5.2] is short exactly when the sum of a stock over the cart is above what is left', () => {
    const anyLines = fc.array(
      fc.record({
        materialId: fc.constantFrom('milk', 'tea', 'sugar'),
        weight: fc.integer({ min: 1, max: 500 }),
        num: fc.integer({ min: 1, max: 5 }),
      }),
      { minLength: 1, maxLength: 10 },
    )
    const anyStock = fc.record({ milk: fc.nat(3000), tea: fc.nat(3000), sugar: fc.nat(3000) })
    fc.assert(
      fc.property(anyLines, anyStock, (wishes, left) => {
        const lines = wishes.map(({ materialId, weight, num }) =>
          aLine({
            num,
            skuInfo: { bmsProductMaterialList: [{ materialId, materialName: materialId, weight }], stockNum: null },
          }),
        )
        const stock = new Map(Object.entries(left).map(([id, grams]) => [stockKey(1, id), grams * 1000]))
        const expected = Object.entries(left).filter(
          ([id, grams]) =>
            wishes.filter((each) => each.materialId === id).reduce((sum, { weight, num }) => sum + weight * num, 0) >
            grams,
        )
        expect(
          findShortages(lines, stock)
            .map(({ itemId }) => itemId)
            .sort(),
        ).toEqual(expected.map(([id]) => id).sort())
      }),
    )
  })

  it('[ST-03] adds draws up in one order of keys, whatever the order of the cart', () => {
    const a = aLine({ skuId: 'a', skuInfo: { bmsProductMaterialList: [milk(10)], stockNum: null } })
    const b = aLine({ skuId: 'b', skuInfo: { bmsProductMaterialList: [milk(20)], stockNum: null } })
    expect(sumNeeds(stockNeeds([a, b]))).toEqual(sumNeeds(stockNeeds([b, a])))
  })

  it('[R-5.2] names what draws on a stock, and gifts after what is paid for, each once', () => {
    const gift = aLine({ skuId: 'bun', num: 2, isFreeGift: true })
    const tea = aLine({ skuInfo: { bmsProductMaterialList: [milk(10)], stockNum: null } })
    const needs = stockNeeds([gift, tea])
    expect(needs.map(({ itemId, amount }) => [itemId, amount])).toEqual([
      ['milk', 10_000],
      ['tea-regular', 1],
      ['tea', 1],
      ['bun', 2],
      ['tea', 2],
    ])
    const drawing = { line: 1, productId: 'tea', productName: 'Tea', skuId: 'tea-regular', skuName: 'Regular' }
    expect(needs.slice(0, 2).map(({ cause }) => cause)).toEqual([
      { ...drawing, materialName: 'Milk', propertyValueId: '', propertyValue: '' },
      { ...drawing, materialName: '', propertyValueId: '', propertyValue: '' },
    ])
    expect(sumNeeds(needs).map(({ itemId }) => itemId)).toEqual(['milk', 'bun', 'tea-regular', 'tea'])
  })

  it('[R-5.2] refuses weights of more than three decimals', () => {
    expect(toThousandths(0.125)).toBe(125)
    expect(toThousandths(1.1)).toBe(1100)
    expect(() => toThousandths(0.0005)).toThrow('more than three decimals: 0.0005')
  })
})
