import { cancelOrder, listOrders } from '@tiffin/contract/order'
import { expect, it } from 'vitest'
import { ask } from '../../../test/app.ts'
import * as build from '../../../test/build-shop.ts'
import { order } from '../../../test/order.ts'
import { app, openShop } from '../../../test/ordering.ts'

async function openOrdered() {
  const shop = await openShop()
  const { corp, token, storeId, line } = shop
  const made: string[] = []
  for (let count = 0; count < 3; count++)
    made.unshift((await order(app, { corp, token, storeId, lines: [line], payable: 500 })).data.orderId)
  return { ...shop, made }
}

it('[R-7.20] a customer’s orders are listed a page at a time, the newest first, with how many there are in all', async () => {
  const { corp, token, made } = await openOrdered()
  const page = async (pageIndex: number, pageSize: number) => {
    const { data } = await ask(app, listOrders, { corp, token, body: { pageIndex, pageSize } })
    return [data.list.map(({ orderId }) => orderId), data.total, data.hasMore]
  }
  const [first, second, third] = made
  expect([await page(1, 1), await page(2, 1), await page(3, 1), await page(5, 1)]).toEqual([
    ...[[first], [second], [third]].map((ids, index) => [ids, 3, index < 2]),
    [[], 3, false],
  ])
  expect([await page(2, 2), await page(1, 3)]).toEqual([
    [[third], 3, false],
    [made, 3, false],
  ])
})

it('a cancelled order is answered whole', async () => {
  const { corp, token, made, productId } = await openOrdered()
  const { data } = await ask(app, cancelOrder, { corp, token, body: { orderId: made[0] ?? '' } })
  expect(data).toMatchObject({ status: 60, productList: [{ productId, num: 1 }] })
  expect(await build.asCorp(corp, 'select status from customer_order where order_id = $1', [made[0]])).toEqual([
    { status: 60 },
  ])
})
