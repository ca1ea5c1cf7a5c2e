import { expect, it } from 'vitest'
import { stockKey, stockKind } from '../stock/check-stock.ts'
import { aProduct } from '../testing/products.ts'
import { simpleLine } from './selection.ts'
import { whyNotMore } from './why-not-more.ts'

const tea = aProduct()
const bun = aProduct({
  productId: 'bun',
  skuList: [{ ...aProduct().skuList[0], skuId: 'bun-s' }] as typeof tea.skuList,
})

const lineOf = (product: typeof tea, num: number) => {
  const line = simpleLine(product)
  if (line === undefined) throw new Error('it has nothing to choose')
  return { ...line, num }
}

it('[assist-6] other products can be added while one line is short of stock', () => {
  const stock = new Map([
    [stockKey(stockKind.sku, 'tea-s'), 1],
    [stockKey(stockKind.sku, 'bun-s'), 1],
  ])
  expect(whyNotMore([lineOf(tea, 2), lineOf(bun, 1)], bun, stock)).toBeUndefined()
  expect(whyNotMore([lineOf(tea, 2), lineOf(bun, 1)], tea, stock)).toEqual({ why: 'stock' })
  expect(whyNotMore([lineOf(bun, 2)], bun, stock)).toEqual({ why: 'stock' })
})
