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

it('[limit-6] says that an order or a day has enough of a product, and how much that is', () => {
  const perOrder = aProduct({ perOrderLimit: 2 })
  expect(whyNotMore([lineOf(perOrder, 3)], perOrder, new Map())).toEqual({ why: 'perOrder', limit: 2 })
  expect(whyNotMore([lineOf(perOrder, 2)], perOrder, new Map())).toBeUndefined()
  const daily = aProduct({ dailyLimit: 2 })
  expect(whyNotMore([lineOf(daily, 3)], daily, new Map())).toEqual({ why: 'daily', limit: 2 })
})

it('[assist-6] a product that is short is short, also while another line is', () => {
  const stock = new Map(['tea-s', 'bun-s'].map((skuId) => [stockKey(stockKind.sku, skuId), 1]))
  expect(whyNotMore([lineOf(tea, 2), lineOf(bun, 2)], bun, stock)).toEqual({ why: 'stock' })
})
