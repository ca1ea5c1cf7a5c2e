import { describe, expect, it } from 'vitest'
import { aLine } from '../testing/lines.ts'
import { aCombo, aProduct, aProperty } from '../testing/products.ts'
import { fewLeft, fewOf, findMissingRequired, findOverDailyLimit, findOverOrderLimit, roomInOrder } from './limits.ts'
import { isSimple, type Product } from './product.ts'

const limited = aProduct({ perOrderLimit: 3 })

describe('how many an order may hold', () => {
  it('[R-5.9][R-3.18] counts every size of a product together and leaves gifts out', () => {
    const three = [aLine({ num: 2 }), aLine({ skuId: 'tea-large' }), aLine({ num: 9, isFreeGift: true })]
    expect(findOverOrderLimit(three, [limited])).toBeNull()
    expect(roomInOrder(three, limited)).toBe(0)
    expect(findOverOrderLimit([...three, aLine({ skuId: 'tea-cold' })], [limited])).toMatchObject({ limit: 3 })
  })

  it('[R-5.9] has room for the rest, never for less than nothing, and for any number without a limit', () => {
    expect(roomInOrder([aLine()], limited)).toBe(2)
    expect(roomInOrder([aLine({ num: 9 })], limited)).toBe(0)
    expect(roomInOrder([aLine({ num: 9 })], aProduct())).toBeNull()
  })
})

describe('how many a customer may buy in a day', () => {
  const rare = aProduct({ dailyLimit: 2 })

  it('[R-5.9] counts what the customer has bought today and wants now, and answers what is left', () => {
    const two = [aLine(), aLine({ skuId: 'tea-large' }), aLine({ num: 9, isFreeGift: true })]
    expect(findOverDailyLimit(two, [aProduct(), rare])).toBeNull()
    expect(findOverDailyLimit(two, [rare], new Map([[rare.productId, 1]]))).toEqual({
      product: rare,
      limit: 2,
      left: 1,
    })
    expect(findOverDailyLimit([aLine()], [rare], new Map([[rare.productId, 7]]))).toMatchObject({ left: 0 })
    expect(findOverDailyLimit([], [rare], new Map([[rare.productId, 7]]))).toBeNull()
  })

  it('[R-5.9] lets no cart hold more than one day allows', () => {
    expect(roomInOrder([aLine()], rare)).toBe(1)
    expect(roomInOrder([aLine()], aProduct({ dailyLimit: 5, perOrderLimit: 3 }))).toBe(2)
  })
})

it('[R-3.18] a required product is asked for once, and only while it can be bought', () => {
  const bag = aProduct({ productId: 'bag', isRequired: true })
  expect(findMissingRequired([aLine()], [aProduct(), bag])).toBe(bag)
  expect(findMissingRequired([aLine(), aLine({ productId: 'bag' })], [bag])).toBeNull()
  expect(findMissingRequired([aLine()], [{ ...bag, unavailableReason: 1 }])).toBeNull()
})

it('[stock-16] how many are left is said of the last four pieces only', () => {
  const left = (stockNum: number | null) =>
    fewLeft(aProduct({ skuList: aProduct().skuList.map((sku) => ({ ...sku, stockNum })) }))
  expect([null, 0, 1, 4, 5].map(left)).toEqual([undefined, undefined, 1, 4, undefined])
  expect([null, 0, 1, 4, 5, -1].map(fewOf)).toEqual([undefined, undefined, 1, 4, undefined, undefined])
  expect(fewLeft(aProduct({ skuList: [] }))).toBeUndefined()
})

it('[stock-16] sizes say together how few are left, unless one is not counted or they are made of materials', () => {
  const sizes = (...list: Partial<Product['skuList'][number]>[]) =>
    fewLeft(
      aProduct({
        skuList: list.map(
          (one) => ({ ...aProduct().skuList[0], bmsProductMaterialList: [], ...one }) as Product['skuList'][number],
        ),
      }),
    ) // as: aProduct has a size
  expect(sizes({ stockNum: 1 }, { stockNum: 3 })).toBe(4)
  expect(sizes({ stockNum: 0 }, { stockNum: 3 })).toBe(3)
  expect(sizes({ stockNum: 2 }, { stockNum: 3 })).toBeUndefined()
  expect(sizes({ stockNum: 1 }, { stockNum: null })).toBeUndefined()
  expect(sizes({ stockNum: 0 }, { stockNum: 0 })).toBeUndefined()
  const milk = { materialId: 'milk', materialName: 'Milk', weight: 100 }
  expect(sizes({ stockNum: 1, bmsProductMaterialList: [milk] }, { stockNum: 3 })).toBeUndefined()
  expect(sizes({ stockNum: 1, bmsProductMaterialList: [milk] })).toBe(1)
})

it('only what comes in one size without options goes into the cart by one tap', () => {
  expect(isSimple(aProduct())).toBe(true)
  expect(isSimple(aProduct({ propertyList: [aProperty('ice')] }))).toBe(false)
  expect(isSimple(aCombo())).toBe(false)
  const { skuList } = aProduct()
  expect(isSimple(aProduct({ skuList: [...skuList, ...skuList] }))).toBe(false)
})
