import { describe, expect, it } from 'vitest'
import type { Product } from '../catalog/product.ts'
import { money } from '../money/money.ts'
import { aLine, aPackageItem } from '../testing/lines.ts'
import { aCombo, aProduct, aProperty } from '../testing/products.ts'
import { reorderLines } from './reorder.ts'

const menu = (...products: Product[]) => new Map(products.map((product) => [product.productId, product]))
const tea = aLine({ skuId: 'tea-s' })

describe('ordering again', () => {
  it('[OR-07][R-4.20] brings what can be bought at the prices of today', () => {
    const [today] = aProduct().skuList
    const dearer = aProduct({
      skuList: today === undefined ? [] : [{ ...today, price: money(500), discountPrice: money(450) }],
    })
    const { lines, removedList } = reorderLines([{ ...tea, num: 2, price: money(1) }], menu(dearer))
    expect(lines).toMatchObject([{ num: 2, price: 500, discountPrice: 450 }])
    expect(removedList).toEqual([])
  })

  it.each([1, 2, 3, 4, 5] as const)(
    '[R-4.20][R-8.13][OR-07] removes a product that cannot be bought for reason %i and names it',
    (reason) => {
      const cake = aLine({ productId: 'cake', productName: 'Cake' })
      const { lines, removedList } = reorderLines(
        [tea, cake],
        menu(aProduct(), aProduct({ productId: 'cake', unavailableReason: reason })),
      )
      expect(lines).toHaveLength(1)
      expect(removedList).toEqual([{ productId: 'cake', productName: 'Cake', reason }])
    },
  )

  it('[OR-07][R-4.20][R-8.13] removes what has an option, a size or a package item that is no more, or is no more itself', () => {
    const ice = { propertyId: 'ice', propertyValueId: 'ice-9', propertyValue: 'less', bmsProductMaterialList: [] }
    const withOption = aLine({ skuId: 'tea-s', propertyValList: [ice] })
    const withItem = aLine({ productId: 'combo', skuId: 'tea-s', productType: 4, packageProductList: [aPackageItem()] })
    const removed = (line: typeof tea, ...products: Product[]) => reorderLines([line], menu(...products)).removedList
    expect(removed(withOption, aProduct({ propertyList: [aProperty('ice')] }))).toHaveLength(1)
    expect(removed(aLine({ skuId: 'tea-xl' }), aProduct())).toHaveLength(1)
    expect(removed(withItem, { ...aCombo(), productId: 'combo' })).toHaveLength(1)
    expect(removed(tea)).toEqual([{ productId: 'tea', productName: 'Tea', reason: 4 }])
  })

  it('[R-4.20] names a product once, leaves gifts out and cuts to the limits of today', () => {
    const gone = aLine({ productId: 'gone' })
    const { lines, removedList, cutList } = reorderLines(
      [gone, { ...gone, skuId: 'other' }, { ...tea, isFreeGift: true }, { ...tea, num: 5 }],
      menu(aProduct({ perOrderLimit: 2 })),
    )
    expect(removedList).toHaveLength(1)
    expect(reorderLines([gone, aLine({ productId: 'lost' })], menu()).removedList).toHaveLength(2)
    expect(lines.map(({ num, isFreeGift }) => [num, isFreeGift])).toEqual([[2, false]])
    expect(cutList).toMatchObject([{ wanted: 5, num: 2 }])
  })
})
