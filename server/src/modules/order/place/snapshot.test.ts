import { findOrder } from '@tiffin/contract/order'
import { expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import { buildPackage, buildProperty } from '../../../../test/build-options.ts'
import * as build from '../../../../test/build-shop.ts'
import { order } from '../../../../test/order.ts'
import { app, openShop } from '../../../../test/ordering.ts'

/** An order of a tea with ice, and of a set with an iced tea in it. */
async function openOrdered() {
  const shop = await openShop()
  const { corp, productId, skuId, token } = shop
  await buildProperty(corp, productId, { name: 'ice', values: { much: 20, none: 0 } })
  const set = await buildPackage(corp, [shop], 30)
  await build.bumpCatalog(corp)
  await app.corps.reload(corp)
  const chosen = (propertyValueId: string) => ({ propertyValList: [{ propertyId: 'ice', propertyValueId }] })
  const lines = [
    build.want(productId, skuId, { ...chosen('much') }),
    build.want(productId, skuId, { ...chosen('none') }),
    set.want([set.pick(shop, chosen('much'))]),
  ]
  const made = await order(app, { ...shop, lines, payable: 520 + 500 + 550 })
  const read = async (language: string) =>
    (await ask(app, findOrder, { corp, token, language, body: { orderId: made.data.orderId } })).data.productList
  return { ...shop, made, read }
}

it('a line keeps the names of its product, sku, options and choices in all languages, whatever becomes of the menu', async () => {
  const { corp, productId, skuId, made, read } = await openOrdered()
  expect(made.code).toBe(200)
  for (const table of ['product', 'sku', 'property', 'property_value'])
    await build.asCorp(corp, `update ${table} set name = '{"en-US": "Renamed", "zh-CN": "Renamed"}'`)
  await build.bumpCatalog(corp)
  await app.corps.reload(corp)
  const value = (propertyValueId: string, price: number, suffix: string) => ({
    ...{
      propertyId: 'ice',
      propertyName: `ice${suffix}`,
      propertyValueId,
      propertyValue: `${propertyValueId}${suffix}`,
    },
    ...{ price, bmsProductMaterialList: [] },
  })
  for (const [language, suffix] of [
    ['en-US', ''],
    ['zh-CN', ' (zh)'],
  ] as const)
    expect(await read(language)).toMatchObject([
      { productName: 'Tea', skuName: 'Regular', price: 520, propertyValList: [value('much', 20, suffix)] },
      { productName: 'Tea', skuName: 'Regular', price: 500, propertyValList: [value('none', 0, suffix)] },
      {
        ...{ productName: 'Tea', skuName: 'Regular', propertyValList: [] },
        packageProductList: [
          {
            ...{
              productId,
              productName: 'Tea',
              skuId,
              skuName: 'Regular',
              increasePrice: 30,
              propertyPrice: 20,
              num: 1,
            },
            propertyValList: [value('much', 20, suffix)],
          },
        ],
      },
    ])
})

it('[kitchen-2] a line keeps which of its options come when nobody chooses', async () => {
  const { made, read } = await openOrdered()
  expect(made.code).toBe(200)
  const [usual, unusual, set] = await read('en-US')
  expect(usual?.propertyValList).toMatchObject([{ propertyValueId: 'much', isUsual: true }])
  expect(unusual?.propertyValList).toMatchObject([{ propertyValueId: 'none', isUsual: false }])
  expect(set?.packageProductList[0]?.propertyValList).toMatchObject([{ propertyValueId: 'much', isUsual: true }])
})
