import { findProducts } from '@tiffin/contract/product'
import { expect, it } from 'vitest'
import { ask } from '../../../test/app.ts'
import { app, openShop } from '../../../test/ordering.ts'

it('[AV-21] a product that is asked for two hundred times in one call is answered once', async () => {
  const { corp, storeId, productId } = await openShop()
  const productIdList = [...Array.from({ length: 199 }, () => productId), 'nothing', 'nothing'].slice(0, 200)
  const { data } = await ask(app, findProducts, { corp, body: { storeId, productIdList } })
  expect(data.list.map((product) => product.productId)).toEqual([productId])
  expect(data.notFoundIdList).toEqual(['nothing'])
})
