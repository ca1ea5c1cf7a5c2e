import { priceAll } from '@tiffin/contract/marketing'
import { refusals } from '@tiffin/contract/refusals'
import { expect, it } from 'vitest'
import { ask } from '../../../test/app.ts'
import { buildProperty } from '../../../test/build-options.ts'
import * as build from '../../../test/build-shop.ts'
import { app, openShop } from '../../../test/ordering.ts'

it('a cart is priced line by line, and what is not on the menu or does not fit is named', async () => {
  const { corp, storeId, productId, skuId } = await openShop()
  await buildProperty(corp, productId, { name: 'ice', values: { much: 20, none: 0 } })
  await build.bumpCatalog(corp)
  await app.corps.reload(corp)
  const price = (line: ReturnType<typeof build.want>) =>
    ask(app, priceAll, { corp, body: { storeId, productRequestList: [line] } })
  const propertyValList = [{ propertyId: 'ice', propertyValueId: 'much' }]
  const { data } = await price(build.want(productId, skuId, { propertyValList }))
  expect(data).toMatchObject({ payableTotal: 520, productList: [{ productId, num: 1, price: 520 }] })
  expect(await price(build.want('never', 'never'))).toMatchObject({
    code: refusals.productUnknown,
    data: { productId: 'never' },
  })
  const field = { field: 'productRequestList', detail: `does not fit product ${productId}` }
  expect(await price(build.want(productId, skuId))).toMatchObject({
    code: refusals.inputInvalid,
    data: { fieldErrors: [field], productId, productName: 'Tea' },
  })
})
