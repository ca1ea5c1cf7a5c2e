import { expect, it } from 'vitest'
import { milk } from '../testing/lines.ts'
import { aProduct } from '../testing/products.ts'
import { stockKey, stockKind } from './check-stock.ts'
import { isSoldOut, leftOfSku } from './sold-out.ts'

const sku = stockKey(stockKind.sku, 'tea-s')
const grams = stockKey(stockKind.material, 'milk')

it.each([0, -1, -5000])('a sku or material whose stock was corrected to %i is sold out', (left) => {
  expect(isSoldOut(aProduct(), new Map([[sku, left]]))).toBe(true)
  const [only] = aProduct().skuList
  const latte = aProduct({ skuList: only ? [{ ...only, bmsProductMaterialList: [milk(150)] }] : [] })
  expect(isSoldOut(latte, new Map([[grams, left]]))).toBe(true)
  expect(leftOfSku({ skuId: 'tea-s', materials: [milk(150)] }, new Map([[grams, left]]))).toBe(0)
})

it('a sku without a count, or with one left, is not sold out', () => {
  expect(isSoldOut(aProduct(), new Map())).toBe(false)
  expect(isSoldOut(aProduct(), new Map([[sku, 1]]))).toBe(false)
})
