import { expect, it } from 'vitest'
import type { Product } from '../catalog/product.ts'
import { aCombo, aProduct, aProperty } from '../testing/products.ts'
import { stockKey, stockKind } from './check-stock.ts'
import { stockOf } from './stock-of.ts'

const product = (skuId: string, stockNum: number | null, items: [skuId: string, stockNum: number | null][] = []) =>
  // Only what the map reads.
  ({
    skuList: [{ skuId, stockNum }],
    propertyList: [],
    packageGroupList: [{ itemList: items.map(([id, num]) => ({ skuId: id, stockNum: num, propertyList: [] })) }],
  }) as unknown as Product

it('[R-3.4] a store’s stock holds skus in units and materials in thousandths; what is not limited stays so', () => {
  const stock = stockOf(
    [product('tea', 3), product('cake', null)],
    [
      { materialId: 'milk', materialName: 'Milk', total: 0.3 },
      { materialId: 'water', materialName: 'Water', total: null },
    ],
  )
  expect(stock.get(stockKey(stockKind.sku, 'tea'))).toBe(3)
  expect(stock.get(stockKey(stockKind.sku, 'cake'))).toBeNull()
  expect(stock.get(stockKey(stockKind.material, 'milk'))).toBe(300)
  expect(stock.get(stockKey(stockKind.material, 'water'))).toBeNull()
})

it('an item sold in packages only counts as well, and the product’s own figure wins', () => {
  const stock = stockOf(
    [
      product('combo', null, [
        ['tart', 2],
        ['tea', 9],
      ]),
      product('tea', 3),
      product('set', null, [['tea', 9]]),
    ],
    [],
  )
  expect(stock.get(stockKey(stockKind.sku, 'tart'))).toBe(2)
  expect(stock.get(stockKey(stockKind.sku, 'tea'))).toBe(3)
})

it('[stock-5] of an option that is sold out there is nothing, of a product by itself and of one in a set', () => {
  const ice = aProperty('ice', { soldOutList: ['ice-1'] })
  const set = aCombo()
  const [group] = set.packageGroupList
  if (group)
    group.itemList = group.itemList.map((item) => ({
      ...item,
      propertyList: [aProperty('size', { soldOutList: ['size-0'] })],
    }))
  const stock = stockOf([aProduct({ propertyList: [ice] }), set], [])
  expect(['ice-0', 'ice-1', 'size-0'].map((id) => stock.get(stockKey(stockKind.option, id)))).toEqual([undefined, 0, 0])
})
