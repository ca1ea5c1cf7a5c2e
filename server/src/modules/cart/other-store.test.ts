import { checkCart } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { expect, it } from 'vitest'
import { ask } from '../../../test/app.ts'
import * as build from '../../../test/build-shop.ts'
import { order } from '../../../test/order.ts'
import { app, openShop } from '../../../test/ordering.ts'

it('[ST-11] a cart of one store sent to another is judged by the other one’s menu, price and stock', async () => {
  const { corp, token, line, productId, skuId, storeId } = await openShop()
  const [closed, dear, empty] = [
    await build.buildStore(corp),
    await build.buildStore(corp),
    await build.buildStore(corp),
  ]
  await build.insertRow(corp, 'store_product', { store_id: closed, product_id: productId, is_sold: false })
  await build.insertRow(corp, 'store_sku', { store_id: dear, sku_id: skuId, price: 900 })
  await build.setStock(corp, empty, { kind: 2, itemId: skuId, available: 0 })
  await build.setStock(corp, storeId, { kind: 2, itemId: skuId, available: 5 })
  await build.bumpCatalog(corp)
  await app.corps.reload(corp)
  const send = (to: string) => order(app, { corp, token, storeId: to, lines: [line], payable: 500 })
  const there = await send(closed)
  expect(there).toMatchObject({ code: refusals.notSoldHere, data: { productId, productName: 'Tea' } })
  expect(await send(dear)).toMatchObject({ code: refusals.priceChanged, data: { payableTotal: 900 } })
  expect((await send(empty)).code).toBe(refusals.soldOut)
  expect((await send('nowhere')).code).toBe(refusals.storeUnknown)
  const body = { storeId: closed, productRequestList: [line] }
  const { data } = await ask(app, checkCart, { corp, token, body })
  expect(data.invalidList).toMatchObject([{ line: 0, productId, reason: 4 }])
  expect(await build.readStock(corp, storeId)).toEqual({ [skuId]: 5 })
  expect(await build.asCorp(corp, 'select 1 from customer_order')).toEqual([])
})
