import { describe, expect, it } from 'vitest'
import { aLine, aPackageItem, milk } from '../testing/lines.ts'
import { stockKind } from './check-stock.ts'
import { restockedBy, usesOfUnit, wastedBy } from './restock.ts'

const extraMilk = [
  {
    ...{ propertyId: 'extra', propertyValueId: 'extra-milk', propertyValue: 'Extra milk' },
    bmsProductMaterialList: [milk(50)],
  },
]
const latte = aLine({
  ...{ num: 3, skuId: 'latte-1', skuInfo: { bmsProductMaterialList: [milk(150)], stockNum: null } },
  propertyValList: extraMilk,
})

describe('[stock-8] what goes back to stock', () => {
  it('one unit took its materials, those of its options and its sku, each once; what is never counted is left out', () => {
    expect(usesOfUnit(latte)).toEqual([
      { kind: stockKind.material, itemId: 'milk', amount: 200_000 },
      { kind: stockKind.sku, itemId: 'latte-1', amount: 1 },
    ])
  })

  it('one unit of a set took all of its items', () => {
    const set = aLine({ num: 2, skuId: 'set-1', packageProductList: [aPackageItem({ skuId: 'tart-1', num: 2 })] })
    expect(usesOfUnit(set)).toContainEqual({ kind: stockKind.sku, itemId: 'tart-1', amount: 2 })
  })

  it('is that of the units that can be sold again, added up over the lines, and nothing unless said', () => {
    const tin = { kind: stockKind.sku, itemId: 'tin', amount: 1 }
    const lines = [
      { lineNo: 1, uses: [tin] },
      { lineNo: 2, uses: [tin, { kind: stockKind.material, itemId: 'milk', amount: 500 }] },
      { lineNo: 3, uses: [tin] },
    ]
    const back = [
      { lineNo: 1, num: 2, isBackToStock: true },
      { lineNo: 2, num: 3, isBackToStock: true },
      { lineNo: 3, num: 1 },
    ]
    expect(restockedBy(lines, back)).toEqual([
      { kind: stockKind.material, itemId: 'milk', amount: 1500 },
      { ...tin, amount: 5 },
    ])
    expect(
      restockedBy(
        lines,
        back.map(({ lineNo, num }) => ({ lineNo, num, isBackToStock: false })),
      ),
    ).toEqual([])
  })
})

it('[stock-14] what is not said to go back to stock is gone, with all that its units took', () => {
  const tin = { kind: stockKind.sku, itemId: 'tin', amount: 1 }
  const lines = [1, 2, 3].map((lineNo) => ({ lineNo, uses: [tin] }))
  const taken = [
    { lineNo: 1, num: 2, isBackToStock: true },
    { lineNo: 2, num: 3, isBackToStock: false },
    { lineNo: 3, num: 1 },
  ]
  expect(wastedBy(lines, taken)).toEqual([{ ...tin, amount: 4 }])
  expect(wastedBy(lines, taken.slice(0, 1))).toEqual([])
})
