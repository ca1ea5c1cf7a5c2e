import { listProducts } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import { expect, it } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildProduct, setStock } from '../../../test/build-shop.ts'
import { drafting } from '../../../test/drafting.ts'

const app = testApp()
const { publish, openMenu } = drafting(app)

/** A tea that is sold out, for which a brand names what can be taken instead. */
async function openTea() {
  const { corp, storeId, desk, productId, skuId } = await openMenu()
  const latte = await buildProduct(corp)
  const name = (...to: string[]) =>
    publish(desk, { kind: 'product', itemId: productId, fields: { substituteIdList: [[], to] } })
  await setStock(corp, storeId, { kind: 2, itemId: skuId, available: 0 })
  const shown = async () => {
    const { data } = await ask(app, listProducts, { corp, body: { storeId, pageSize: 100 } })
    return data.list.find((product) => product.productId === productId)
  }
  return { latteId: latte.productId, name, shown }
}

it('[stock-10] a brand names what can be taken instead, and the menu of a store without the product says it', async () => {
  const { latteId, name, shown } = await openTea()
  expect(await shown()).not.toHaveProperty('substituteIdList')
  expect((await name(latteId)).code).toBe(200)
  expect(await shown()).toMatchObject({ unavailableReason: 1, substituteIdList: [latteId] })
})

it('[stock-10] a brand names three at most, all of which are products of its own', async () => {
  const { latteId, name } = await openTea()
  expect((await name('no-such-product')).code).toBe(refusals.publishFault)
  expect((await name(latteId, latteId, latteId, latteId)).code).toBe(refusals.publishFault)
})
