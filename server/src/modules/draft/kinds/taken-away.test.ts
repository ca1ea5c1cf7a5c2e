import { findMenuItem } from '@tiffin/contract/desk/menu'
import { listProducts } from '@tiffin/contract/product'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { created, drafting, type Edit, named } from '../../../../test/drafting.ts'

const app = testApp()
const { publish, openMenu } = drafting(app)

const gone = (kind: Edit['kind'], itemId: string): Edit => ({ kind, itemId, op: 'archive' })
type Menu = Awaited<ReturnType<typeof openMenu>>

const teaOf = async ({ corp, storeId, productId }: Menu) => {
  const { data } = await ask(app, listProducts, { corp, body: { storeId, pageSize: 100 } })
  return data.list.find((product) => product.productId === productId)
}

test('[draft-6] a difference of a store that is taken away is none: the store sells what the brand sells', async () => {
  const menu = await openMenu()
  const difference = `${menu.storeId}.${menu.productId}`
  await publish(menu.desk, created('storeProduct', difference, { isSold: false }))
  expect(await teaOf(menu)).toMatchObject({ unavailableReason: 4 })
  expect((await publish(menu.desk, gone('storeProduct', difference))).code).toBe(200)
  expect((await teaOf(menu))?.unavailableReason).not.toBe(4)
})

test('[price-12] a price that is taken out of a list is the brand’s again', async () => {
  const menu = await openMenu()
  const { desk, storeId, skuId } = menu
  const priced = created('priceListSku', `airport.${skuId}`, { price: 650 })
  const given = created('storePriceList', storeId, { priceListId: 'airport' })
  await publish(desk, created('priceList', 'airport', { name: 'Airport' }), priced, given)
  expect((await teaOf(menu))?.skuList[0]?.price).toBe(650)
  await publish(desk, gone('priceListSku', `airport.${skuId}`))
  expect((await teaOf(menu))?.skuList[0]?.price).toBe(500)
})

test('the choices of a set are changed, and go with the set', async () => {
  const { desk, skuId } = await openMenu()
  const groups = (maxNum: number) => [
    { productGroupId: 'g', name: named('Tea'), isFixed: false, minNum: 1, maxNum, itemList: [{ skuId }] },
  ]
  await publish(
    desk,
    created('category', 'sets', { name: named('Sets') }),
    created('product', 'set', { categoryId: 'sets', name: named('Set'), productType: 4 }),
    created('sku', 'set-1', { productId: 'set', price: 900 }),
    created('package', 'set', { groupList: groups(1) }),
  )
  const choices = async () => {
    const { data } = await ask(app, findMenuItem, { ...desk, body: { kind: 'product', itemId: 'set' } })
    return data.partList.filter(({ kind }) => kind === 'package').map(({ fields }) => fields.groupList)
  }
  const [before] = await choices()
  const changed: Edit = { kind: 'package', itemId: 'set', fields: { groupList: [before ?? null, groups(2)] } }
  expect((await publish(desk, changed)).code).toBe(200)
  expect(await choices()).toMatchObject([groups(2)])
  const single: Edit = { kind: 'product', itemId: 'set', fields: { productType: [4, 1] } }
  expect((await publish(desk, gone('package', 'set'), single)).code).toBe(200)
  expect(await choices()).toEqual([])
})
