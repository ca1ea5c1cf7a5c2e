import { searchProducts } from '@tiffin/contract/product'
import { expect, it } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { order } from '../../../test/order.ts'

/** A brand of two stores and ten products, of which a customer can order. */
async function openShop() {
  const app = testApp({ sessions: fakeSessions })
  const corp = await buildCorp()
  const shop = await build.buildShop(corp)
  const south = await build.buildStore(corp)
  const products: Awaited<ReturnType<typeof build.buildProduct>>[] = []
  for (let index = 0; index < 9; index++)
    products.push(await build.buildProduct(corp, { row: { name: `{"en-US": "Cake ${index}"}`, sort: index } }))
  await build.bumpCatalog(corp)
  const { token } = await build.buildCustomer(corp)
  const buy = async (index: number, storeId: string, num: number) => {
    const { productId = '', skuId = '' } = products[index] ?? {}
    const wish = { corp, token, storeId, lines: [build.want(productId, skuId, { num })], payable: 500 * num }
    const { orderId } = (await order(app, wish)).data
    await build.asCorp(corp, 'update customer_order set status = 20 where order_id = $1', [orderId])
    await build.asCorp(corp, 'update customer set unpaid_count = 0')
    return orderId
  }
  const hot = async (storeId: string): Promise<readonly string[]> =>
    (await ask(app, searchProducts, { corp, language: 'en-US', body: { keyword: '', storeId } })).data.hotKeywordList
  return { ...shop, corp, south, buy, hot }
}

it('[R-2.15] the words to search for are what each store sold most in a month, then the menu, eight in all', async () => {
  const { corp, storeId, south, buy, hot } = await openShop()
  await buy(8, storeId, 3)
  await buy(7, storeId, 1)
  await buy(6, south, 1)
  const isOld = (orderId: string, days: number) =>
    build.asCorp(corp, `update customer_order set submit_time = now() - $2 * interval '1 day' where order_id = $1`, [
      ...[orderId, days],
    ])
  await isOld(await buy(5, storeId, 9), 31)
  await isOld(await buy(4, storeId, 2), 29)
  const words = await hot(storeId)
  expect(words.slice(0, 3)).toEqual(['Cake 8', 'Cake 4', 'Cake 7'])
  expect(words).toHaveLength(8)
  expect(words[3]).not.toBe('Cake 5')
  expect((await hot(south))[0]).toBe('Cake 6')
})
