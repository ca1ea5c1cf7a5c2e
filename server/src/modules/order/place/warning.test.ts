import { findOrder } from '@tiffin/contract/order'
import { saveAllergens } from '@tiffin/contract/profile'
import { listStoreOrders } from '@tiffin/contract/store'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { order } from '../../../../test/order.ts'
import { app, openShop } from '../../../../test/ordering.ts'

/** A cake of milk and egg that may have nuts, a tea of which everything is known, and a set of both. */
async function openBakery() {
  const shop = await openShop()
  const { corp, skuId: teaSku, productId: tea } = shop
  const material = (material_id: string, row: Record<string, unknown>) =>
    build.insertRow(corp, 'material', { material_id, name: '{}', allergens_known: true, ...row })
  await material('leaf', {})
  await material('milk', { contains: ['milk'] })
  await material('egg', { contains: ['eggs'], may_contain: ['nuts'] })
  await build.insertRow(corp, 'sku_material', { sku_id: teaSku, material_id: 'leaf', weight: 5000 })
  const cake = await build.buildProduct(corp, { uses: { milk: 50_000, egg: 1000 } })
  const plain = await build.buildProduct(corp)
  const set = await build.buildProduct(corp, { row: { product_type: 4 } })
  const group = {
    product_group_id: 'all',
    product_id: set.productId,
    name: '{}',
    is_fixed: true,
    min_num: 2,
    max_num: 2,
  }
  await build.insertRow(corp, 'package_group', group)
  for (const sku_id of [teaSku, cake.skuId])
    await build.insertRow(corp, 'package_item', { product_group_id: 'all', sku_id, max_num: 1 })
  await build.bumpCatalog(corp)
  await app.corps.reload(corp)
  const pick = (productId: string, skuId: string) => ({
    productGroupId: 'all',
    productId,
    skuId,
    num: 1,
    propertyValList: [],
  })
  const lines = {
    tea: build.want(tea, teaSku),
    cake: build.want(cake.productId, cake.skuId),
    plain: build.want(plain.productId, plain.skuId),
    set: build.want(set.productId, set.skuId, {
      ...{ productType: 4, packageProductList: [pick(tea, teaSku), pick(cake.productId, cake.skuId)] },
    }),
  }
  const avoid = (allergenList: string[], isTold: boolean) =>
    ask(app, saveAllergens, { ...shop, body: { allergenList, isTold } })
  const buy = async (...names: (keyof typeof lines)[]) =>
    (await order(app, { ...shop, lines: names.map((name) => lines[name]), payable: 500 * names.length })).data
  return { ...shop, avoid, buy }
}

const warningsOf = ({ productList }: { productList: readonly { warning?: unknown }[] }) =>
  productList.map(({ warning }) => warning)

describe('the lines of an order', () => {
  it('[food-7][food-8] say what they have of what the customer avoids, a set of all of its items', async () => {
    const { corp, storeId, token, avoid, buy } = await openBakery()
    await avoid(['nuts', 'milk'], true)
    const placed = await buy('tea', 'cake', 'plain', 'set')
    const ofCake = { containsList: ['milk'], mayContainList: ['nuts'], unknownList: [] }
    const expected = [
      undefined,
      ofCake,
      { containsList: [], mayContainList: [], unknownList: ['milk', 'nuts'] },
      ofCake,
    ]
    expect(warningsOf(placed)).toEqual(expected)
    const found = await ask(app, findOrder, { corp, token, body: { orderId: placed.orderId } })
    expect(warningsOf(found.data)).toEqual(expected)
    const staff = await build.buildEmployee(corp, storeId)
    const board = await ask(app, listStoreOrders, { corp, token: staff.token, body: {} })
    expect(board.data.list.map(warningsOf)).toEqual([expected])
  })

  it('[food-8] say nothing to the store unless the customer lets it read, and nothing that is not avoided', async () => {
    const { avoid, buy } = await openBakery()
    expect(warningsOf(await buy('cake'))).toEqual([undefined])
    await avoid(['milk'], false)
    expect(warningsOf(await buy('cake', 'set'))).toEqual([undefined, undefined])
    await avoid(['fish'], true)
    expect(warningsOf(await buy('cake'))).toEqual([undefined])
  })

  it('[food-8] stay as they were when the customer or the menu changes', async () => {
    const { corp, token, avoid, buy } = await openBakery()
    await avoid(['milk'], true)
    const placed = await buy('cake')
    await avoid([], false)
    await build.asCorp(corp, `update material set contains = '{}'`)
    await build.bumpCatalog(corp)
    const { data } = await ask(app, findOrder, { corp, token, body: { orderId: placed.orderId } })
    expect(warningsOf(data)).toMatchObject([{ containsList: ['milk'] }])
  })
})
