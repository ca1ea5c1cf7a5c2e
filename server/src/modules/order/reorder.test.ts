import { deleteOrder, findOrder, reorder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../test/app.ts'
import * as build from '../../../test/build-shop.ts'
import { order } from '../../../test/order.ts'
import { app, openShop } from '../../../test/ordering.ts'

/** A customer who has ordered a tea and two cakes. */
async function openOrdered() {
  const shop = await openShop()
  const { corp, token, storeId, line } = shop
  const cake = await build.buildProduct(corp, { price: 300, row: { name: '{"en-US": "Cake", "zh-CN": "Cake"}' } })
  await change(corp, 'select 1')
  const lines = [line, build.want(cake.productId, cake.skuId, { num: 2 })]
  const { data } = await order(app, { corp, token, storeId, lines, payable: 1100 })
  const again = (body: Record<string, unknown> = {}, as = token) =>
    ask(app, reorder, { corp, token: as, body: { orderId: data.orderId, ...body } })
  return { ...shop, cake, orderId: data.orderId, again }
}

async function change(corp: string, text: string, values: unknown[] = []): Promise<void> {
  await build.asCorp(corp, text, values)
  await build.bumpCatalog(corp)
  await app.corps.reload(corp)
}

describe('[OR-07] ordering again', () => {
  it('[R-4.20] answers the lines at today’s prices and leaves the order as it was', async () => {
    const { again, corp, cake, storeId, token, orderId } = await openOrdered()
    await change(corp, 'update sku set price = 350 where sku_id = $1', [cake.skuId])
    const { code, data } = await again()
    expect(code).toBe(200)
    expect(data.storeId).toBe(storeId)
    expect(data.list.map(({ num, price }) => [num, price])).toEqual([
      [1, 500],
      [2, 350],
    ])
    expect([data.removedList, data.cutList]).toEqual([[], []])
    const { data: old } = await ask(app, findOrder, { corp, token, body: { orderId } })
    expect(old.productList.map(({ price }) => price)).toEqual([500, 300])
  })

  it.each([
    ['off the shelf', 'update product set launch_status = 0 where product_id = $1', 2],
    ['not on sale', 'update product set sale_status = 0 where product_id = $1', 3],
    ['without its size', `update sku set sku_id = 'new-' || sku_id where product_id = $1`, 4],
  ])('[R-4.20][R-8.13] names what is %s and leaves it out', async (_what, text, reason) => {
    const { again, corp, cake, line } = await openOrdered()
    await change(corp, text, [cake.productId])
    const { data } = await again()
    expect(data.list.map(({ productId }) => productId)).toEqual([line.productId])
    expect(data.removedList).toEqual([{ productId: cake.productId, productName: 'Cake', reason }])
  })

  it('[R-4.20][R-8.13] comes to nothing when everything has gone', async () => {
    const { again, corp } = await openOrdered()
    await change(corp, 'update product set launch_status = 0')
    const { code, data } = await again()
    expect([code, data.list, data.removedList.length]).toEqual([200, [], 2])
  })

  it('[R-4.20] cuts to the limits of today and says so', async () => {
    const { again, corp, cake } = await openOrdered()
    await change(corp, 'update product set per_order_limit = 1 where product_id = $1', [cake.productId])
    const { data } = await again()
    expect(data.list.map(({ num }) => num)).toEqual([1, 1])
    expect(data.cutList).toEqual([{ productId: cake.productId, productName: 'Cake', wanted: 2, num: 1 }])
  })

  it('[R-4.20] may be asked for another store, by the menu of that store', async () => {
    const { again, corp, cake, storeId } = await openOrdered()
    const other = await build.buildStore(corp)
    await build.insertRow(corp, 'store_sku', { store_id: other, sku_id: cake.skuId, price: 280 })
    await change(corp, 'select 1')
    const { data } = await again({ storeId: other })
    expect(data.storeId).toBe(other)
    expect(data.list[1]?.price).toBe(280)
    expect((await again()).data.storeId).toBe(storeId)
    expect((await again({ storeId: 'nowhere' })).code).toBe(refusals.storeUnknown)
  })

  it('[R-4.20][R-4.10] is possible in every state, and not once the customer has deleted the order', async () => {
    const { again, corp, token, orderId } = await openOrdered()
    for (const status of [10, 20, 30, 40, 50, 60, 70, 80]) {
      await build.asCorp(corp, 'update customer_order set status = $1', [status])
      expect([status, (await again()).code]).toEqual([status, 200])
      const { data } = await ask(app, findOrder, { corp, token, body: { orderId } })
      expect(data.allowActions).toContain('reorder')
    }
    await ask(app, deleteOrder, { corp, token, body: { orderId } })
    expect((await again()).code).toBe(refusals.orderUnknown)
  })
})
